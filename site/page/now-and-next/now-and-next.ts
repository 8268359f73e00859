// A chunk of its own, loaded on the days of the wedding. Functions of the page are parameters: importing them would
// load its styles a second time.

import type { PERSONAL_LINK_COOKIE } from '../../../domain/invitations/invitation.ts';
import type { PLAN_CACHE, PLAN_PATH } from '../../../domain/pages/offline-list.ts';
import { findNow, listMoments, type Moment } from '../../../domain/weekend/moments.ts';
import type { Edition } from '../../edition.tsx';
import styles from './now-and-next.module.css';

// Only their types are imported: the constants would be in a chunk that several import.
const COOKIE: typeof PERSONAL_LINK_COOKIE = 'wedding-personal-link';
const CACHE: typeof PLAN_CACHE = 'plan';
const PATH: typeof PLAN_PATH = '/invitation';

const MINUTE_MS = 60_000;
/** From here on, hours are precise enough. */
const MAX_MINUTES = 90;

type Maps = typeof import('../map-link.ts');

/**
 * Shows the plan at `place` and follows the clock, as long as the page is visible. Returns a function that shows it
 * again after the page was hidden.
 */
export function fillNowAndNext(place: HTMLElement, edition: Edition, maps: Maps): () => void {
  const moments = listMoments(edition.wedding.celebrate.events);
  const heading = create('h2', styles.heading);
  heading.id = 'now-and-next-heading';
  const announced = create('p', styles.announced);
  announced.role = 'status';
  const content = create('div', styles.content);
  place.hidden = false;
  place.className = styles.place ?? '';
  place.setAttribute('aria-labelledby', heading.id);
  place.replaceChildren(heading, announced, content);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = '';
  // The household's table and transfers, once its personal link has loaded. Until then, and without a network, they
  // are those of the last visit.
  place.addEventListener('change', update);
  readKeptPlan()
    .then((lines) => {
      place.dataset.lines ??= lines;
    })
    .catch(() => {})
    .then(update);
  return update;

  function update(): void {
    clearTimeout(timer);
    if (document.hidden) return;
    const now = Date.now();
    const { current, next } = findNow(moments, now);
    const fresh = create('div', styles.content);
    fresh.append(
      ...createParts({ current, next, now, edition, maps }),
      createNotes(place, now, edition),
    );
    if (current.length + next.length === 0) place.hidden = true;
    const day = formatDay(now, edition);
    if (heading.textContent !== day) heading.textContent = day;
    updateContent(content, fresh);
    // Read out only when something else is on, not each minute, and not while the page loads.
    const parts = [...content.querySelectorAll('h3, strong')].map((part) => part.textContent);
    const words = parts.join('. ');
    if (shown && words !== shown) announced.textContent = words;
    shown = words;
    timer = setTimeout(update, MINUTE_MS - (now % MINUTE_MS));
  }
}

/** What site/rsvp/personal/personal-link.tsx keeps. Blocked storage throws. */
async function readKeptPlan(): Promise<string> {
  if (!document.cookie.includes(COOKIE)) return '';
  const kept = await caches.match(PATH, { cacheName: CACHE });
  return kept ? kept.text() : '';
}

/** Keeps the nodes that are still right, and with them the focus, a selection and the place of a screen reader. */
function updateContent(old: Node, fresh: Node): void {
  let at = old.firstChild;
  for (const node of [...fresh.childNodes]) {
    let same = at;
    while (same && !isSameBesideContent(same, node)) same = same.nextSibling;
    if (!same) {
      old.insertBefore(node, at);
      continue;
    }
    while (at && at !== same) at = removeNode(at);
    if (same.nodeValue !== node.nodeValue) same.nodeValue = node.nodeValue;
    updateContent(same, node);
    at = same.nextSibling;
  }
  while (at) at = removeNode(at);
}

/** The same kind of text or element, with the same attributes: a link to the same place, for example. */
function isSameBesideContent(one: Node, other: Node): boolean {
  const [copy, otherCopy] = [one.cloneNode(), other.cloneNode()];
  copy.nodeValue = otherCopy.nodeValue;
  return copy.isEqualNode(otherCopy);
}

function removeNode(node: ChildNode): ChildNode | null {
  const next = node.nextSibling;
  node.remove();
  return next;
}

type Shown = {
  current: Moment[];
  next: Moment[];
  now: number;
  edition: Edition;
  maps: Maps;
};

function createParts({ current, next, ...shown }: Shown): HTMLElement[] {
  const { weekend } = shown.edition.messages.wedding;
  // What to wear is the same for the rest of an event.
  const known = current.map(({ event }) => event);
  return [
    ...createPart(weekend.now, current, { ...shown, known: [], isNext: false }),
    ...createPart(weekend.next, next, { ...shown, known, isNext: true }),
  ];
}

type PartOptions = Pick<Shown, 'now' | 'edition' | 'maps'> & {
  isNext: boolean;
  /** The events whose dress code is shown already. */
  known: number[];
};

function createPart(title: string, moments: Moment[], options: PartOptions): HTMLElement[] {
  if (moments.length === 0) return [];
  const part = create('div', styles.part);
  part.append(create('h3', styles.title, title), ...moments.map((one) => describe(one, options)));
  return [part];
}

/** The time, the words, and then all that a guest needs to get there. */
function describe(moment: Moment, { edition, isNext, known, maps, now }: PartOptions): HTMLElement {
  const { messages, wedding } = edition;
  const event = wedding.celebrate.events[moment.event];
  const box = create('div', styles.moment);
  if (!event) return box;
  const steps = moment.steps.flatMap((index) => event.details.timeline[index] ?? []);
  const { startsAt = event.startsAt, time = event.time } = steps[0] ?? {};
  const times = [
    formatStart(startsAt, time, now, edition),
    isNext && formatWait(moment.startsAt - now, edition),
  ];
  box.append(create('p', styles.time, times.filter(Boolean).join(' · ')));
  const words = steps.map(({ text }) => text).join(' · ');
  box.append(create('strong', styles.words, words || event.title));
  if (words) box.append(create('p', styles.event, event.title));
  for (const { note } of steps) if (note) box.append(create('p', '', note));
  const { address } = event.details;
  const where = create('p', styles.where);
  where.append(createMapLink(moment.place, `${moment.place}, ${address}`, maps));
  box.append(where);
  const attire = event.dresscode || event.details.attire;
  if (attire && !known.includes(moment.event))
    box.append(create('p', styles.attire, `${messages.wedding.attire}: ${attire}`));
  const way = isNext && createWay(address, edition);
  if (way) box.append(way);
  return box;
}

function createMapLink(text: string, query: string, maps: Maps): HTMLElement {
  const link = create('a', '', text);
  link.href = maps.toMapAddress(query);
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  maps.chooseMapApp(link, query);
  return link;
}

/** The last route of the map that ends at the address lights up. */
function createWay(address: string, { wedding }: Edition): HTMLElement | undefined {
  const routes = wedding.travel.map?.routes ?? [];
  const index = routes.findLastIndex(({ to }) => address.includes(to));
  const route = routes[index];
  if (!route) return;
  const way = create('p', styles.way);
  const link = create('a', '', `${route.by}: ${route.from} – ${route.to}`);
  link.href = '#travel';
  // Another route is another link.
  link.dataset.route = String(index);
  link.addEventListener('click', () => {
    const [button] = [...document.querySelectorAll('#travel figcaption button')].slice(index);
    if (button?.ariaPressed === 'false') (button as HTMLElement).click();
  });
  way.append(link, create('span', styles.detail, route.detail));
  return way;
}

/** The household's table and its next transfers, and that the times are planned ones. */
function createNotes(place: HTMLElement, now: number, edition: Edition): HTMLElement {
  const day = toLocalDay(now, edition);
  const lines = (place.dataset.lines ?? '').split('\n').flatMap((line) => {
    // A transfer begins with its local time.
    const [, at = day, text = ''] = /^(?:(\d{4}-\d\d-\d\d)T\S+ )?(.*)$/.exec(line) ?? [];
    return text && at >= day ? [create('p', styles.own, text)] : [];
  });
  const notes = create('div', styles.notes);
  const planned = create('p', styles.planned, edition.messages.wedding.weekend.planned);
  notes.append(...lines, planned);
  return notes;
}

/** The time, with its weekday on another day. The instants of the content are written in the wedding's time zone. */
function formatStart(startsAt: string, time: string, now: number, edition: Edition): string {
  const day = startsAt.slice(0, 10);
  if (day === toLocalDay(now, edition)) return time;
  const format = new Intl.DateTimeFormat(edition.wedding.locale, {
    timeZone: 'UTC',
    weekday: 'long',
  });
  return `${format.format(new Date(day))}, ${time}`;
}

/** As in '2026-06-06', where the wedding is. */
function toLocalDay(now: number, { wedding: { timeZone } }: Edition): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}

function formatWait(ms: number, { wedding }: Edition): string {
  const format = new Intl.RelativeTimeFormat(wedding.locale);
  const minutes = Math.ceil(ms / MINUTE_MS);
  return minutes > MAX_MINUTES
    ? format.format(Math.round(minutes / 60), 'hour')
    : format.format(minutes, 'minute');
}

function formatDay(now: number, { wedding: { locale, timeZone } }: Edition): string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });
  return format.format(now);
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}
