import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { LIST_FILES } from '../../domain/lists/list-table.ts';

type Props = {
  list: string;
  /** For screen readers: the name of the list. */
  title: string;
};

/** Links that download a list in each format. */
export function ListFiles({ list, title }: Props) {
  const { downloadAs } = getMessages('lists');
  return LIST_FILES.map(({ ending, format }) => (
    <a
      key={ending}
      href={`/host/api/exports/${list}.${ending}`}
      download
      aria-label={downloadAs(title, format)}
    >
      {format}
    </a>
  ));
}
