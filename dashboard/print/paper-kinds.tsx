import { getLanguage } from '../../domain/dashboard/messages/messages.ts';
import { createPersonalLink } from '../../domain/invitations/invitation-code.ts';
import {
  createCards,
  createEnvelope,
  createOwnLabels,
  createPoster,
  PAPERS,
  type Paper,
  POSTER_SHEETS,
  type Sheet,
} from '../../domain/lists/papers.ts';
import { listPhotoCards, listSiteCards } from './code-cards.tsx';
import { listDayCards, listMenus } from './event-papers.tsx';
import {
  listAddresses,
  listInvitations,
  listLinked,
  listRsvpCards,
  listSaveTheDates,
  listThankYouCards,
} from './household-papers.tsx';
import type { Choice } from './paper-options.tsx';
import { type Card, type Fold, TestSheet } from './paper-sheets.tsx';
import { listPlaceCards, listPosters, listTableNumbers } from './seating-papers.tsx';
import type { PaperData } from './use-paper.tsx';

/** A kind of paper: how it can be printed, and its cards. */
export type Kind = {
  options: readonly (keyof Choice)[];
  createPaper: (choice: Choice) => Paper;
  listCards: (data: PaperData, choice: Choice, paper: Paper) => Card[];
  /** Its first card is printed on each place of a sheet. */
  isRepeated?: true;
  /** How many times larger its drawings are than on a small card. */
  getScale?: (paper: Paper) => number;
  getFold?: (choice: Choice) => Fold | undefined;
  /** On white paper, without marks for cutting. */
  isPlain?: true;
  /** The addresses in its QR codes. */
  listCodes?: (data: Omit<PaperData, 'codes'>) => string[];
  /** Without it there is nothing to print. */
  needs?: 'seats' | 'steps' | 'menu' | 'table-link' | 'household' | 'link' | 'address';
};

const SIZES = {
  tent: { width: 90, height: 86 },
  flat: { width: 85, height: 55 },
  card: { width: 92, height: 130 },
  /** Two cards, one above the other or beside each other. */
  tall: { width: 92, height: 260 },
  book: { width: 184, height: 130 },
  wide: { width: 92, height: 65 },
  slip: { width: 92, height: 46 },
  /** For the envelopes B6 and A7. */
  letter: { width: 120, height: 170 },
  menu: { width: 92, height: 200 },
};

const cut =
  (getSize: (choice: Choice) => keyof typeof SIZES) =>
  (choice: Choice): Paper =>
    createCards(findSheet(choice.sheet), SIZES[getSize(choice)], choice.hasBleed);
const across = ({ fold }: Choice) => (fold === 'tent' ? ('across' as const) : undefined);
const whole = ({ sheet, hasBleed }: Choice) => createPoster(findSheet(sheet), hasBleed);
const listLinks = ({ siteAddress, ...data }: Omit<PaperData, 'codes'>) =>
  listLinked(data).map(({ code }) => createPersonalLink(siteAddress, code));

/** For each household; the address can name some of them. */
const HOUSEHOLD_KINDS = {
  'save-the-dates': {
    options: ['sheet', 'hasPicture', 'hasBleed'],
    createPaper: cut(() => 'letter'),
    getScale: () => 1.2,
    listCards: listSaveTheDates,
    ...{ listCodes: listLinks, needs: 'link' },
  },
  invitations: {
    options: ['sheet', 'hasPicture', 'hasBleed'],
    createPaper: cut(() => 'letter'),
    getScale: () => 1.2,
    listCards: listInvitations,
    ...{ listCodes: listLinks, needs: 'link' },
  },
  'rsvp-cards': {
    options: ['sheet', 'hasBleed'],
    createPaper: cut(() => 'slip'),
    listCards: listRsvpCards,
    ...{ listCodes: listLinks, needs: 'link' },
  },
  envelopes: {
    options: ['envelope', 'sender'],
    createPaper: ({ envelope, own }) =>
      findPaper(envelope) ?? createEnvelope('own', own.width, own.height),
    listCards: listAddresses,
    ...{ isPlain: true, needs: 'address' },
  },
  labels: {
    options: ['paper', 'used'],
    createPaper: ({ paper, own, sheet }) =>
      findPaper(paper) ?? createOwnLabels(findSheet(sheet), own),
    listCards: listAddresses,
    ...{ isPlain: true, needs: 'address' },
  },
  'thank-you-cards': {
    options: ['fold', 'sheet', 'hasPicture', 'hasBleed'],
    createPaper: cut(({ fold }) => (fold === 'tent' ? 'book' : 'card')),
    listCards: listThankYouCards,
    getFold: ({ fold }) => (fold === 'tent' ? 'upright' : undefined),
    needs: 'household',
  },
} as const satisfies Record<string, Kind>;

const EVENT_KINDS = {
  'place-cards': {
    options: ['event', 'fold', 'order', 'sheet', 'hasMarks', 'hasBleed'],
    createPaper: cut(({ fold }) => fold),
    listCards: listPlaceCards,
    ...{ getFold: across, needs: 'seats' },
  },
  'table-numbers': {
    options: ['event', 'fold', 'language', 'sheet', 'hasPicture', 'hasBleed'],
    createPaper: cut(({ fold }) => (fold === 'tent' ? 'tall' : 'card')),
    listCards: listTableNumbers,
    ...{ getFold: across, needs: 'seats' },
  },
  'seating-poster': {
    options: ['event', 'poster', 'by', 'language', 'isSplit', 'hasPicture', 'hasBleed'],
    createPaper: ({ poster, isSplit, hasBleed }) =>
      createPoster(findSheet(poster), hasBleed && !isSplit),
    listCards: listPosters,
    getScale: ({ label }) => label.width / 210,
    needs: 'seats',
  },
  menus: {
    options: ['event', 'hasNames', 'language', 'sheet', 'hasPicture', 'hasBleed'],
    createPaper: cut(() => 'menu'),
    listCards: listMenus,
    ...{ isRepeated: true, needs: 'menu' },
  },
  'order-of-day': {
    options: ['event', 'language', 'sheet', 'hasPicture', 'hasBleed'],
    createPaper: cut(() => 'menu'),
    listCards: listDayCards,
    ...{ isRepeated: true, needs: 'steps' },
  },
} as const satisfies Record<string, Kind>;

const OTHER_KINDS = {
  'site-cards': {
    options: ['language', 'sheet', 'hasPicture', 'hasBleed'],
    createPaper: cut(() => 'card'),
    listCards: listSiteCards,
    ...{ isRepeated: true, listCodes: ({ siteAddress }) => [siteAddress] },
  },
  'photo-cards': {
    options: ['link', 'language', 'sheet', 'hasBleed'],
    createPaper: cut(() => 'wide'),
    listCards: (data, choice) => listPhotoCards(data, choice, true),
    ...{ isRepeated: true, listCodes: listPhotoCodes, needs: 'table-link' },
  },
  'photo-poster': {
    options: ['link', 'language', 'sheet', 'hasPicture', 'hasBleed'],
    createPaper: whole,
    listCards: (data, choice) => listPhotoCards(data, choice, false),
    getScale: ({ label }) => label.width / SIZES.card.width,
    ...{ listCodes: listPhotoCodes, needs: 'table-link' },
  },
  'test-sheet': {
    options: ['sheet'],
    createPaper: ({ sheet }) => createPoster(findSheet(sheet), false),
    listCards: (_data, _choice, sheet) => [
      { key: 'test', language: getLanguage(), content: <TestSheet sheet={sheet} /> },
    ],
    isPlain: true,
  },
} as const satisfies Record<string, Kind>;

const GROUPS = { households: HOUSEHOLD_KINDS, event: EVENT_KINDS, others: OTHER_KINDS };

export const isHouseholdKind = (kind: PaperKind): boolean => Object.hasOwn(HOUSEHOLD_KINDS, kind);

export type PaperKind =
  | keyof typeof HOUSEHOLD_KINDS
  | keyof typeof EVENT_KINDS
  | keyof typeof OTHER_KINDS;

export const KINDS: Record<PaperKind, Kind> = {
  ...HOUSEHOLD_KINDS,
  ...EVENT_KINDS,
  ...OTHER_KINDS,
};

export const KIND_GROUPS = Object.entries(GROUPS).map(([group, kinds]) => ({
  group: group as keyof typeof GROUPS,
  kinds: Object.keys(kinds) as PaperKind[],
}));

function listPhotoCodes({ photosAddress }: Pick<PaperData, 'photosAddress'>): string[] {
  return photosAddress === undefined ? [] : [photosAddress];
}

function findPaper(id: string): Paper | undefined {
  return PAPERS.find((paper) => paper.id === id);
}

export function findSheet(name: string): Sheet {
  return POSTER_SHEETS.find((sheet) => sheet.name === name) ?? (POSTER_SHEETS[0] as Sheet);
}
