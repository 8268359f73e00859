import { getMessages } from '../dashboard/messages/messages.ts';
import { mapInSteps, type Pausable } from '../pausable.ts';
import { LIST_FILES, type List } from './list-table.ts';

/** On paper, a table with more columns needs the long side. */
const MAX_PORTRAIT_COLUMNS = 6;

type Sheet = {
  /** The id of the sheet. */
  name: string;
  list: List;
  heading: 'h1' | 'h2';
  /** Whose list it is, and of which time. */
  source: string;
  /** The path of the list's files without their ending, if the sheet offers them. */
  files?: string;
};

type Child<Element> = Element | string | number | null | Child<Element>[];

/** React's in the dashboard, Hono's on the page of a share link. Both escape text. */
type CreateElement<Element> = (
  tag: string,
  attributes: Record<string, string | number | boolean | undefined> | null,
  ...children: Child<Element>[]
) => Element;

/** A list to read and to print, with the classes of list-sheet.css. */
export function* renderListSheet<Element>(
  h: CreateElement<Element>,
  { name, list, heading, source, files }: Sheet,
): Pausable<Element> {
  const { empty, headings, rows, summary, title } = list;
  const titleId = `${name}-title`;
  const isWide = headings.length > MAX_PORTRAIT_COLUMNS;
  const body = yield* mapInSteps(rows, ({ key, cells }) =>
    h('tr', { key }, ...cells.map((cell) => h('td', null, cell))),
  );
  const toLink = ({ ending, format }: (typeof LIST_FILES)[number]) => {
    const label = getMessages('lists').downloadAs(title, format);
    return h('a', { href: `${files}.${ending}`, download: true, 'aria-label': label }, format);
  };
  const table = () =>
    h(
      'table',
      null,
      h('thead', null, h('tr', null, ...headings.map((text) => h('th', { scope: 'col' }, text)))),
      h('tbody', null, body),
    );
  return h(
    'section',
    {
      className: 'list-sheet',
      id: name,
      'data-wide': isWide || undefined,
      'aria-labelledby': titleId,
    },
    h('p', { className: 'sheet-source' }, source),
    h(heading, { className: 'sheet-title', id: titleId }, title),
    files === undefined ? null : h('p', { className: 'sheet-files' }, ...LIST_FILES.map(toLink)),
    h('ul', { className: 'sheet-summary' }, ...summary.map((line) => h('li', null, line))),
    rows.length === 0
      ? h('p', { className: 'sheet-empty' }, empty)
      : // The keyboard must reach a scrolling area.
        h(
          'div',
          { className: 'sheet-scroll', role: 'group', tabIndex: 0, 'aria-labelledby': titleId },
          table(),
        ),
  );
}
