import { memo } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { PlanGuest } from '../../domain/plans/plan-guests.ts';
import styles from './plans.module.css';
import { type Selection, useDraggablePeople } from './selection.ts';

type Props = {
  guest: Pick<PlanGuest, 'id' | 'name' | 'status'>;
  selection: Selection;
  /** Beside the name. */
  aside?: string;
  /** Something that has changed since the guest got this place. */
  mark?: string | undefined;
  details: string;
};

/** A guest with details, and a box to select them. */
export const GuestRow = memo(function GuestRow(props: Props) {
  const { guest, selection, aside, mark, details } = props;
  const { selected, toggle } = selection;
  const { id, name, status } = guest;
  const element = useDraggablePeople<HTMLLabelElement>(id, selected);
  const about = (
    <span>
      <span className={styles.guestName}>{name}</span>
      {aside && <span className={styles.aside}> {aside}</span>}
      {(mark || details) && (
        <small>
          {mark && (
            <b className={styles.mark}>
              {mark}
              {details && ' · '}
            </b>
          )}
          {details}
        </small>
      )}
    </span>
  );
  if (id === null) return <div className={`option ${styles.guest}`}>{about}</div>;
  return (
    <label ref={element} className={`option ${styles.guest}`} data-status={status}>
      <input
        type="checkbox"
        checked={selected.has(id)}
        onChange={({ target }) => toggle([id], target.checked)}
      />
      {about}
    </label>
  );
});

/** Selects all people of a household, if they are several. */
export function HouseholdBox({
  people,
  selection,
}: {
  people: readonly PlanGuest[];
  selection: Selection;
}) {
  const ids = people.flatMap(({ id }) => id ?? []);
  const [first] = people;
  if (ids.length < 2 || !first) return null;
  const isSelected = ids.every((id) => selection.selected.has(id));
  return (
    <label className="option caps">
      <input
        type="checkbox"
        aria-label={getMessages('plans').selectHousehold(first.householdName)}
        checked={isSelected}
        onChange={() => selection.toggle(ids, !isSelected)}
      />
      <span>{first.householdName}</span>
    </label>
  );
}
