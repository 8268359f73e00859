import { useId } from 'react';
import type { EventCount } from '../../domain/replies/headcount.ts';
import { formatNumber } from '../ui/format-count.ts';
import styles from './overview.module.css';

type Props = { count: EventCount; hasGuestList: boolean };

/** The guests of an event; with a guest list also how many of the invited ones attend. */
export function EventNumbers({ count, hasGuestList }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.eventTitle}>
        {count.title}
      </h2>
      <p className={styles.guests}>
        <span className={styles.number}>{count.guestsAttending}</span>{' '}
        {count.guestsAttending === 1 ? 'guest attending' : 'guests attending'}
      </p>
      {hasGuestList ? (
        <InvitedNumbers count={count} labelId={id} />
      ) : (
        <ReplyNumbers count={count} />
      )}
    </section>
  );
}

function ReplyNumbers({ count }: { count: EventCount }) {
  const rows = [
    ['Households attending', count.householdsAttending],
    ['Declined', count.householdsDeclined],
    ...(count.householdsNotAsked === 0 ? [] : [['Not asked', count.householdsNotAsked] as const]),
  ] as const;
  return (
    <dl className="rows values">
      {rows.map(([name, number]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  );
}

const ROWS = [
  ['invited', 'Invited'],
  ['attending', 'Attending'],
  ['declined', 'Declined'],
  ['noReply', 'No reply yet'],
] as const;

/** The last three rows add up to the first one; with those who are not on the list, to the guests attending. */
function InvitedNumbers({ count, labelId }: { count: EventCount; labelId: string }) {
  const { guestsNotInvited, householdsAttending, invitedGuests, invitedHouseholds } = count;
  return (
    <table className={`table values ${styles.invited}`} aria-labelledby={labelId}>
      <thead>
        <tr>
          <th scope="col">On your list</th>
          <th scope="col">Guests</th>
          <th scope="col">Households</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([key, name]) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{formatNumber(invitedGuests[key])}</td>
            <td>{formatNumber(invitedHouseholds[key])}</td>
          </tr>
        ))}
      </tbody>
      {guestsNotInvited > 0 && (
        <tbody>
          <tr>
            <th scope="row">Attending beyond your list</th>
            <td>{formatNumber(guestsNotInvited)}</td>
            <td>{formatNumber(Math.max(householdsAttending - invitedHouseholds.attending, 0))}</td>
          </tr>
        </tbody>
      )}
    </table>
  );
}
