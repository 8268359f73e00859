import { useId } from 'react';
import { formatNumber, getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { EventCount } from '../../domain/replies/headcount.ts';
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
        <span className={styles.number}>{formatNumber(count.guestsAttending)}</span>{' '}
        {getMessages('overview').guestsAttending(count.guestsAttending)}
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
  const texts = getMessages('overview');
  const rows = [
    [texts.householdsAttending, count.householdsAttending],
    [texts.declined, count.householdsDeclined],
    ...(count.householdsNotAsked === 0
      ? []
      : [[texts.notAsked, count.householdsNotAsked] as const]),
  ] as const;
  return (
    <dl className="rows values">
      {rows.map(([name, number]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatNumber(number)}</dd>
        </div>
      ))}
    </dl>
  );
}

const ROWS = ['invited', 'attending', 'declined', 'noReply'] as const;

/** The last three rows add up to the first one; with those who are not on the list, to the guests attending. */
function InvitedNumbers({ count, labelId }: { count: EventCount; labelId: string }) {
  const { guestsNotInvited, householdsAttending, invitedGuests, invitedHouseholds } = count;
  const texts = getMessages('overview');
  return (
    <table className={`table values ${styles.invited}`} aria-labelledby={labelId}>
      <thead>
        <tr>
          <th scope="col">{texts.onYourList}</th>
          <th scope="col">{texts.guests}</th>
          <th scope="col">{texts.households}</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map((key) => (
          <tr key={key}>
            <th scope="row">{texts[key]}</th>
            <td>{formatNumber(invitedGuests[key])}</td>
            <td>{formatNumber(invitedHouseholds[key])}</td>
          </tr>
        ))}
      </tbody>
      {guestsNotInvited > 0 && (
        <tbody>
          <tr>
            <th scope="row">{texts.beyondYourList}</th>
            <td>{formatNumber(guestsNotInvited)}</td>
            <td>{formatNumber(Math.max(householdsAttending - invitedHouseholds.attending, 0))}</td>
          </tr>
        </tbody>
      )}
    </table>
  );
}
