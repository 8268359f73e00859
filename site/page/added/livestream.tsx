import { useEffect, useState } from 'react';
import type { formatMessage as FormatMessage } from '../../../domain/messages/format.ts';
import type { formatDate as FormatDate } from '../../../domain/wedding/format-date.ts';
import type { AddedSectionOf } from '../../../domain/wedding/localize-added-sections.ts';
import type { Edition } from '../../edition.tsx';
import { ExternalLink } from '../external-link.tsx';
import registry from '../sections/registry.module.css';
import styles from './added-section.module.css';
import { findStreamState, formatOwnTime, type StreamState } from './stream-times.ts';

/** What the section uses of the entry. */
export type Tools = {
  edition: Edition;
  formatDate: typeof FormatDate;
  formatMessage: typeof FormatMessage;
};

type Props = { stream: AddedSectionOf<'livestream'> } & Tools;

/** A link to another website, with words for before, during and after the livestream. */
export function Livestream({ stream, edition, formatDate, formatMessage }: Props) {
  const { day, hasRecording, link, time } = stream;
  const { language, messages, wedding } = edition;
  const state = useStreamState(stream);
  const ownTime = useOwnTime(stream.startsAt, wedding, formatDate);
  const texts = messages.livestream;
  if (!texts) return null;
  const words = {
    before: formatMessage(texts.before, { day, time }, language),
    live: texts.live,
    over: texts.over,
  }[state];
  const hasLink = state !== 'over' || hasRecording;
  return (
    <div className={styles.lead} data-state={state}>
      <p>{words}</p>
      {state === 'before' && ownTime && (
        <p className={styles.soft}>{formatMessage(texts.ownTime, { time: ownTime }, language)}</p>
      )}
      {hasLink && (
        <>
          <ExternalLink href={link} className={registry.link}>
            {state === 'over' ? texts.recording : texts.watch}
          </ExternalLink>
          <p className={styles.soft}>
            {formatMessage(texts.elsewhere, { website: new URL(link).hostname }, language)}
          </p>
        </>
      )}
    </div>
  );
}

/** The HTML is that of before, and the device's clock decides. */
function useStreamState(stream: AddedSectionOf<'livestream'>): StreamState {
  const [state, setState] = useState<StreamState>('before');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      const { state, waitMs } = findStreamState(stream, Date.now());
      setState(state);
      if (waitMs !== null) timer = setTimeout(update, waitMs);
    };
    update();
    return () => clearTimeout(timer);
  }, [stream]);
  return state;
}

/** Not in the HTML: only the device knows its zone. */
function useOwnTime(
  startsAt: string,
  { locale, timeZone }: Edition['wedding'],
  formatDate: typeof FormatDate,
): string {
  const [time, setTime] = useState('');
  useEffect(
    () => setTime(formatOwnTime(startsAt, { locale, timeZone, formatDate })),
    [startsAt, locale, timeZone, formatDate],
  );
  return time;
}
