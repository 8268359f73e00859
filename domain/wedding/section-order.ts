// The sections between the names and the farewell: their order, and those that are hidden.
import type { WeddingDocument } from './wedding.ts';

/** As in the specification. The sections that the couple has added are between them. */
const BEFORE_ADDED = ['celebrate', 'stay', 'travel'];
const AFTER_ADDED = ['faq', 'strip', 'rsvp', 'wishes', 'registry', 'carousel'];

type Arranged = {
  order?: readonly string[] | undefined;
  sections?: Readonly<Record<string, unknown>> | undefined;
};

/** The ids of all sections, also of absent ones. One that `order` does not name follows its usual neighbour. */
export function orderSections({ order = [], sections = {} }: Arranged): string[] {
  const usual = [...BEFORE_ADDED, ...Object.keys(sections), ...AFTER_ADDED];
  const ids = [...new Set(order)].filter((id) => usual.includes(id));
  for (const [at, id] of usual.entries()) {
    if (!ids.includes(id)) ids.splice(ids.indexOf(usual[at - 1] ?? '') + 1, 0, id);
  }
  return ids;
}

/** Seconds until a section fades in, as in the specification. An added one fades in with its neighbour. */
const DELAYS: Readonly<Record<string, number>> = {
  celebrate: 0,
  stay: 0,
  travel: 0,
  faq: 4,
  strip: 4.5,
  rsvp: 5,
  wishes: 5,
  registry: 5.25,
  carousel: 5.5,
};

type Placed = { id: string; delay?: number };

/** The sections that the document has, with their delays: none fades in later than the one below it. */
export function placeSections(document: Arranged): Placed[] {
  const ids = orderSections(document).filter((id) => id in { ...document, ...document.sections });
  let delay = DELAYS[ids.findLast((id) => id in DELAYS) ?? ''] ?? 0;
  return ids
    .reverse()
    .map((id) => {
      delay = Math.min(delay, DELAYS[id] ?? delay);
      return { id, ...(delay && { delay }) };
    })
    .reverse();
}

/** The order to store: none for the usual one. Two added sections have no usual order. */
export function toStoredOrder(ids: string[], { sections = {} }: Arranged): string[] | undefined {
  const isUsual = ids.join() === orderSections({ sections }).join();
  return isUsual && Object.keys(sections).length < 2 ? undefined : ids;
}

/** The document as guests see it. The page cannot be without its events and its form. */
export function leaveOutHidden(document: WeddingDocument): WeddingDocument {
  const { hidden = [] } = document;
  if (hidden.length === 0) return document;
  const {
    stay,
    travel,
    faq,
    strip,
    wishes,
    registry,
    carousel,
    sections = {},
    ...others
  } = document;
  const keepShown = (all: object) =>
    Object.fromEntries(
      Object.entries(all).filter(([id, section]) => section !== undefined && !hidden.includes(id)),
    );
  const shown = keepShown(sections);
  return {
    ...others,
    ...keepShown({ stay, travel, faq, strip, wishes, registry, carousel }),
    ...(Object.keys(shown).length > 0 && { sections: shown }),
  };
}
