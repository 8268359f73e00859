import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { TextButton } from '../ui/text-button.tsx';
import { useCreateMailing, useMailings } from './mailing-queries.ts';

type Props = {
  /** Their ids. */
  questions: string[];
  /** For screen readers: what the reminder is about. */
  about: string;
};

/** Begins a reminder to guests who have not answered the questions. Absent on a site that sends no emails. */
export function RemindButton({ questions, about }: Props) {
  const { data: overview } = useMailings();
  const create = useCreateMailing();
  if (!overview) return null;
  const { labelled, remind } = getMessages('emails');
  return (
    <TextButton
      aria-label={labelled(remind, about)}
      disabled={create.isPending}
      onClick={() => create.mutate({ kind: 'reminder', questions })}
    >
      {remind}
    </TextButton>
  );
}
