import type { Step, WeddingEvent } from '../../../domain/wedding/wedding.ts';
import { useEdition } from '../../edition.tsx';
import { ExternalLink } from '../external-link.tsx';
import { chooseMapApp, toMapAddress } from '../map-link.ts';
import styles from './events.module.css';

/** The timeline, the attire, the address and the calendars, on the back of a card or in the programme. */
export function EventDetails({ event, index }: { event: WeddingEvent; index: number }) {
  const { calendar, messages: allMessages } = useEdition();
  const messages = allMessages.wedding;
  const { attire, address, timeline } = event.details;
  const links = calendar.events[index];
  return (
    <dl className={styles.details}>
      {timeline.length > 0 && (
        <div>
          <dt>{messages.timeline}</dt>
          <dd>
            <ul className={styles.timeline}>
              {timeline.map((step) => (
                <TimelineStep key={`${step.time} ${step.text}`} step={step} />
              ))}
            </ul>
          </dd>
        </div>
      )}
      {attire && (
        <div>
          <dt>{messages.attire}</dt>
          <dd>{attire}</dd>
        </div>
      )}
      <div>
        <dt>{messages.address}</dt>
        <dd>
          <MapLink address={address} />
        </dd>
      </div>
      <div className={styles.screenOnly}>
        <dt>{messages.addToCalendar}</dt>
        <dd>
          <a href={links?.file}>{messages.calendarFile}</a> ·{' '}
          <ExternalLink href={links?.google}>Google</ExternalLink>
          {' · '}
          <ExternalLink href={links?.outlook}>Outlook</ExternalLink>
        </dd>
      </div>
    </dl>
  );
}

function TimelineStep({ step: { note, place, text, time } }: { step: Step }) {
  return (
    <li>
      {time && (
        <>
          <span className={styles.time}>{time}</span>
          <span className={styles.dot}> · </span>
        </>
      )}
      <span>
        {text}
        {place && `, ${place}`}
        {note && (
          <>
            <br />
            <small>{note}</small>
          </>
        )}
      </span>
    </li>
  );
}

/** An address that opens in the map app of the guest's device. */
function MapLink({ address }: { address: string }) {
  return (
    <ExternalLink
      href={toMapAddress(address)}
      onClick={({ currentTarget }) => chooseMapApp(currentTarget, address)}
    >
      {address}
    </ExternalLink>
  );
}
