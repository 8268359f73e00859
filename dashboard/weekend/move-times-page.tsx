import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  ANNOUNCEMENT_LIMITS,
  type AnnouncementTexts,
} from '../../domain/announcements/announcement-api.ts';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { formatTime } from '../../domain/wedding/format-date.ts';
import { COUPLE_TEXTS, LANGUAGE_DETAILS, type LocalText } from '../../domain/wedding/languages.ts';
import { getLocale } from '../../domain/wedding/localize.ts';
import { toDashboardLocale, toLocalTime } from '../../domain/wedding/zone-time.ts';
import {
  addMinutes,
  invertShift,
  listPlannedTimes,
  type PlannedTime,
  type Shift,
  shiftTimes,
} from '../../domain/weekend/shift-times.ts';
import { MAX_SHIFT_MINUTES, type WeekendResponse } from '../../domain/weekend/weekend-api.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { toast } from '../../ui/toasts.ts';
import { announcementQuery } from '../announcements/announcement-queries.ts';
import { createRefresh } from '../api/query-client.ts';
import { api, request, toErrorMessage } from '../api/request.ts';
import { toastWithUndo } from '../api/undo.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { Page } from '../ui/page.tsx';
import { TextButton } from '../ui/text-button.tsx';
import styles from './move-times-page.module.css';

const weekendQuery = queryOptions({
  queryKey: ['weekend'],
  queryFn: ({ signal }) => request(api.weekend.$get, { signal }),
});
const refreshTimes = createRefresh(weekendQuery);
const refreshAnnouncement = createRefresh(announcementQuery);

/** On the day, with one thumb: what moves, by how much, and the announcement of it. */
export function MoveTimesPage() {
  const texts = getMessages('weekend');
  const { data } = useQuery(weekendQuery);
  return (
    <Page title={texts.title} lead={texts.lead}>
      {data && listPlannedTimes(data.celebrate).length > 0 && <Times weekend={data} />}
      {data?.celebrate.events.length === 0 && <p>{texts.none}</p>}
    </Page>
  );
}

const STEP_MINUTES = 5;

function Times({ weekend }: { weekend: WeekendResponse }) {
  const texts = getMessages('weekend');
  const { celebrate, timeZone } = weekend;
  const locale = toDashboardLocale(useGuestData().wedding.locale);
  const times = listPlannedTimes(celebrate);
  const [chosen, setChosen] = useState(() => findUpcoming(times, timeZone) ?? times[0]);
  const [minutes, setMinutes] = useState(15);
  // Somebody else may have moved or removed it.
  const isChosen = (time: PlannedTime) => chosen && toKey(time) === toKey(chosen);
  const isMoved = (time: PlannedTime) =>
    chosen && toKey({ ...time, at: chosen.at }) === toKey(chosen);
  const first = times.find(isChosen) ?? times.find(isMoved);
  const shift = first && { event: first.event, from: first.at, minutes };
  const moved = shift && shiftTimes(celebrate, shift);
  const after = moved ? listPlannedTimes(moved) : times;
  const change = (by: number) => setMinutes(minutes + by || minutes + 2 * by);
  return (
    <div className={`stack gap-4 ${styles.page}`}>
      {celebrate.events.map(({ id, title }) => (
        <fieldset key={id}>
          <legend className="caps">{read(title, weekend)}</legend>
          <div className="rows">
            {times.map((time, index) =>
              time.event !== id ? null : (
                <label key={toKey(time)} className={`option ${styles.time}`}>
                  <input
                    type="radio"
                    name="from"
                    checked={time === first}
                    onChange={() => setChosen(time)}
                  />
                  <strong>{formatTime(after[index]?.at ?? time.at, locale)}</strong>
                  <span>
                    {read(time.text, weekend)}
                    {after[index]?.at !== time.at && (
                      <small>{texts.insteadOf(formatTime(time.at, locale))}</small>
                    )}
                  </span>
                </label>
              ),
            )}
          </div>
        </fieldset>
      ))}
      <div className={styles.amount}>
        <fieldset>
          <legend className="small">{texts.by}</legend>
          <Button
            aria-label={texts.fiveEarlier}
            disabled={minutes <= -MAX_SHIFT_MINUTES}
            onClick={() => change(-STEP_MINUTES)}
          >
            −
          </Button>
          <output>{minutes > 0 ? texts.later(minutes) : texts.earlier(-minutes)}</output>
          <Button
            aria-label={texts.fiveLater}
            disabled={minutes >= MAX_SHIFT_MINUTES}
            onClick={() => change(STEP_MINUTES)}
          >
            +
          </Button>
        </fieldset>
        {shift && !moved && (
          <p role="alert" className="error">
            {texts.errors.notPossible}
          </p>
        )}
      </div>
      {shift && moved && (
        <Announce
          key={`${toKey(first)} ${minutes}`}
          {...{ weekend, shift, first }}
          last={after.at(-1)?.at ?? first.at}
          onMoved={(at) => setChosen({ ...first, at })}
        />
      )}
    </div>
  );
}

type AnnounceProps = {
  weekend: WeekendResponse;
  shift: Shift;
  /** The first time that moves. */
  first: PlannedTime;
  /** The last planned time, after the shift. */
  last: string;
  onMoved: (at: string) => void;
};

function Announce({ first, last, onMoved, shift, weekend }: AnnounceProps) {
  const texts = getMessages('weekend');
  const { languages, timeZone } = weekend;
  const { formatLocalTime } = createDateFormats(useGuestData().wedding.locale);
  const { data: announced } = useQuery(announcementQuery);
  const [words, setWords] = useState(() => compose(first, shift, weekend));
  const until = findEnd(last, timeZone);
  const move = useMove(onMoved);
  const run = (texts: AnnouncementTexts | null) =>
    move.mutate({ shift, announcement: texts && { texts, until }, before: announced });
  return (
    <>
      <fieldset className="stack gap-2">
        <legend className="small">{texts.announcement}</legend>
        {languages.map((code) => (
          <TextArea
            key={code}
            label={LANGUAGE_DETAILS[code].name}
            lang={code}
            rows={3}
            maxLength={ANNOUNCEMENT_LIMITS.text}
            value={words[code] ?? ''}
            onChange={({ target }) => setWords({ ...words, [code]: target.value })}
          />
        ))}
        <p className="soft small">{texts.shownUntil(formatLocalTime(until))}</p>
      </fieldset>
      {weekend.hasDraft && <p className="soft small">{texts.onlyTimes}</p>}
      <div className={styles.send}>
        <Button disabled={move.isPending || !announced} onClick={() => run(words)}>
          {move.isPending ? texts.moving : texts.moveAndAnnounce}
        </Button>
        <TextButton disabled={move.isPending} onClick={() => run(null)}>
          {texts.onlyMove}
        </TextButton>
      </div>
    </>
  );
}

type Move = {
  shift: Shift;
  announcement: { texts: AnnouncementTexts; until: string } | null;
  /** The announcement that guests see until now. */
  before: Awaited<ReturnType<typeof fetchAnnouncement>> | undefined;
};

/** `version` is that of the announcement, if there is one. */
type Moved = { version?: string | null; error?: unknown };

type Undo = Pick<Move, 'shift' | 'before'> & { version: string | null | undefined };

/** Moves the times, then announces it. Undo takes both back, and shows the announcement before. */
function useMove(onMoved: (at: string) => void) {
  const texts = getMessages('weekend');
  const meta = {
    refresh: (client: QueryClient) =>
      Promise.all([refreshTimes(client), refreshAnnouncement(client)]),
    failed: texts.nothingMoved,
  };
  const undo = useMutation({
    mutationFn: async ({ before, shift, version }: Undo) => {
      await request(api.weekend.shift.$post, { json: invertShift(shift) });
      if (version === undefined) return;
      const { current } = before ?? {};
      if (current) {
        const { texts, until } = current;
        await request(api.announcement.$put, { json: { texts, until, version } });
      } else {
        await request(api.announcement.$delete, { query: { version: version ?? '' } });
      }
    },
    meta,
    onSuccess: (_, { shift }) => {
      onMoved(shift.from);
      toast(getMessages('shell').undone, texts.movedBack);
    },
  });
  return useMutation({
    mutationFn: async ({ announcement, before, shift }: Move): Promise<Moved> => {
      await request(api.weekend.shift.$post, { json: shift });
      if (!announcement) return {};
      const json = { ...announcement, version: before?.version ?? null };
      // The times have moved already.
      return request(api.announcement.$put, { json }).catch((error: unknown) => ({ error }));
    },
    meta,
    onSuccess: ({ error, version }, { before, shift }) => {
      onMoved(addMinutes(shift.from, shift.minutes));
      if (error) return toast(texts.notAnnounced, toErrorMessage(error), 'destructive');
      toastWithUndo(texts.moved, texts.guestsSeeThem, () =>
        undo.mutate({ before, shift, version }),
      );
    },
  });
}

function fetchAnnouncement() {
  return request(api.announcement.$get, {});
}

/** The announcement in the languages of the website, with the times as each of them writes them. */
function compose(first: PlannedTime, shift: Shift, weekend: WeekendResponse): AnnouncementTexts {
  const kind = shift.minutes > 0 ? 'later' : 'earlier';
  return Object.fromEntries(
    weekend.languages.map((code) => {
      const time = formatTime(addMinutes(first.at, shift.minutes), getLocale(weekend, code));
      const what = read(first.text, { languages: [code, ...weekend.languages] });
      return [code, COUPLE_TEXTS[code].movedTimes[kind](what, time, Math.abs(shift.minutes))];
    }),
  );
}

/** The text in the first of the languages that it has. */
function read(text: LocalText, { languages }: Pick<WeekendResponse, 'languages'>): string {
  if (typeof text === 'string') return text;
  return languages.map((code) => text[code]).find(Boolean) ?? '';
}

const HOUR_MINUTES = 60;

/** Two hours after the last time, and not before the next hour. */
function findEnd(last: string, timeZone: string): string {
  const now = toLocalTime(new Date().toISOString(), timeZone);
  const [end, soon] = [addMinutes(last, 2 * HOUR_MINUTES), addMinutes(now, HOUR_MINUTES)];
  return end > soon ? end : soon;
}

function findUpcoming(times: readonly PlannedTime[], timeZone: string): PlannedTime | undefined {
  const now = toLocalTime(new Date().toISOString(), timeZone);
  return times.find(({ at }) => at > now);
}

function toKey({ at, event, text }: PlannedTime): string {
  return JSON.stringify([event, at, text]);
}
