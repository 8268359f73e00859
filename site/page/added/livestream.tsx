import { useEffect, useState } from 'react';
import type { formatMessage as FormatMessage } from '../../../domain/messages/format.ts';
import { formatDate } from '../../../domain/wedding/format-date.ts';
import type { AddedSectionOf } from '../../../domain/wedding/localize-added-sections.ts';
import type { Edition } from '../../edition.tsx';
import { ExternalLink } from '../external-link.tsx';
import registry from '../sections/registry.module.css';
import styles from './added-section.module.css';

/** Timers of a browser cannot wait longer. */
const MAX_WAIT_MS = 2 ** 31 - 1;

type State = 'before' | 'live' | 'over';

/** What the section uses of the entry. */
export type Tools = { edition: Edition; formatMessage: typeof FormatMessage };

type Props = { stream: AddedSectionOf<'livestream'> } & Tools;

/** A link to another website, with words for before, during and after the livestream. */
export function Livestream({ stream, edition, formatMessage }: Props) {
  const { day, hasRecording, link, time } = stream;
  const { language, messages, wedding } = edition;
  const state = useStreamState(stream);
  const ownTime = useOwnTime(stream.startsAt, wedding);
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
function useStreamState({ startsAt, endsAt }: AddedSectionOf<'livestream'>): State {
  const [state, setState] = useState<State>('before');
  useEffect(() => {
    const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      const now = Date.now();
      setState(now < start ? 'before' : now < end ? 'live' : 'over');
      if (now < end)
        timer = setTimeout(update, Math.min(MAX_WAIT_MS, (now < start ? start : end) - now));
    };
    update();
    return () => clearTimeout(timer);
  }, [startsAt, endsAt]);
  return state;
}

type Place = { locale: string; timeZone: string };

/** Not in the HTML: only the device knows its zone. */
function useOwnTime(startsAt: string, place: Place): string {
  const [time, setTime] = useState('');
  useEffect(() => setTime(formatOwnTime(startsAt, place)), [startsAt, place]);
  return time;
}

/** The start in the time of the device, written as all times of the page; empty if that is the wedding's. */
export function formatOwnTime(
  startsAt: string,
  { locale, timeZone }: Place,
  ownZone?: string,
): string {
  const format = (zone: string | undefined) =>
    formatDate(new Date(startsAt), locale, {
      ...{ dateStyle: 'full', timeStyle: 'short' },
      timeZone: zone,
    });
  const own = format(ownZone);
  return own === format(timeZone) ? '' : own;
}
