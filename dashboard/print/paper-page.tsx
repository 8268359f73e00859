import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import { Link, useParams } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import {
  createCards,
  createPoster,
  listTiles,
  type Paper,
  POSTER_SHEETS,
  type Sheet,
} from '../../domain/lists/papers.ts';
import { findPlan } from '../../domain/seating/seating.ts';
import { listSeatingGuests } from '../../domain/seating/seating-guests.ts';
import { Button } from '../../ui/button.tsx';
import { toErrorMessage } from '../api/request.ts';
import { useGuestData, useSiteAddress } from '../guest-data/guest-data.ts';
import { photosQuery } from '../photos/photo-queries.ts';
import { createTableLinkAddress } from '../photos/table-links-sheet.tsx';
import { NotFoundPage } from '../shell/status-pages.tsx';
import { PaperFrame, usePaperStyles } from './paper-frame.tsx';
import {
  type Choice,
  PAPER_KINDS,
  type PaperKind,
  PaperOptions,
  useChoice,
} from './paper-options.tsx';
import styles from './paper-page.module.css';
import { type Card, CardSheets, TestSheet, TileSheets } from './paper-sheets.tsx';
import print from './print-page.module.css';
import {
  createPhotoCard,
  createPosterCard,
  createSiteCard,
  listPlaceCards,
  listTableNumbers,
  listThankYouCards,
  type PaperData,
} from './wedding-papers.tsx';

const SEATING_KINDS: ReadonlySet<string> = new Set(PAPER_KINDS.slice(0, 3));
const PHOTO_KINDS: ReadonlySet<string> = new Set<PaperKind>(['photo-cards', 'photo-poster']);

/** A kind of paper in the wedding's design: how it is printed, and all of its sheets. */
export function PaperPage() {
  const texts = getMessages('print');
  const { kind } = useParams();
  const { wedding } = useGuestData();
  const [choice, choose] = useChoice();
  const frame = useRef<HTMLIFrameElement>(null);
  const design = usePaperStyles();
  const shown = useDeferredValue(choice);
  const isForPhotos = PHOTO_KINDS.has(kind ?? '');
  const photos = useQuery({ ...photosQuery, enabled: isForPhotos });
  const links = photos.data?.tableLinks.filter(({ endedAt }) => endedAt === null);
  const link = links?.find(({ id }) => id === shown.link) ?? links?.[0];
  const siteAddress = useSiteAddress();
  const made = usePaper(
    kind as PaperKind,
    shown,
    link && createTableLinkAddress(siteAddress, link),
  );
  if (!PAPER_KINDS.some((one) => one === kind)) return <NotFoundPage />;
  const name = texts.kinds[kind as PaperKind];
  const isEmpty = made.count === 0;
  return (
    <>
      <title>{`${name} · ${wedding.couple.join(' & ')}`}</title>
      <nav className={`row between ${print.bar}`} aria-label={name}>
        <Link href="/print" className="touch">
          {texts.back}
        </Link>
        <Button
          disabled={isEmpty || !design.data}
          onClick={() => frame.current?.contentWindow?.print()}
        >
          {texts.print}
        </Button>
      </nav>
      <main className={styles.main}>
        <h1>{name}</h1>
        {kind !== 'test-sheet' && (
          <p role="status" className="soft">
            {texts.count(made.count, made.pages)}
          </p>
        )}
        <PaperOptions
          kind={kind as PaperKind}
          links={links ?? []}
          choice={choice}
          choose={choose}
        />
        {kind !== 'test-sheet' && <p className="soft">{texts.advice}</p>}
        {isEmpty && SEATING_KINDS.has(kind ?? '') && (
          <p>
            {texts.noTables} <Link href="/seating">{getMessages('seating').title}</Link>
          </p>
        )}
        {links?.length === 0 && (
          <p>
            {texts.noLink} <Link href="/photos#tables">{getMessages('photos').links.create}</Link>
          </p>
        )}
        {photos.error && !photos.data && <p className="error">{toErrorMessage(photos.error)}</p>}
        {design.error && <p className="error">{texts.notLoaded}</p>}
        {!isEmpty && design.data && (
          <div className={styles.preview}>
            <PaperFrame
              {...{ frame, title: name, paper: made.paper, pages: made.pages }}
              styles={design.data}
            >
              {made.sheets}
            </PaperFrame>
          </div>
        )}
      </main>
    </>
  );
}

type Made = {
  paper: Pick<Paper, 'width' | 'height'>;
  count: number;
  pages: number;
  sheets: ReactNode;
};

const SIZES = {
  tent: { width: 90, height: 86 },
  flat: { width: 85, height: 55 },
  card: { width: 92, height: 130 },
  wide: { width: 92, height: 65 },
};

/** The sheets of a kind of paper, or only the first. Without an address there are no cards for photographs. */
export function usePaper(
  kind: PaperKind,
  choice: Choice,
  photosAddress: string | undefined,
  isPreview = false,
): Made {
  const data = usePaperData(choice.event);
  const siteAddress = useSiteAddress();
  return useMemo(() => {
    const { hasBleed: bleed, hasMarks, hasPicture, language, order } = choice;
    const sheet = findSheet(choice.sheet);
    if (kind === 'test-sheet') {
      return { paper: sheet, count: 1, pages: 1, sheets: <TestSheet sheet={sheet} /> };
    }
    if (kind === 'seating-poster') return makePoster(data, choice, isPreview);
    const photoCard =
      photosAddress === undefined ? undefined : { language, hasPicture, address: photosAddress };
    if (kind === 'photo-poster') {
      const card = photoCard && createPhotoCard(data.wedding, photoCard);
      return makeSheet(sheet, card, sheet.width / SIZES.card.width, bleed);
    }
    const isTent = kind === 'place-cards' && choice.fold === 'tent';
    const paper = createCards(sheet, SIZES[getSize(kind, choice)], bleed);
    const perPage = paper.columns * paper.rows;
    const listCards = {
      'place-cards': () => listPlaceCards(data, { isTent, hasMarks, order }),
      'table-numbers': () => listTableNumbers(data, language, hasPicture),
      'thank-you-cards': () => listThankYouCards(data, hasPicture),
      'site-cards': () =>
        fillSheet(
          perPage,
          createSiteCard(data.wedding, { language, hasPicture, address: siteAddress }),
        ),
      'photo-cards': () =>
        photoCard
          ? fillSheet(perPage, createPhotoCard(data.wedding, { ...photoCard, isWide: true }))
          : [],
    };
    const cards = listCards[kind]?.() ?? [];
    const shown = isPreview ? cards.slice(0, perPage) : cards;
    return {
      ...{ paper, count: cards.length, pages: Math.ceil(shown.length / perPage) },
      sheets: <CardSheets {...{ paper, cards: shown, bleed, isTent, unit: 1 }} />,
    };
  }, [kind, choice, data, siteAddress, photosAddress, isPreview]);
}

function getSize(kind: PaperKind, { fold }: Choice): keyof typeof SIZES {
  if (kind === 'place-cards') return fold;
  return kind === 'photo-cards' ? 'wide' : 'card';
}

/** The same card on each place of a sheet. */
function fillSheet(count: number, card: Card): Card[] {
  return Array.from({ length: count }, (_, index) => ({ ...card, key: `${card.key} ${index}` }));
}

function makePoster(data: PaperData, choice: Choice, isPreview: boolean): Made {
  const { by, language, hasPicture, isSplit } = choice;
  const poster = findSheet(choice.poster);
  const card = createPosterCard(data, { by, language, hasPicture });
  const unit = poster.width / 210;
  const count = Object.keys(data.plan.seats).length === 0 ? 0 : 1;
  if (isSplit && !isPreview) {
    const sheet = findSheet(choice.sheet);
    const tiles = listTiles(poster, sheet);
    const sheets = <TileSheets {...{ poster, card, tiles, sheet, unit }} />;
    return { paper: sheet, count, pages: tiles.length, sheets };
  }
  return { ...makeSheet(poster, card, unit, choice.hasBleed), count };
}

/** A card as large as its sheet. */
function makeSheet(sheet: Sheet, card: Card | undefined, unit: number, bleed: boolean): Made {
  const paper = createPoster(sheet, bleed);
  const cards = card ? [card] : [];
  const sheets = <CardSheets {...{ paper, cards, unit, bleed, hasMarks: bleed }} />;
  return { paper, count: cards.length, pages: cards.length, sheets };
}

function usePaperData(eventId: string): PaperData {
  const { households, guestList, seating, wedding } = useGuestData();
  return useMemo(() => {
    const plan = findPlan(seating, eventId);
    const event = wedding.events.find(({ id }) => id === eventId) ?? { id: eventId, title: '' };
    const all = listSeatingGuests({ households, guestList, wedding }, event, plan);
    const guests = all.filter(({ status }) => status === 'attending');
    return { wedding, guestList, plan, guests };
  }, [households, guestList, seating, wedding, eventId]);
}

function findSheet(name: string): Sheet {
  return POSTER_SHEETS.find((sheet) => sheet.name === name) ?? (POSTER_SHEETS[0] as Sheet);
}
