import type { GuestData } from '../../domain/dashboard/dashboard-api.ts';
import { listTables, type NumberedTable, type SeatingPlan } from '../../domain/seating/seating.ts';
import { listGuestsByTable, type SeatingGuest } from '../../domain/seating/seating-guests.ts';
import {
  COUPLE_TEXTS,
  LANGUAGE_DETAILS,
  type LanguageCode,
} from '../../domain/wedding/languages.ts';
import { getLanguage } from '../invitations/invitation-texts.ts';
import { useQrCode } from '../ui/qr-code.ts';
import type { Card } from './paper-sheets.tsx';

type Wedding = GuestData['wedding'];

/** The data that the papers of an event show. */
export type PaperData = {
  wedding: Wedding;
  guestList: GuestData['guestList'];
  plan: SeatingPlan;
  /** Only guests who attend. */
  guests: readonly SeatingGuest[];
};

type PlaceCardOptions = { isTent: boolean; hasMarks: boolean; order: 'table' | 'name' };

/** A card for each guest, in the language of the household. */
export function listPlaceCards(
  data: PaperData,
  { isTent, hasMarks, order }: PlaceCardOptions,
): Card[] {
  const { wedding, plan } = data;
  const { compare } = createCollator(wedding);
  const languages = new Map(
    data.guestList.flatMap(({ entry }) =>
      entry.people.map(({ id }) => [id, getLanguage(entry, wedding)] as const),
    ),
  );
  const getTable = ({ id }: SeatingGuest) => plan.tables[plan.seats[id ?? 0]?.table ?? 0];
  const getNumber = (guest: SeatingGuest) => getTable(guest)?.number ?? Number.MAX_SAFE_INTEGER;
  const guests = data.guests.toSorted(
    (a, b) => (order === 'table' ? getNumber(a) - getNumber(b) : 0) || compare(a.name, b.name),
  );
  return guests.map((guest) => {
    const language = languages.get(guest.id ?? 0) ?? getLanguage({ language: null }, wedding);
    const table = getTable(guest);
    const content = renderPlaceCard(guest, {
      table: table && nameTable(table, language),
      marks: hasMarks ? [...guest.menu, ...(guest.dietary ? ['✻'] : [])] : [],
      isTent,
    });
    return { key: guest.key, language, content };
  });
}

type PlaceCard = { table: string | undefined; marks: readonly string[]; isTent: boolean };

/** The name can be read from both sides of a tent. */
function renderPlaceCard({ name }: SeatingGuest, { table, marks, isTent }: PlaceCard) {
  const title = (
    <>
      <p className="name" data-fit="0.3" dir="auto">
        {name}
      </p>
      <span className="ornament" />
    </>
  );
  return (
    <>
      {isTent && (
        <div className="face place-card" data-half="back">
          {title}
        </div>
      )}
      <div className="face place-card" data-half={isTent ? 'front' : undefined}>
        {title}
        {table && (
          <p className="place" data-fit="0.5" dir="auto">
            {table}
          </p>
        )}
        {marks.length > 0 && (
          <p className="marks" data-fit="0.5" dir="auto">
            {marks.join(' · ')}
          </p>
        )}
      </div>
    </>
  );
}

/** A card for each table. */
export function listTableNumbers(
  { wedding, plan }: PaperData,
  language: LanguageCode,
  hasPicture: boolean,
): Card[] {
  return listTables(plan).map(({ id, number, name }) => ({
    ...{ key: String(id), language },
    content: (
      <div className="face table-number" data-picture={hasPicture || undefined}>
        <p className="word">{COUPLE_TEXTS[language].paper.table}</p>
        <p className="number">{number}</p>
        {name && (
          <p className="name" data-fit="0.3" dir="auto">
            {name}
          </p>
        )}
        <span className="ornament" />
        <p className="couple">{wedding.couple.join(' & ')}</p>
      </div>
    ),
  }));
}

/** A card for each household, in its language. */
export function listThankYouCards(
  { wedding, guestList }: Pick<PaperData, 'wedding' | 'guestList'>,
  hasPicture: boolean,
): Card[] {
  return guestList.map(({ entry }) => {
    const language = getLanguage(entry, wedding);
    return {
      ...{ key: String(entry.id), language },
      content: (
        <div className="face thank-you" data-picture={hasPicture || undefined}>
          <p className="title">{COUPLE_TEXTS[language].paper.thanks}</p>
          <span className="ornament" />
          <p className="name" data-fit="0.3" dir="auto">
            {entry.name}
          </p>
          <p className="couple">{wedding.couple.join(' & ')}</p>
        </div>
      ),
    };
  });
}

type CodeCard = {
  language: LanguageCode;
  hasPicture: boolean;
  address: string;
  /** The words are beside the code, without a picture. */
  isWide?: boolean;
};

/** A card with the QR code of the website, and its address. */
export function createSiteCard(wedding: Wedding, card: CodeCard): Card {
  const address = card.address.replace(/^https?:\/\/|\/$/g, '');
  return createCodeCard(wedding, card, COUPLE_TEXTS[card.language].paper.website, address);
}

/** A card with the QR code of a table link. */
export function createPhotoCard(wedding: Wedding, card: CodeCard): Card {
  return createCodeCard(wedding, card, COUPLE_TEXTS[card.language].tableCard);
}

function createCodeCard(
  { couple }: Wedding,
  { language, hasPicture, address, isWide = false }: CodeCard,
  { title, text }: { title: string; text: string },
  shownAddress?: string,
): Card {
  return {
    ...{ key: address, language },
    content: (
      <div
        className="face code-card"
        data-wide={isWide || undefined}
        data-picture={(hasPicture && !isWide) || undefined}
      >
        <p className="title">{title}</p>
        <span className="ornament" />
        <p className="text">{text}</p>
        <QrCode address={address} />
        {shownAddress && (
          <p className="address" data-fit="0.5">
            {shownAddress}
          </p>
        )}
        <p className="couple">{couple.join(' & ')}</p>
      </div>
    ),
  };
}

function QrCode({ address }: { address: string }) {
  return <img className="code" src={useQrCode(address)?.svg} alt="" />;
}

type PosterOptions = { by: 'table' | 'name'; language: LanguageCode; hasPicture: boolean };

/** A poster with all guests who have a table. */
export function createPosterCard(
  { wedding, plan, guests }: PaperData,
  { by, language, hasPicture }: PosterOptions,
): Card {
  const { compare } = createCollator(wedding);
  const byTable = listGuestsByTable(guests, plan);
  const tables = listTables(plan).filter(({ id }) => byTable.has(id));
  const date = new Intl.DateTimeFormat(LANGUAGE_DETAILS[language].locale, {
    ...{ dateStyle: 'long', timeZone: 'UTC' },
  }).format(new Date(wedding.date));
  const seated = tables
    .flatMap((table) => (byTable.get(table.id) ?? []).map((guest) => ({ guest, table })))
    .sort((a, b) => compare(a.guest.name, b.guest.name));
  const items =
    by === 'name'
      ? seated.map(({ guest, table }) => (
          <li key={guest.key}>
            <span dir="auto">{guest.name}</span>
            <span className="at">{table.number}</span>
          </li>
        ))
      : tables.map((table) => (
          <li key={table.id}>
            <h3 dir="auto">{nameTable(table, language)}</h3>
            <p dir="auto">{(byTable.get(table.id) ?? []).map(({ name }) => name).join('\n')}</p>
          </li>
        ));
  return {
    ...{ key: 'poster', language },
    content: (
      <div className="face poster" data-by={by} data-picture={hasPicture || undefined}>
        <h2 className="title" data-fit="0.4">
          {COUPLE_TEXTS[language].paper.findYourSeat}
        </h2>
        <p className="couple">{`${wedding.couple.join(' & ')} · ${date}`}</p>
        <span className="ornament" />
        <div className="list">
          <ul className="guests" data-fit="0.1">
            {items}
          </ul>
        </div>
      </div>
    ),
  };
}

function nameTable(
  { number, name }: Pick<NumberedTable, 'number' | 'name'>,
  language: LanguageCode,
) {
  const table = `${COUPLE_TEXTS[language].paper.table} ${number}`;
  return name ? `${table} · ${name}` : table;
}

function createCollator({ locale }: Wedding) {
  return new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
}
