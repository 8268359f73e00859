import { Link } from 'wouter';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { formatCount } from '../ui/format-count.ts';
import { useEmails } from './email-queries.ts';
import styles from './scheduled-notice.module.css';

/** Says that guests received no receipt because too many replies came. */
export function LimitNotice() {
  const { data: emails } = useEmails();
  const { formatMoment } = createDateFormats(useGuestData().wedding.locale);
  if (!emails?.overLimit) return null;
  const { count, latestAt } = emails.overLimit;
  return (
    <ul className={styles.notices} aria-label="Receipts that were not sent">
      <li className={styles.notice}>
        <p>
          So many replies came in that {formatCount(count, 'receipt was', 'receipts were')} not sent
          (the last one {formatMoment(latestAt)}). Every reply is stored. If you do not know these
          names, somebody may be misusing your form.
        </p>
        <Link href="/emails">See these emails</Link>
      </li>
    </ul>
  );
}
