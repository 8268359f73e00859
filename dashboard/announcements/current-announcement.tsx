import { useQuery } from '@tanstack/react-query';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { TextButton } from '../ui/text-button.tsx';
import styles from './announcement.module.css';
import { announcementQuery, useRemoveAnnouncement } from './announcement-queries.ts';
import { AnnouncementButton } from './announcement-sheet.tsx';

/** The announcement that guests see now, on the overview. */
export function CurrentAnnouncement() {
  const { change, remove: removeLabel, shownUntil } = getMessages('announcements');
  const { formatLocalTime } = createDateFormats(useGuestData().wedding.locale);
  const { data } = useQuery(announcementQuery);
  const remove = useRemoveAnnouncement();
  const current = data?.current;
  if (!current) return null;
  const { texts, until } = current;
  const [first = 'en'] = data.languages;
  return (
    <section className={`card ${styles.announcement}`} aria-labelledby="announcement-heading">
      <h2 id="announcement-heading" className="caps">
        {shownUntil(formatLocalTime(until))}
      </h2>
      <p className="name lines" lang={first}>
        {texts[first]}
      </p>
      <p className="buttons">
        <AnnouncementButton label={change} />
        <TextButton
          destructive
          disabled={remove.isPending}
          onClick={() => remove.mutate({ texts, until, version: data.version })}
        >
          {removeLabel}
        </TextButton>
      </p>
    </section>
  );
}
