import type { LocalText } from '../wedding/languages.ts';
import { toStepTime } from '../wedding/steps.ts';
import type { WeddingDocument } from '../wedding/wedding.ts';
import { addHours } from '../wedding/zone-time.ts';

type Celebrate = WeddingDocument['celebrate'];
type EventDocument = Celebrate['events'][number];

/** Moves the planned times of an event from one of them on. Events that follow it in the same night move too. */
export type Shift = {
  /** The id of the event. */
  event: string;
  /** The first time that moves, as a local time. */
  from: string;
  minutes: number;
};

/** A planned time: a step, or an event's own start if no step begins with it. */
export type PlannedTime = { event: string; title: LocalText; text: LocalText; at: string };

/** Lists the times of the events in their order, each as a local time with its day. */
export function listPlannedTimes({ events }: Celebrate): PlannedTime[] {
  return events.flatMap(({ details, id, startsAt, title }) => {
    const steps = (details.timeline ?? []).flatMap(({ text, time }) =>
      time ? [{ event: id, title, text, at: toStepTime(startsAt, time) }] : [],
    );
    const start = { event: id, title, text: title, at: startsAt };
    const all = steps.some(({ at }) => at === startsAt) ? steps : [start, ...steps];
    return all.sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
  });
}

/** The events with the moved times; null if a time would come to another day, or before one that stays. */
export function shiftTimes(celebrate: Celebrate, shift: Shift): Celebrate | null {
  const night = findNightEnd(shift.from);
  const move = (at: string) => (at < shift.from ? at : addMinutes(at, shift.minutes));
  const hasMoved = ({ id, startsAt }: EventDocument) =>
    id === shift.event || (startsAt >= shift.from && startsAt < night);
  const moved = {
    ...celebrate,
    events: celebrate.events.map((event) => (hasMoved(event) ? moveEvent(event, move) : event)),
  };
  const ids = celebrate.events.filter(hasMoved).map(({ id }) => id);
  const expected = listPlannedTimes(celebrate).map((time) => ({
    ...time,
    at: ids.includes(time.event) ? move(time.at) : time.at,
  }));
  const isKept = JSON.stringify(listPlannedTimes(moved)) === JSON.stringify(expected);
  const stays = listPlannedTimes(celebrate).filter(({ at }) => at < shift.from);
  const isInOrder =
    stays.every(({ at }) => at < move(shift.from)) &&
    moved.events.every(
      ({ endsAt, startsAt }, index) =>
        (!endsAt || endsAt > startsAt) && startsAt >= (moved.events[index - 1]?.startsAt ?? ''),
    );
  return isKept && isInOrder ? moved : null;
}

function moveEvent(event: EventDocument, move: (at: string) => string): EventDocument {
  const { details, endsAt, startsAt, timeText, ...others } = event;
  const start = move(startsAt);
  const end = endsAt && move(endsAt);
  const timeline = details.timeline?.map((step) =>
    step.time ? { ...step, time: move(toStepTime(startsAt, step.time)).slice(11) } : step,
  );
  // The couple's own words would name the former time.
  const isSame = start === startsAt && end === endsAt;
  return {
    ...others,
    startsAt: start,
    ...(end && { endsAt: end }),
    ...(isSame && timeText && { timeText }),
    details: { ...details, ...(timeline && { timeline }) },
  };
}

/** The shift that takes another one back. */
export function invertShift({ event, from, minutes }: Shift): Shift {
  return { event, from: addMinutes(from, minutes), minutes: -minutes };
}

function findNightEnd(localTime: string): string {
  const morning = `${localTime.slice(0, 10)}T06:00`;
  return localTime < morning ? morning : addHours(morning, 24);
}

export function addMinutes(localTime: string, minutes: number): string {
  return addHours(localTime, minutes / 60);
}
