import type { EntryStatus, GuestListEntry } from '../../domain/guest-list/guest-list.ts';
import type { Household } from '../../domain/replies/household.ts';
import { getHouseholdName } from '../../domain/replies/household-names.ts';
import { toast } from '../../ui/toasts.ts';
import { PageSection } from '../components/page.tsx';
import { TextButton } from '../components/text-button.tsx';
import { formatCount } from '../format-count.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { formatAttendance } from '../household/format-reply.ts';
import { useHouseholdSheet } from '../household/household-sheet.tsx';
import { useMatchDecision } from './guest-list-mutations.ts';
import styles from './guest-row.module.css';
import { GuestRow, MatchSuggestion } from './guest-row.tsx';

type SectionProps<Status> = { entries: Status[]; onOpen: (entry: GuestListEntry) => void };

/** Entries without a reply, with the households that may be theirs. */
export function NoReplySection({ entries, onOpen }: SectionProps<EntryStatus>) {
  const addresses = [...new Set(entries.flatMap(({ entry }) => entry.emails))];
  const withoutAddress = entries.filter(({ entry }) => entry.emails.length === 0).length;
  return (
    <PageSection
      id="no-reply"
      title="No reply yet"
      note={
        addresses.length > 0 && (
          <TextButton onClick={() => void copyAddresses(addresses, withoutAddress)}>
            Copy all email addresses
          </TextButton>
        )
      }
    >
      {entries.length === 0 ? (
        <p className={styles.empty}>Everyone on your list has replied.</p>
      ) : (
        <ul className={styles.rows}>
          {entries.map(({ entry, suggestions }) => (
            <GuestRow
              key={entry.id}
              entry={entry}
              onOpen={onOpen}
              detail={joinFacts(entry.emails.join(', ') || 'No email address', entry.note)}
            >
              {suggestions.map((key) => (
                <MatchSuggestion key={key} entry={entry} householdKey={key} />
              ))}
            </GuestRow>
          ))}
        </ul>
      )}
    </PageSection>
  );
}

async function copyAddresses(addresses: string[], withoutAddress: number) {
  try {
    await navigator.clipboard.writeText(addresses.join(', '));
    const copied = `${formatCount(addresses.length, 'email address', 'email addresses')} copied. Paste them into the Bcc field.`;
    const missing = `${formatCount(withoutAddress, 'guest has', 'guests have')} no email address.`;
    toast('Copied', withoutAddress > 0 ? `${copied} ${missing}` : copied);
  } catch {
    toast(
      'Not copied',
      'This browser does not allow copying. Download the list “No reply yet” from Data instead.',
      'destructive',
    );
  }
}

/** Households that replied and are not on the guest list. */
export function NotOnListSection({ keys }: { keys: string[] }) {
  const { households, wedding } = useGuestData();
  const { openHousehold } = useHouseholdSheet();
  const listed = new Set(keys);
  const notOnList = households.filter(({ key }) => listed.has(key));
  return (
    <PageSection id="not-on-list" title="Not on your list">
      {notOnList.length === 0 ? (
        <p className={styles.empty}>Every reply is from a guest on your list.</p>
      ) : (
        <ul className={styles.rows}>
          {notOnList.map((household) => (
            <li key={household.key} className={styles.row}>
              <p className={styles.name}>{getHouseholdName(household)}</p>
              <div className={styles.detail}>
                {formatAttendance(household.current, wedding.events)}
                {household.current.email && ` · ${household.current.email}`}
              </div>
              <p className={styles.action}>
                <TextButton
                  aria-label={`Open the reply of ${getHouseholdName(household)}`}
                  onClick={() => openHousehold(household.key)}
                >
                  Open
                </TextButton>
              </p>
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  );
}

export type RepliedEntry = EntryStatus & { household: string };

/** Entries with a reply. */
export function RepliedSection({ entries, onOpen }: SectionProps<RepliedEntry>) {
  const byKey = new Map(useGuestData().households.map((household) => [household.key, household]));
  return (
    <PageSection id="replied" title="Replied">
      {entries.length === 0 ? (
        <p className={styles.empty}>Nobody on your list has replied yet.</p>
      ) : (
        <ul className={styles.rows}>
          {entries.map((status) => {
            const household = byKey.get(status.household);
            if (!household) return null;
            return (
              <GuestRow
                key={status.entry.id}
                entry={status.entry}
                onOpen={onOpen}
                detail={<RepliedDetail status={status} household={household} />}
              />
            );
          })}
        </ul>
      )}
    </PageSection>
  );
}

const MATCH_LABELS = {
  couple: 'matched by you',
  email: 'matched by email',
  name: 'matched by name',
} as const;

function RepliedDetail({ status, household }: { status: RepliedEntry; household: Household }) {
  const { events } = useGuestData().wedding;
  const { openHousehold } = useHouseholdSheet();
  const { isPending, mutate } = useMatchDecision();
  const { entry, matchedBy } = status;
  const name = getHouseholdName(household);
  const matchLabel = matchedBy && MATCH_LABELS[matchedBy];
  return (
    <div className={styles.match}>
      <TextButton onClick={() => openHousehold(household.key)}>{name}</TextButton>
      <span>{joinFacts(formatAttendance(household.current, events), matchLabel, entry.note)}</span>
      <TextButton
        disabled={isPending}
        aria-label={`Wrong match: ${entry.name} is not ${name}`}
        onClick={() =>
          mutate({
            entryId: entry.id,
            household: household.key,
            isMatch: false,
            entryName: entry.name,
            householdName: name,
          })
        }
      >
        Wrong match?
      </TextButton>
    </div>
  );
}

function joinFacts(...facts: (string | null)[]): string {
  return facts.filter(Boolean).join(' · ');
}
