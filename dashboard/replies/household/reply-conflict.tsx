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
  const { current, withdrawn } = theirs;
  const versions = { saved: current, mine };
  const differences = listDifferences(initial, versions, wedding);

  const lead =
    differences.length > 0
      ? 'Your changes are not saved yet. Choose which version to keep. Versions that were saved before stay in the history.'
      : 'The saved reply is the same as yours, so there is nothing to save.';
  return (
    <ConflictForm
      title="This reply changed while you were editing it"
      lead={
        withdrawn
          ? `${lead} The reply was withdrawn and stays withdrawn until you restore it.`
          : lead
      }
      differences={differences}
      error={error}
      onSave={(own) => onSave(mergeReplies(versions, own))}
      onBack={onBack}
    />
  );
}
