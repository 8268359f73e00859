import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { listTables, WISH_KINDS, type Wish } from '../../domain/seating/seating.ts';
import { addWish, swapPeople, unseatPeople } from '../../domain/seating/seating-changes.ts';
import { SelectionBar } from '../plans/selection-bar.tsx';
import { SelectField } from '../ui/fields.tsx';
import { TextButton } from '../ui/text-button.tsx';
import type { Seating } from './use-seating.ts';

type Props = {
  seating: Seating;
  selected: readonly number[];
  onSeat: (people: readonly number[], table: number) => void;
  onClear: () => void;
};

/** The places and wishes of the selected guests. */
export function SeatingBar({ seating, selected, onSeat, onClear }: Props) {
  const { plan, byTable, change } = seating;
  const texts = getMessages('seating');
  const seated = selected.filter((person) => plan.seats[person]);
  const [first = 0, second = 0] = selected;
  const canSwap = selected.length === 2 && seated.length > 0;
  const run = (patch: Parameters<typeof change>[0]) => {
    change(patch);
    onClear();
  };
  return (
    <SelectionBar
      count={selected.length}
      onClear={onClear}
      fields={
        <>
          <SelectField
            label={texts.seatAt}
            value=""
            onChange={({ target }) => onSeat(selected, Number(target.value))}
          >
            <option value="">{texts.chooseTable}</option>
            {listTables(plan).map(({ id, number, name, seats }) => {
              const free = seats - (byTable.get(id)?.length ?? 0);
              const newcomers = selected.filter((person) => plan.seats[person]?.table !== id);
              return (
                <option key={id} value={id} disabled={newcomers.length > free}>
                  {texts.tableWithFree(texts.tableName(number, name), free)}
                </option>
              );
            })}
          </SelectField>
          <SelectField
            label={texts.wish}
            value=""
            onChange={({ target }) =>
              run(addWish(plan, { kind: target.value as Wish['kind'], people: [...selected] }))
            }
          >
            <option value="">{getMessages('plans').choose}</option>
            {WISH_KINDS.map((kind) => (
              <option key={kind} value={kind} disabled={kind !== 'front' && selected.length < 2}>
                {texts.wishKinds[kind]}
              </option>
            ))}
          </SelectField>
        </>
      }
    >
      {canSwap && (
        <TextButton onClick={() => run(swapPeople(plan, first, second))}>{texts.swap}</TextButton>
      )}
      {seated.length > 0 && (
        <TextButton onClick={() => run(unseatPeople(seated))}>{texts.unseat}</TextButton>
      )}
    </SelectionBar>
  );
}
