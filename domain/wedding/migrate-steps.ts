import { isTranslations, type LanguageCode, type LocalText } from './languages.ts';
import { toStepTime } from './steps.ts';

/**
 * Until version 3, a step of an event was a text such as '6:00 PM · Ceremony'. A time at its start becomes the time
 * if all languages have the same. A time out of order may mean another day, so that text stays as it is.
 */
export function migrateSteps(event: unknown, first: LanguageCode): unknown {
  if (!isGroup(event) || !isGroup(event.details)) return event;
  const { details, startsAt } = event;
  if (!Array.isArray(details.timeline) || !details.timeline.some(isText)) return event;
  const start = isLocalTime(startsAt) ? startsAt : ANY_NOON;
  let latest = '';
  const timeline = details.timeline.map((text: unknown) => {
    if (!isText(text)) return text;
    const step = readStep(text, first);
    const at = step && toStepTime(start, step.time);
    if (!at || at < latest) return { text };
    latest = at;
    return step;
  });
  return { ...event, details: { ...details, timeline } };
}

/** Instead of the start of an event in a draft that has none. */
const ANY_NOON = '2000-01-01T12:00';

type StepWithTime = { time: string; text: LocalText };

function readStep(text: LocalText, first: LanguageCode): StepWithTime | undefined {
  if (typeof text === 'string') return readTime(text, first);
  const steps = Object.entries(text).map(([code, words = '']) => ({
    code,
    ...readTime(words, code),
  }));
  const time = steps[0]?.time;
  if (time === undefined || steps.some((step) => step.time !== time)) return undefined;
  return { time, text: Object.fromEntries(steps.map(({ code, text }) => [code, text])) };
}

// As in '6:00 PM · Dinner', '6 p.m. – Dinner', '18.00 Dinner', '18:00 Uhr Dinner', '18h30 : Dinner' and '18 h, Dinner'.
const TIME =
  /^(?<hour>\d{1,2})(?:(?:[:.]|(?<h>\s?h\s?))(?<minute>\d{2}))?(?:\s?(?:(?<half>[ap])\.?m\b\.?|(?<unit>uhr|hrs?|hs?)\b\.?))?(?<gap>\s*[·•|]\s*|\s*[:,–—-]\s+|\s+[–—-]\s*|\s+)(?<words>\S.*)$/isu;

/** The time at the start of a text and the words after it; undefined if the time is not clear. */
function readTime(text: string, language: string): { time: string; text: string } | undefined {
  const { gap = '', h, half, hour = '', minute, unit, words = '' } = TIME.exec(text)?.groups ?? {};
  // '3 h of dancing' and '2 boats' are not times; '18:00 – 19:00 Dinner' has two.
  const isClear = (minute && !h) || half || /^uhr$/i.test(unit ?? '');
  if (gap.trim() === '' ? !isClear || !/^\p{L}/u.test(words) : /^\d/.test(words)) return undefined;
  if (!isClear && !h && !unit) return undefined;
  // In English, 5:30 may be in the afternoon.
  if (language === 'en' && !half && /^[1-9]$|^1[01]$/.test(hour)) return undefined;
  const time = toTime(Number(hour), minute ?? '00', half?.toLowerCase());
  return time === undefined ? undefined : { time, text: words.trim() };
}

function toTime(hour: number, minute: string, half: string | undefined): string | undefined {
  if (half && (hour < 1 || hour > 12)) return undefined;
  const hours = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour;
  if (hours > 23 || Number(minute) > 59) return undefined;
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

function isLocalTime(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value);
}

export function isText(value: unknown): value is LocalText {
  return typeof value === 'string' || isTranslations(value);
}

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
