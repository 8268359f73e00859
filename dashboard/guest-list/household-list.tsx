import { memo, useCallback } from 'react';
import type { GuestData } from '../../domain/dashboard/dashboard-api.ts';
import { type GuestListHousehold, getInvitedCount } from '../../domain/guest-list/guest-list.ts';
import { composeHouseholdName } from '../../domain/guest-list/guest-list-people.ts';
import type { Household } from '../../domain/replies/household.ts';
import { getHouseholdName } from '../../domain/replies/names.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { formatAttendance } from '../replies/household/format-reply.ts';
import { useHouseholdSheet } from '../replies/household/household-sheet-provider.tsx';
import { formatNumber } from '../ui/format-count.ts';
import { useInfiniteScroll } from '../ui/infinite-scroll.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { formatInvitedTo, formatPeople } from './format-household.ts';
import { useMatchDecision } from './guest-list-mutations.ts';
import type { HouseholdRow } from './household-filters.ts';
import styles from './household-list.module.css';

type Props = {
  /** The rows that pass the filters. */
  rows: readonly HouseholdRow[];
  /** Changes with the filters. */
  filter: unknown;
  selected: ReadonlySet<number>;
  onSelect: (update: (selected: ReadonlySet<number>) => ReadonlySet<number>) => void;
  onOpen: (entry: GuestListHousehold) => void;
};

/** The households that pass the filters, to open and to select. */
export function HouseholdList({ rows, filter, selected, onSelect, onOpen }: Props) {
  const { events } = useGuestData().wedding;
  const [visibleRows, sentinel] = useInfiniteScroll(rows, filter);
  const ids = rows.map(({ status }) => status.entry.id);
  const isAllSelected = ids.length > 0 && ids.every((id) => selected.has(id));
  const toggle = useCallback(
    (id: number, isChecked: boolean) =>
      onSelect((before) => {
        const after = new Set(before);
        if (isChecked) after.add(id);
        else after.delete(id);
        return after;
      }),
    [onSelect],
  );

  function toggleAll(isChecked: boolean) {
    onSelect((before) =>
      isChecked ? before.union(new Set(ids)) : before.difference(new Set(ids)),
    );
  }

  return (
    <>
      <label className={`option soft ${styles.selectAll}`}>
        <input
          type="checkbox"
          checked={isAllSelected}
          onChange={({ target }) => toggleAll(target.checked)}
        />
        Select all {formatNumber(ids.length)}
      </label>
      <ul className="rows" aria-label="Households">
        {visibleRows.map((row) => (
          <Row
            key={row.status.entry.id}
            row={row}
            events={events}
            isSelected={selected.has(row.status.entry.id)}
            onToggle={toggle}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {sentinel}
    </>
  );
}

type RowProps = {
  row: HouseholdRow;
  events: GuestData['wedding']['events'];
  isSelected: boolean;
  onToggle: (id: number, isChecked: boolean) => void;
  onOpen: (entry: GuestListHousehold) => void;
};

const Row = memo(function Row({ row, events, isSelected, onToggle, onOpen }: RowProps) {
  const { entry } = row.status;
  const { code, id, name, note, people, phone, tags } = entry;
  const count = getInvitedCount(entry);
  // 'Anna & Marco Rossi' says it already.
  const isInName =
    composeHouseholdName(people) === name && !people.some((one) => one.isGuest || one.isChild);
  return (
    <li className={styles.row} data-selected={isSelected || undefined}>
      <label className={`option ${styles.select}`}>
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={isSelected}
          onChange={({ target }) => onToggle(id, target.checked)}
        />
      </label>
      <p className="name">
        <button type="button" className="bare name" onClick={() => onOpen(entry)}>
          {name}
        </button>
        {count > 1 && <small>household of {count}</small>}
      </p>
      <div className={`soft ${styles.detail}`}>
        {row.reply ? <Reply row={row} reply={row.reply} /> : <p>No reply yet</p>}
        <p>
          {joinFacts(
            !isInName && formatPeople(people),
            entry.emails.join(', ') || phone || 'No email address',
            code === null && 'no personal link',
            entry.events && `invited to ${formatInvitedTo(entry, events)}`,
            note,
          )}
        </p>
        {tags.length > 0 && (
          <ul className={`row gap-3 ${styles.tags}`} aria-label="Tags">
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
});

const MATCH_LABELS = {
  couple: 'matched by you',
  invitation: 'replied by personal link',
  email: 'matched by email',
  name: 'matched by name only',
} as const;

function Reply({ row, reply }: { row: HouseholdRow; reply: Household }) {
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
  return (
    <div className={`buttons ${styles.match}`}>
      <TextButton onClick={() => openHousehold(reply.key)}>{name}</TextButton>
      <span>
        {joinFacts(formatAttendance(reply.current, events), matchedBy && MATCH_LABELS[matchedBy])}
      </span>
      {matchedBy === 'name' && (
        <TextButton
          disabled={isPending}
          aria-label={`Right match: ${entry.name} is ${name}`}
          onClick={() => decide(true)}
        >
          Right
        </TextButton>
      )}
      <TextButton
        disabled={isPending}
        aria-label={`Wrong match: ${entry.name} is not ${name}`}
        onClick={() => decide(false)}
      >
        Wrong match?
      </TextButton>
    </div>
  );
}

function joinFacts(...facts: (string | null | false)[]): string {
  return facts.filter(Boolean).join(' · ');
}
