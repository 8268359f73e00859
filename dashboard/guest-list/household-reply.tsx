import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { Household } from '../../domain/replies/household.ts';
import { getHouseholdName } from '../../domain/replies/names.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { formatAttendance } from '../replies/household/format-reply.ts';
import { useHouseholdSheet } from '../replies/household/household-sheet-provider.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { useMatchDecision } from './guest-list-mutations.ts';
import type { HouseholdRow } from './household-filters.ts';

type Props = { row: HouseholdRow; reply: Household };

/** The reply in a household's row. A match by name only is asked about; any other can be ended in the reply. */
export function HouseholdReply({ row, reply }: Props) {
  const texts = getMessages('guestList');
  const { events, locale } = useGuestData().wedding;
  const { formatDay } = createDateFormats(locale);
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
        aria-label={texts.readReply(attendance, name)}
        onClick={() => openHousehold(reply.key)}
      >
        {attendance}
      </button>
      <span className="soft"> · {formatDay(reply.lastAt)}</span>
      {matchedBy === 'name' && (
        <span className="block small">
          {texts.matchedByName(name)}
          <TextButton
            disabled={isPending}
            aria-label={texts.rightMatch(entry.name, name)}
            onClick={() => decide(true)}
          >
            {texts.right}
          </TextButton>
          <TextButton
            disabled={isPending}
            aria-label={texts.wrongMatch(entry.name, name)}
            onClick={() => decide(false)}
          >
            {texts.wrong}
          </TextButton>
        </span>
      )}
    </>
  );
}
