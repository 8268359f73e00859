import { SelectField } from '../components/select-field.tsx';
import { useGuestData } from '../guest-data/use-guest-data.ts';
import styles from './filter-bar.module.css';
import { filterReplies, type Mark, NO_FILTERS, type ReplyFilters } from './reply-filters.ts';

const MARKS: [Mark, string][] = [
  ['second-guest', 'Second guest'],
  ['notes', 'Dietary notes'],
  ['changed', 'Changed since the last export'],
  ['by-hand', 'Entered by hand'],
  ['withdrawn', 'Withdrawn'],
];

/** What a host looks for among the replies. */
export function Filters() {
  const wanted = filterReplies.use();
  const { welcome_party, wedding } = useGuestData().wedding.events;
  const want = (change: Partial<ReplyFilters>) => filterReplies.set({ ...wanted, ...change });

  return (
    <search className={styles.filters}>
      <input
        type="search"
        className={styles.search}
        aria-label="Search names, addresses and notes"
        placeholder="Search names, addresses, notes"
        autoComplete="off"
        spellCheck={false}
        value={wanted.text}
        onChange={({ target }) => want({ text: target.value })}
      />
      <SelectField
        label="Event"
        value={wanted.event}
        onChange={({ target }) => want({ event: target.value as ReplyFilters['event'] })}
      >
        <option value="">All replies</option>
        <option value="welcome_party:attending">{welcome_party}: attending</option>
        <option value="welcome_party:not-attending">{welcome_party}: declined</option>
        <option value="wedding:attending">{wedding}: attending</option>
        <option value="wedding:not-attending">{wedding}: declined</option>
      </SelectField>
      <fieldset className={styles.marks}>
        <legend className="heard">Only replies with</legend>
        {MARKS.map(([mark, label]) => (
          <label key={mark} className={styles.mark}>
            <input
              type="checkbox"
              checked={wanted.marks.includes(mark)}
              onChange={({ target }) => want({ marks: withMark(wanted, mark, target.checked) })}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </search>
  );
}

/** Shows all the replies again. */
export function wantAll(): void {
  filterReplies.set(NO_FILTERS);
}

function withMark({ marks }: ReplyFilters, mark: Mark, on: boolean): Mark[] {
  const others = marks.filter((other) => other !== mark);
  return on ? [...others, mark] : others;
}
