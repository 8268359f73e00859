import type { Household } from '../../domain/replies/household.ts';
import { getHouseholdName } from '../../domain/replies/names.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { formatAttendance } from '../replies/household/format-reply.ts';
import { useHouseholdSheet } from '../replies/household/household-sheet-provider.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { useMatchDecision } from './guest-list-mutations.ts';
import type { HouseholdRow } from './household-filters.ts';

type Props = { row: HouseholdRow; reply: Household };

/** The reply in a household's row. A match by name only is asked about; any other can be ended in the reply. */
export function HouseholdReply({ row, reply }: Props) {
  const { events } = useGuestData().wedding;
  const { openHousehold } = useHouseholdSheet();
  const { isPending, mutate } = useMatchDecision();
  const { entry, matchedBy } = row.status;
  const name = getHouseholdName(reply);
  const decide = (isMatch: boolean) =>
    mutate({
      ...{ householdId: entry.id, household: reply.key, isMatch },
      ...{ listedName: entry.name, householdName: name },
    });
  const attendance = formatAttendance(reply.current, events);
  return (
    <>
      <button
        type="button"
        className="bare"
        aria-label={`${attendance}: open the reply of ${name}`}
        onClick={() => openHousehold(reply.key)}
      >
        {attendance}
      </button>
      {matchedBy === 'name' && (
        <span className="block small">
          {name}, matched by name only
          <TextButton
            disabled={isPending}
            aria-label={`Right match: ${entry.name} is ${name}`}
            onClick={() => decide(true)}
          >
            Right
          </TextButton>
          <TextButton
            disabled={isPending}
            aria-label={`Wrong match: ${entry.name} is not ${name}`}
            onClick={() => decide(false)}
          >
            Wrong
          </TextButton>
        </span>
      )}
    </>
  );
}
