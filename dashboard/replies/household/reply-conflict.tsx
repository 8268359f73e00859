import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import type { Household } from '../../../domain/replies/household.ts';
import type { Reply } from '../../../domain/replies/reply.ts';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { ConflictForm } from '../../ui/conflict-form.tsx';
import { listDifferences, mergeReplies } from './reply-differences.ts';

type Props = {
  /** The reply when the couple started editing. */
  initial: Reply;
  mine: Reply;
  theirs: Household;
  error: string | undefined;
  onSave: (reply: Reply) => Promise<void>;
  onBack: () => void;
};

/** The reply changed while the couple was editing it. */
export function ReplyConflict({ initial, mine, theirs, error, onSave, onBack }: Props) {
  const { wedding } = useGuestData();
  const texts = getMessages('replies');
  const { current, withdrawn } = theirs;
  const versions = { saved: current, mine };
  const differences = listDifferences(initial, versions, wedding);

  return (
    <ConflictForm
      noun="reply"
      note={[differences.length > 0 && texts.earlierVersionsStay, withdrawn && texts.staysWithdrawn]
        .filter(Boolean)
        .join(' ')}
      differences={differences}
      error={error}
      onSave={(own) => onSave(mergeReplies(versions, own))}
      onBack={onBack}
    />
  );
}
