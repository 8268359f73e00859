import { listTables, type NumberedTable } from '../../domain/seating/seating.ts';
import { listGuestsByTable, type SeatingGuest } from '../../domain/seating/seating-guests.ts';
import {
  COUPLE_TEXTS,
  LANGUAGE_DETAILS,
  type LanguageCode,
} from '../../domain/wedding/languages.ts';
import type { Choice } from './paper-options.tsx';
import { type Card, type Half, renderTent } from './paper-sheets.tsx';
import type { PaperData } from './use-paper.tsx';

type SeatedData = Pick<PaperData, 'wedding' | 'plan' | 'guests'>;

/** A card for each guest, in the language of the household. */
export function listPlaceCards(
  { languages, ...data }: SeatedData & Pick<PaperData, 'languages'>,
  { fold, hasMarks, order }: Choice,
): Card[] {
  const { plan } = data;
  const { compare } = createCollator(data.wedding);
  const getTable = ({ id }: SeatingGuest) => plan.tables[plan.seats[id ?? 0]?.table ?? 0];
  const getNumber = (guest: SeatingGuest) => getTable(guest)?.number ?? Number.MAX_SAFE_INTEGER;
  const guests = data.guests.toSorted(
    (a, b) => (order === 'table' ? getNumber(a) - getNumber(b) : 0) || compare(a.name, b.name),
  );
  return guests.map((guest) => {
    const language = languages.get(guest.id);
    const table = getTable(guest);
    const details = {
      table: table && nameTable(table, language),
      marks: hasMarks ? [...guest.menu, ...(guest.dietary ? ['✻'] : [])] : [],
    };
    const content = renderTent(fold, (half) => renderPlaceCard(guest, details, half));
    return { key: guest.key, language, content };
  });
}

type PlaceCardDetails = { table: string | undefined; marks: readonly string[] };

/** The name can be read from both sides of a tent. */
function renderPlaceCard({ name }: SeatingGuest, { table, marks }: PlaceCardDetails, half?: Half) {
  const isBack = half === 'back';
  return (
    <div key={half} className="face place-card" data-half={half}>
      <p className="name" data-fit="0.3" dir="auto">
        {name}
      </p>
      <span className="ornament" />
      {table && !isBack && (
        <p className="place" data-fit="0.5" dir="auto">
          {table}
        </p>
      )}
      {marks.length > 0 && !isBack && (
        <p className="marks" data-fit="0.5" dir="auto">
          {marks.join(' · ')}
        </p>
      )}
    </div>
  );
}

/** A card for each table. */
export function listTableNumbers(
  { wedding, plan }: SeatedData,
  { fold, hasPicture, language }: Choice,
): Card[] {
  return listTables(plan).map(({ id, number, name }) => ({
    ...{ key: String(id), language },
    content: renderTent(fold, (half) => (
      <div
        key={half}
        className="face table-number"
        data-half={half}
        data-picture={hasPicture || undefined}
      >
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
    )),
  }));
}

/** A poster with all guests who have a table, or nothing while there are none. */
export function listPosters(
  { wedding, plan, guests }: SeatedData,
  { by, language, hasPicture }: Choice,
): Card[] {
  if (Object.keys(plan.seats).length === 0) return [];
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
  const poster = {
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
  return [poster];
}

function nameTable(
  { number, name }: Pick<NumberedTable, 'number' | 'name'>,
  language: LanguageCode,
) {
  const table = `${COUPLE_TEXTS[language].paper.table} ${number}`;
  return name ? `${table} · ${name}` : table;
}

function createCollator({ locale }: PaperData['wedding']) {
  return new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
}
