import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { getAttendance, type Reply } from '../../domain/replies/reply.ts';
import type { EventInfo } from '../../domain/replies/rsvp-questions.ts';
import styles from './cells.module.css';

/** Whether a household attends an event. */
export function Attendance({ reply, event }: { reply: Reply; event: string }) {
  const attendance = getAttendance(reply, event) ?? 'not-asked';
  return (
    <span className={styles[attendance]}>{getMessages('replies').attendance[attendance]}</span>
  );
}

type SummaryProps = { reply: Reply; events: readonly EventInfo[] };

/** The attendance at many events: a dot for each, and the titles of those that the household attends. */
export function AttendanceSummary({ reply, events }: SummaryProps) {
  const dots = events.map(({ id }) => getAttendance(reply, id) ?? 'not-asked');
  const attended = events.filter((_, index) => dots[index] === 'attending');
  const titles = attended.map(({ title }) => title).join(', ');
  return (
    <span className={styles.summary} title={titles}>
      <span aria-hidden="true">
        {events.map(({ id }, index) => (
          <i key={id} className={styles[dots[index] ?? 'not-asked']} />
        ))}
      </span>
      {getMessages('replies').attendedOf(attended.length, events.length)}
      {titles && <span className="visually-hidden">: {titles}</span>}
    </span>
  );
}
