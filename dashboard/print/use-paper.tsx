import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import type { GuestData } from '../../domain/dashboard/dashboard-api.ts';
import type { GuestListHousehold } from '../../domain/guest-list/guest-list.ts';
import type { PaperTextsResponse } from '../../domain/lists/paper-texts.ts';
import { listTiles, type Paper, type Sheet } from '../../domain/lists/papers.ts';
import { findPlan, type SeatingPlan } from '../../domain/seating/seating.ts';
import { listSeatingGuests, type SeatingGuest } from '../../domain/seating/seating-guests.ts';
import { LANGUAGES, type LanguageCode } from '../../domain/wedding/languages.ts';
import { api, request } from '../api/request.ts';
import { useGuestData, useSiteAddress } from '../guest-data/guest-data.ts';
import { createHouseholdRows } from '../guest-list/household-filters.ts';
import { getLanguage } from '../invitations/invitation-texts.ts';
import { drawQrCodes } from '../ui/qr-code.ts';
import { findSheet, KINDS, type Kind, type PaperKind } from './paper-kinds.tsx';
import type { Choice } from './paper-options.tsx';
import { readPaperIds } from './paper-path.ts';
import { type Card, CardSheets, TileSheets } from './paper-sheets.tsx';

/** The content of the cards. */
export type PaperData = {
  wedding: GuestData['wedding'];
  /** The guest list, or the households in the address of the page. */
  households: readonly GuestListHousehold[];
  /** The languages of the guests, by the id of the person. */
  languages: { get: (id: number | null) => LanguageCode };
  plan: SeatingPlan;
  /** Only guests who attend the chosen event. */
  guests: readonly SeatingGuest[];
  /** Undefined until they are loaded. */
  texts: PaperTextsResponse['texts'] | undefined;
  siteAddress: string;
  /** Undefined without a table link. */
  photosAddress: string | undefined;
  /** The pictures of the QR codes, by address; undefined until they are drawn. */
  codes: ReadonlyMap<string, string> | undefined;
};

export type Made = {
  paper: Pick<Paper, 'width' | 'height' | 'label'>;
  count: number;
  pages: number;
  sheets: ReactNode;
  /** Of the cards. */
  languages: readonly LanguageCode[];
  isReady: boolean;
  /** Of the chosen households, those that have no card. */
  left: readonly GuestListHousehold[];
};

export const paperTextsQuery = queryOptions({
  queryKey: ['paper-texts'],
  queryFn: ({ signal }): Promise<PaperTextsResponse> =>
    request(api.website.papers.$get, { signal }),
});

/** The sheets of a kind of paper, or only the first. */
export function usePaper(
  kind: PaperKind,
  choice: Choice,
  photosAddress: string | undefined,
  isPreview = false,
): Made {
  const model = KINDS[kind];
  const paper = useMemo(() => model.createPaper(choice), [model, choice]);
  const perPage = paper.columns * paper.rows;
  const { event } = choice;
  const limit = isPreview ? perPage : undefined;
  const data = usePaperData({ event, needs: model.needs, photosAddress, limit });
  const addresses = useMemo(() => model.listCodes?.(data) ?? [], [model, data]);
  const { data: codes } = useQuery({
    queryKey: ['qr-codes', addresses],
    queryFn: () => drawQrCodes(addresses),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return useMemo(() => {
    const { options } = model;
    const listed = model.listCards({ ...data, codes }, choice, paper);
    const cards = model.isRepeated && listed.length === 1 ? repeat(listed, perPage) : listed;
    const shown = isPreview ? cards.slice(0, perPage) : cards;
    const unit = model.getScale?.(paper) ?? 1;
    const made = {
      count: cards.length,
      languages: LANGUAGES.filter((code) => cards.some(({ language }) => language === code)),
      isReady: codes !== undefined && data.texts !== undefined,
      left: data.left,
    };
    const [poster] = listed;
    if (options.includes('isSplit') && choice.isSplit && !isPreview && poster) {
      return { ...made, ...makeTiles(poster, paper, findSheet(choice.sheet), unit) };
    }
    const used = options.includes('used') ? Math.min(choice.used, perPage - 1) : 0;
    const bleed = options.includes('hasBleed') && choice.hasBleed;
    const fold = model.getFold?.(choice);
    // A card as large as its sheet is cut only if it has bleed.
    const marks = { bleed, fold, hasMarks: !model.isPlain && (bleed || perPage > 1 || !!fold) };
    return {
      ...{ ...made, paper, pages: Math.ceil((shown.length + used) / perPage) },
      sheets: (
        <CardSheets {...{ paper, cards: shown, unit, used, isPlain: model.isPlain, ...marks }} />
      ),
    };
  }, [model, choice, data, codes, paper, perPage, isPreview]);
}

/** The same card on each place of a sheet. */
function repeat(cards: readonly Card[], count: number): Card[] {
  return Array.from({ length: count }, (_, index) =>
    cards.map((card) => ({ ...card, key: `${card.key} ${index}` })),
  ).flat();
}

function makeTiles(card: Card, { id, label }: Paper, sheet: Sheet, unit: number) {
  const poster = { name: id, ...label };
  const tiles = listTiles(poster, sheet);
  return {
    ...{ paper: { ...sheet, label }, pages: tiles.length },
    sheets: <TileSheets {...{ poster, card, tiles, sheet, unit }} />,
  };
}

type Wanted = {
  /** The id of an event. */
  event: string;
  needs: Kind['needs'];
  photosAddress: string | undefined;
  /** A preview needs only the first households. */
  limit: number | undefined;
};

function usePaperData({
  event: eventId,
  needs,
  photosAddress,
  limit,
}: Wanted): Omit<PaperData, 'codes'> & Pick<Made, 'left'> {
  const guestData = useGuestData();
  const siteAddress = useSiteAddress();
  const [ids] = useState(() => readPaperIds(location.hash));
  const texts = useQuery(paperTextsQuery).data?.texts;
  return useMemo(() => {
    const { guestList, seating, wedding } = guestData;
    const plan = findPlan(seating, eventId);
    const event = wedding.events.find(({ id }) => id === eventId) ?? { id: eventId, title: '' };
    const languages = new Map<number | null, LanguageCode>(
      guestList.flatMap(({ entry }) =>
        entry.people.map(({ id }) => [id, getLanguage(entry, wedding)] as const),
      ),
    );
    const chosen = createHouseholdRows(guestData)
      .map(({ status }) => status.entry)
      .filter(({ id }) => ids === null || ids.has(id));
    const isLeft = ({ address, code }: GuestListHousehold) =>
      (needs === 'link' && code === null) || (needs === 'address' && address === null);
    return {
      ...{ wedding, plan, texts, siteAddress, photosAddress },
      households: chosen.filter((entry) => !isLeft(entry)).slice(0, limit),
      left: chosen.filter(isLeft),
      languages: {
        get: (id) => languages.get(id) ?? getLanguage({ language: null }, wedding),
      },
      guests: listSeatingGuests(guestData, event, plan).filter(
        ({ status }) => status === 'attending',
      ),
    };
  }, [guestData, eventId, ids, limit, needs, photosAddress, siteAddress, texts]);
}
