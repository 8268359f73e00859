import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { formatList, getMessages } from '../../domain/dashboard/messages/messages.ts';
import { applyPatch } from '../../domain/plans/plan.ts';
import { listTables } from '../../domain/seating/seating.ts';
import { seatOnChair, seatPeople } from '../../domain/seating/seating-changes.ts';
import { countSeating } from '../../domain/seating/seating-guests.ts';
import { listUnmet, suggestSeats } from '../../domain/seating/suggest-seats.ts';
import { getTablesListName } from '../../domain/seating/tables-list.ts';
import { toast } from '../../ui/toasts.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import styles from '../plans/plans.module.css';
import { useSelection } from '../plans/selection.ts';
import { UndoButtons } from '../plans/undo-buttons.tsx';
import { Option, SelectField, Tabs } from '../ui/fields.tsx';
import { useKeepFocus } from '../ui/keep-focus.ts';
import { keep, readKept } from '../ui/kept-value.ts';
import { EmptyState, Page } from '../ui/page.tsx';
import { Sheet } from '../ui/sheets.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { Floor } from './floor.tsx';
import { SeatingBar } from './seating-bar.tsx';
import { TableCard } from './table-card.tsx';
import { AddTablesForm, TableSheet } from './table-sheets.tsx';
import { UnseatedGuests } from './unseated-guests.tsx';
import { type Seating, useSeating } from './use-seating.ts';
import { Wishes } from './wishes.tsx';

/** This device's choice. */
const EVENT = 'dashboard-seating-event';

export function SeatingPage() {
  const { events } = useGuestData().wedding;
  // The last event is the dinner more often than the first.
  const [chosen, setChosen] = useState(() => readKept(EVENT) ?? events.at(-1)?.id);
  const event = events.find(({ id }) => id === chosen) ?? events.at(-1);
  const texts = getMessages('seating');
  if (!event) return <Page title={texts.title}>{null}</Page>;
  const choose = (id: string) => {
    keep(EVENT, id);
    setChosen(id);
  };
  const eventField = events.length > 1 && (
    <SelectField
      label={texts.event}
      value={event.id}
      onChange={({ target }) => choose(target.value)}
    >
      {events.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  );
  return <EventSeating key={event.id} event={event.id} eventField={eventField} />;
}

type View = keyof ReturnType<typeof getMessages<'seating'>>['views'];

function EventSeating({ event, eventField }: { event: string; eventField: React.ReactNode }) {
  const texts = getMessages('seating');
  const seating = useSeating(event);
  const { plan, count, byTable, change } = seating;
  const selection = useSelection();
  const { selected, clear } = selection;
  const [view, setView] = useState<View>(() =>
    matchMedia('(min-width: 60em)').matches ? 'tables' : 'guests',
  );
  const [edited, setEdited] = useState<number | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [message, setMessage] = useState('');
  const section = useRef<HTMLDivElement>(null);
  const keepFocus = useKeepFocus(() => section.current);
  const tables = listTables(plan);

  function seat(people: readonly number[], id: number, chair: number | null = null) {
    const table = plan.tables[id];
    const [person = 0, ...others] = people;
    if (!table) return;
    const name = texts.tableName(table.number, table.name);
    const patch =
      chair === null || others.length > 0
        ? seatPeople(plan, people, id)
        : seatOnChair(plan, person, { table: id, seat: chair });
    if (!patch)
      return toast(getMessages('plans').notSaved, texts.errors['table-full'](name), 'destructive');
    change(patch);
    clear();
    const names = seating.guests.filter((guest) => guest.id !== null && people.includes(guest.id));
    setMessage(texts.seatedAt(formatList(names.map((guest) => guest.name)), name));
  }

  if (tables.length === 0) {
    return (
      <Page title={texts.title} numbers={eventField}>
        <EmptyState title={texts.emptyTitle}>
          <p>{texts.emptyAdvice}</p>
          <div className={styles.first}>
            <AddTablesForm seating={seating} />
          </div>
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page
      title={texts.title}
      numbers={
        <>
          {eventField}
          <p className="aside">{texts.summary(count.seated, count.attending)}</p>
        </>
      }
      actions={
        <>
          <TextButton onClick={() => setIsAdding(true)}>{texts.addTables}</TextButton>
          <TextButton data-primary onClick={() => suggest(seating)}>
            {texts.suggest}
          </TextButton>
        </>
      }
    >
      <div className={`row between ${styles.toolbar}`}>
        <Tabs
          label={texts.view}
          options={(['guests', 'tables', 'floor'] as const).map((value) => ({
            value,
            words: texts.views[value],
          }))}
          value={view}
          onChoose={setView}
        />
        <div className="buttons">
          <UndoButtons {...seating} />
          <Link href={`/print/${getTablesListName(event)}`}>{texts.print}</Link>
          <Link href="/print">{getMessages('print').open}</Link>
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {message}
      </p>
      <div ref={section} className={styles.columns} data-view={view} tabIndex={-1} {...keepFocus}>
        <UnseatedGuests seating={seating} selection={selection} />
        {view === 'floor' ? (
          <Floor {...{ seating, selection }} onSeat={seat} onEdit={setEdited} />
        ) : (
          <div className={styles.cards}>
            {tables.map((table) => (
              <TableCard
                key={table.id}
                table={table}
                guests={byTable.get(table.id) ?? []}
                seating={seating}
                selection={selection}
                onSeat={seat}
                onEdit={setEdited}
              />
            ))}
          </div>
        )}
      </div>
      {selected.size > 0 && (
        <SeatingBar seating={seating} selected={[...selected]} onSeat={seat} onClear={clear} />
      )}
      <Wishes {...seating} />
      <Option checked={plan.isShown} onChange={() => change({ isShown: !plan.isShown })}>
        {texts.show}
        <small>{texts.showHint}</small>
      </Option>
      <TableSheet seating={seating} id={edited} onClose={() => setEdited(null)} />
      <Sheet open={isAdding} title={texts.addTables} onClose={() => setIsAdding(false)}>
        <AddTablesForm seating={seating} onDone={() => setIsAdding(false)} />
      </Sheet>
    </Page>
  );
}

/** Seats the other guests, and says how many seats and wishes are missing. */
function suggest({ plan, guests, change }: Seating): void {
  const texts = getMessages('seating');
  const patch = suggestSeats(plan, guests);
  const seated = Object.keys(patch.seats ?? {}).length;
  if (seated === 0) {
    toast(texts.suggest, texts.nothingToSuggest);
    return;
  }
  change(patch);
  const after = applyPatch(plan, patch).plan;
  const { unseated } = countSeating(guests, after);
  const unmet = listUnmet(after, guests).length;
  const left = [
    ...(unseated > 0 ? [texts.stillUnseated(unseated)] : []),
    ...(unmet > 0 ? [texts.notMet(unmet)] : []),
  ];
  toast(texts.suggested(seated), left.join(' ') || texts.allMet);
}
