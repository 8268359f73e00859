// The sections between the names and the farewell: their order, and those that are hidden.
import type { WeddingDocument } from './wedding.ts';

/** As in the specification. */
const USUAL_ORDER = [
  'celebrate',
  'stay',
  'travel',
  'goodToKnow',
  'faq',
  'strip',
  'rsvp',
  'wishes',
  'registry',
  'carousel',
] as const;

type SectionName = (typeof USUAL_ORDER)[number];

type Arranged = { order?: readonly string[] | undefined };

/** The ids of all sections, also of absent ones. One that `order` does not name follows its usual neighbour. */
export function orderSections({ order = [] }: Arranged): SectionName[] {
  const ids = USUAL_ORDER.filter((id) => order.includes(id)).sort(
    (a, b) => order.indexOf(a) - order.indexOf(b),
  );
  for (const [at, id] of USUAL_ORDER.entries()) {
    const before = USUAL_ORDER[at - 1];
    if (!ids.includes(id)) ids.splice(before ? ids.indexOf(before) + 1 : 0, 0, id);
  }
  return ids;
}

/** Seconds until a section fades in, as in the specification. */
const DELAYS: Partial<Record<string, number>> = {
  faq: 4,
  strip: 4.5,
  rsvp: 5,
  wishes: 5,
  registry: 5.25,
  carousel: 5.5,
};

type Placed = { id: SectionName; delay?: number };

/** The sections with the delays of a page in this order: none fades in later than the one below it. */
export function placeSections(order: readonly SectionName[] = USUAL_ORDER): Placed[] {
  let delay = Number.POSITIVE_INFINITY;
  return [...order]
    .reverse()
    .map((id) => {
      delay = Math.min(delay, DELAYS[id] ?? 0);
      return { id, ...(delay && { delay }) };
    })
    .reverse();
}

/** The order to store: none for the usual one. */
export function toStoredOrder(ids: readonly string[]): string[] | undefined {
  return ids.join() === orderSections({}).join() ? undefined : [...ids];
}

/** The document as guests see it. The page cannot be without its events and its form. */
export function leaveOutHidden(document: WeddingDocument): WeddingDocument {
  const { hidden = [] } = document;
  const { stay, travel, goodToKnow, faq, strip, wishes, registry, carousel, ...others } = document;
  const optional = { stay, travel, goodToKnow, faq, strip, wishes, registry, carousel };
  const shown = Object.entries(optional).filter(
    ([id, section]) => section !== undefined && !hidden.includes(id),
  );
  return { ...others, ...Object.fromEntries(shown) };
}
