import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { MAX_WAIT_HOURS, suggestTransfers } from '../../domain/arrivals/suggest-transfers.ts';
import {
  DIRECTIONS,
  type Direction,
  listVehicles,
  placePeople,
  TRANSFER_LIMITS,
} from '../../domain/arrivals/transfers.ts';
import { isAsked, listPlaces } from '../../domain/arrivals/travel-guests.ts';
import { formatList, formatNumber, getMessages } from '../../domain/dashboard/messages/messages.ts';
import { toast } from '../../ui/toasts.ts';
import { RemindButton } from '../emails/remind-button.tsx';
import { useGuestData } from '../guest-data/guest-data.ts';
import { NumberField } from '../plans/plan-fields.tsx';
import plans from '../plans/plans.module.css';
import { useSelection } from '../plans/selection.ts';
import { UndoButtons } from '../plans/undo-buttons.tsx';
import { Option, SelectField, Tabs } from '../ui/fields.tsx';
import { useKeepFocus } from '../ui/keep-focus.ts';
import { EmptyState, Page } from '../ui/page.tsx';
import { TextButton } from '../ui/text-button.tsx';
import styles from './arrivals.module.css';
import { Days } from './days.tsx';
import { TransferBar } from './transfer-bar.tsx';
import { TravelGuestRow } from './travel-guest-row.tsx';
import { type Transfers, useTransfers } from './use-transfers.ts';
import { VehicleCard } from './vehicle-card.tsx';
import { VehicleSheet } from './vehicle-sheet.tsx';
import { WaitingGuests } from './waiting-guests.tsx';

type View = keyof ReturnType<typeof getMessages<'arrivals'>>['views'];

export function ArrivalsPage() {
  const { transfers: stored, wedding } = useGuestData();
  const texts = getMessages('arrivals');
  const [direction, setDirection] = useState<Direction>('arrival');
  const isUsed =
    DIRECTIONS.some((one) => isAsked(wedding, one)) || Object.keys(stored.vehicles).length > 0;
  if (!isUsed) {
    return (
      <Page title={texts.title}>
        <EmptyState title={texts.emptyTitle}>
          <p>{texts.emptyAdvice(getMessages('website').fields.addJourney)}</p>
          <p>
            <Link href="/website/rsvp">{texts.addQuestions}</Link>
          </p>
        </EmptyState>
      </Page>
    );
  }
  const tabs = (
    <Tabs
      label={texts.direction}
      options={DIRECTIONS.map((value) => ({ value, words: texts.tabs[value] }))}
      value={direction}
      onChoose={setDirection}
    />
  );
  return <DirectionTransfers key={direction} direction={direction} tabs={tabs} />;
}

function DirectionTransfers({ direction, tabs }: { direction: Direction; tabs: React.ReactNode }) {
  const texts = getMessages('arrivals');
  const transfers = useTransfers(direction);
  const { plan, count, guests, change, getTime } = transfers;
  const selection = useSelection();
  const { selected, clear } = selection;
  const [view, setView] = useState<View>(() =>
    matchMedia('(min-width: 60em)').matches ? 'vehicles' : 'guests',
  );
  const [place, setPlace] = useState('');
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const [message, setMessage] = useState('');
  const section = useRef<HTMLDivElement>(null);
  const keepFocus = useKeepFocus(() => section.current);
  const vehicles = listVehicles(plan, direction);
  const places = listPlaces(guests);
  const shown = place === '' ? guests : guests.filter(({ stay }) => stay === place);

  function seat(people: readonly number[], id: number) {
    const name = plan.vehicles[id]?.name;
    if (name === undefined) return;
    const patch = placePeople(plan, people, id, getTime);
    if (!patch) {
      const { notSaved } = getMessages('plans');
      return toast(notSaved, texts.errors.full(name), 'destructive');
    }
    change(patch);
    clear();
    const names = guests.filter((guest) => guest.id !== null && people.includes(guest.id));
    setMessage(texts.seatedIn(formatList(names.map((guest) => guest.name)), name));
  }

  return (
    <Page
      title={texts.title}
      numbers={
        <>
          {tabs}
          <p className="aside">{texts.summary(count.seated, count.attending)}</p>
        </>
      }
      actions={
        <>
          <TextButton onClick={() => setEdited('new')}>{texts.addVehicle}</TextButton>
          <TextButton data-primary onClick={() => suggest(transfers)}>
            {texts.suggest}
          </TextButton>
        </>
      }
    >
      <div className={`row between ${plans.toolbar}`}>
        <Tabs
          label={texts.view}
          options={(['guests', 'vehicles', 'times'] as const).map((value) => ({
            value,
            words: texts.views[value],
          }))}
          value={view}
          onChoose={setView}
        />
        <div className="buttons">
          <UndoButtons {...transfers} />
          {vehicles.length > 0 && <Link href="/print/transfers">{texts.lists.transfers}</Link>}
          {places.length > 0 && <Link href="/print/rooming">{texts.lists.rooming}</Link>}
        </div>
      </div>
      <div className={`row ${styles.filters}`}>
        {places.length > 0 && (
          <SelectField
            label={texts.staysAt}
            value={place}
            onChange={({ target }) => setPlace(target.value)}
          >
            <option value="">{texts.allPlaces}</option>
            {places.map(({ name, count: number }) => (
              <option key={name} value={name}>
                {`${name} (${formatNumber(number)})`}
              </option>
            ))}
          </SelectField>
        )}
        <Unanswered transfers={transfers} />
      </div>
      <p role="status" className="visually-hidden">
        {message}
      </p>
      {view === 'times' ? (
        <div ref={section} className={styles.days} tabIndex={-1} {...keepFocus}>
          <Days guests={shown} heading="h2" {...{ direction, selection }}>
            {(guest) => (
              <TravelGuestRow
                key={guest.key}
                {...{ guest, transfers, selection }}
                above={{ day: guest[direction]?.slice(0, 10) }}
                hasVehicle
              />
            )}
          </Days>
        </div>
      ) : (
        <div ref={section} className={plans.columns} data-view={view} tabIndex={-1} {...keepFocus}>
          <WaitingGuests {...{ transfers, selection }} guests={shown} />
          <div className={plans.cards}>
            {vehicles.length === 0 && <p className="aside">{texts.noVehicles}</p>}
            {vehicles.map((vehicle) => (
              <VehicleCard
                key={vehicle.id}
                {...{ vehicle, transfers, selection }}
                onSeat={seat}
                onEdit={setEdited}
              />
            ))}
          </div>
        </div>
      )}
      {selected.size > 0 && (
        <TransferBar transfers={transfers} selected={[...selected]} onSeat={seat} onClear={clear} />
      )}
      <div className={`stack gap-4 ${styles.bottom}`}>
        <p className="soft measure">{texts.aboutSuggestions(MAX_WAIT_HOURS)}</p>
        <MarginField key={plan[`${direction}Margin`]} transfers={transfers} />
        <Option checked={plan.isShown} onChange={() => change({ isShown: !plan.isShown })}>
          {texts.show}
          <small>{texts.showHint}</small>
        </Option>
      </div>
      <VehicleSheet transfers={transfers} edited={edited} onClose={() => setEdited(null)} />
    </Page>
  );
}

/** The number of guests without a time, and a button to write to them. */
function Unanswered({ transfers: { count, direction } }: { transfers: Transfers }) {
  const { questions = [] } = useGuestData().wedding;
  const texts = getMessages('arrivals');
  const asked = questions.filter(({ journey }) => journey === direction);
  if (count.unanswered === 0 || asked.length === 0) return null;
  return (
    <>
      <p className="aside">{texts.unanswered[direction](count.unanswered)}</p>
      <RemindButton questions={asked.map(({ id }) => id)} about={texts.tabs[direction]} />
    </>
  );
}

/** Saved when the couple leaves the field. */
function MarginField({ transfers: { plan, direction, change } }: { transfers: Transfers }) {
  const stored = plan[`${direction}Margin`];
  const [minutes, setMinutes] = useState(stored);
  const isValid =
    Number.isInteger(minutes) && minutes >= 0 && minutes <= TRANSFER_LIMITS.marginMinutes;
  return (
    <div className={styles.margin}>
      <NumberField
        label={getMessages('arrivals').margins[direction]}
        value={minutes}
        min={0}
        max={TRANSFER_LIMITS.marginMinutes}
        onChange={setMinutes}
        onBlur={() => (isValid ? change({ [`${direction}Margin`]: minutes }) : setMinutes(stored))}
      />
    </div>
  );
}

/** Gives seats to the others, and says how many get none. */
function suggest({ plan, guests, direction, change }: Transfers): void {
  const texts = getMessages('arrivals');
  const { patch, unplaced } = suggestTransfers(plan, guests, direction);
  change(patch);
  const seated = Object.keys(patch[direction] ?? {}).length;
  const left = (['no-time', 'no-vehicle', 'full'] as const).flatMap((reason) => {
    const { length } = unplaced[reason];
    return length > 0 ? [texts.unplaced[reason](length)] : [];
  });
  toast(texts.suggested(seated), left.join(' ') || texts.allSeated);
}
