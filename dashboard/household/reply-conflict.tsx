import {
  copyFields,
  getChanges,
  getField,
  type Household,
  type HouseholdReply,
  type ReplyField,
} from '../../domain/replies/household.ts';
import { ConflictForm } from '../components/conflict-form.tsx';
import { useGuestData } from '../guest-data/guest-data.ts';
import { formatValue, getFieldLabel } from './format-reply.ts';
import { composeFromPeople, hasOwnEvents } from './reply-schema.ts';

/** The fields that follow from what each person said. */
const FROM_PEOPLE = /^(event:|guest)/;

type Props = {
  /** The reply when the couple started editing. */
  initial: HouseholdReply;
  mine: HouseholdReply;
  theirs: Household;
  error: string | undefined;
  onSave: (reply: HouseholdReply) => Promise<void>;
  onBack: () => void;
};

/** The reply changed while the couple was editing it. */
export function ReplyConflict({ initial, mine, theirs, error, onSave, onBack }: Props) {
  const { wedding } = useGuestData();
  const { current, withdrawn } = theirs;
  const isPerPerson = hasOwnEvents(mine) && hasOwnEvents(current);
  const differences = getChanges(current, mine)
    .filter(({ field }) => !isPerPerson || !FROM_PEOPLE.test(field))
    .map(({ field, before, after }) => ({
      field,
      label: getFieldLabel(field, wedding, mine),
      saved: formatValue(field, before, wedding),
      yours: formatValue(field, after, wedding),
      isEdited: getField(mine, field) !== getField(initial, field),
    }));

  function save(own: ReplyField[]) {
    const reply = copyFields(current, mine, own);
    return onSave(hasOwnEvents(reply) ? composeFromPeople(reply, wedding) : reply);
  }

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
      onSave={save}
      onBack={onBack}
    />
  );
}
