import { useId } from 'react';
import type {
  BlankChoice,
  GuestListPreview,
  ImportProblem,
  PossibleDuplicate,
} from '../../../domain/guest-list/guest-list-api.ts';
import type { EventInfo } from '../../../domain/replies/rsvp-questions.ts';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { LanguageOptions } from '../../ui/fields.tsx';
import { formatCount, formatNumber } from '../../ui/format-count.ts';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './import.module.css';
import { getColumnName } from './import-columns.tsx';

type Props = {
  preview: GuestListPreview;
  /** Whether the couple has said what blank cells mean. */
  hasBlankChoice: boolean;
  onRepair: (problem: ImportProblem, text: string) => void;
  onBlank: (choice: BlankChoice) => void;
  onMerge: (duplicate: PossibleDuplicate, isMerged: boolean) => void;
  onKeepBoth: (duplicate: PossibleDuplicate) => void;
};

/** Each kind of value that the import does not understand, once, and households that may be there twice. */
export function ImportDecisions(props: Props) {
  const { preview, hasBlankChoice, onRepair, onBlank, onMerge, onKeepBoth } = props;
  const { events } = useGuestData().wedding;
  const { blanks, duplicates, problems } = preview;
  const count = problems.length + duplicates.length + (blanks ? 1 : 0);
  if (count === 0) return null;
  const decided =
    problems.filter(({ repair }) => repair !== null).length +
    duplicates.filter(({ isMerged }) => isMerged).length +
    (hasBlankChoice ? 1 : 0);
  return (
    <section aria-label="To decide" className={styles.decisions}>
      <h3 className="subheading">
        {formatCount(count, 'thing', 'things')} to decide
        {decided > 0 && <span className="soft"> · {formatNumber(decided)} decided</span>}
      </h3>
      <p className="soft">
        Every household arrives; a cell that is not understood stays empty. Decide once for all
        lines.
      </p>
      <ul className="rows">
        {problems.map((problem) => (
          <li key={`${problem.column} ${problem.value}`} className={styles.decision}>
            <ProblemControl preview={preview} problem={problem} onRepair={onRepair} />
          </li>
        ))}
        {blanks && (
          <li className={styles.decision}>
            <Choice
              label={<BlankCount blanks={blanks} events={events} />}
              value={blanks.choice}
              onChoose={(choice) => onBlank(choice as BlankChoice)}
            >
              <option value="no">Not invited</option>
              <option value="yes">Invited</option>
              <option value="keep">Leave as it is</option>
            </Choice>
          </li>
        )}
        {duplicates.map((duplicate) => (
          <li key={duplicate.line} className={styles.decision}>
            <Duplicate duplicate={duplicate} onMerge={onMerge} onKeepBoth={onKeepBoth} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ProblemProps = Pick<Props, 'preview' | 'onRepair'> & { problem: ImportProblem };

function ProblemControl({ preview, problem, onRepair }: ProblemProps) {
  const { events } = useGuestData().wedding;
  const { column, field, lines, message, repair, value } = problem;
  const id = useId();
  const label = (
    <>
      <b className={styles.value}>“{value}”</b> in {getColumnName(preview, column)}
      <small className="soft small block">
        {lines.length === 1 ? `Line ${lines[0]}` : `${formatNumber(lines.length)} lines`}
        {message && ` · ${message}`}
      </small>
    </>
  );
  const options = getOptions(field, events);
  if (options) {
    return (
      <Choice label={label} value={repair ?? ''} onChoose={(text) => onRepair(problem, text)}>
        <option value="">Leave empty</option>
        {options}
      </Choice>
    );
  }
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <RepairInput
        id={id}
        label="Replace with"
        value={repair ?? ''}
        onChange={(text) => onRepair(problem, text)}
      />
    </>
  );
}

/** The meanings that a cell of this field can have; null for any text. */
function getOptions(field: ImportProblem['field'], events: readonly EventInfo[]) {
  if (field === 'language') return <LanguageOptions />;
  if (field === 'events')
    return events.map(({ id, title }) => (
      <option key={id} value={id}>
        {title}
      </option>
    ));
  if (!field.startsWith('event:')) return null;
  return (
    <>
      <option value="yes">Invited</option>
      <option value="no">Not invited</option>
    </>
  );
}

type ChoiceProps = {
  label: React.ReactNode;
  value: string;
  onChoose: (value: string) => void;
  children: React.ReactNode;
};

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="select"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {children}
      </select>
    </>
  );
}

type RepairInputProps = {
  id?: string;
  label: string;
  value: string;
  onChange: (text: string) => void;
};

/** A text that replaces a cell, from when the couple leaves the field or presses Enter. */
export function RepairInput({ id, label, value, onChange }: RepairInputProps) {
  return (
    <input
      key={value}
      id={id}
      {...(!id && { 'aria-label': label })}
      className={styles.repair}
      placeholder="Leave empty"
      autoComplete="off"
      spellCheck={false}
      defaultValue={value}
      onBlur={({ target }) => target.value !== value && onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        event.currentTarget.blur();
      }}
    />
  );
}

/** As in '12 blank in “Brunch”, 3 blank in “Dinner”'. */
function BlankCount({
  blanks,
  events,
}: {
  blanks: NonNullable<GuestListPreview['blanks']>;
  events: readonly EventInfo[];
}) {
  const getTitle = (id: string) => events.find((event) => event.id === id)?.title ?? id;
  return blanks.events
    .map(({ id, households }) => `${formatNumber(households)} blank in “${getTitle(id)}”`)
    .join(', ');
}

type DuplicateProps = Pick<Props, 'onMerge' | 'onKeepBoth'> & { duplicate: PossibleDuplicate };

function Duplicate({ duplicate, onMerge, onKeepBoth }: DuplicateProps) {
  const { into, isMerged, line, name, otherName, reason } = duplicate;
  const place = 'id' in into ? 'on your list' : `line ${into.line}`;
  if (isMerged) {
    return (
      <>
        <span>
          Line {line} is part of <b className={styles.value}>{otherName}</b> ({place}).
        </span>
        <TextButton onClick={() => onMerge(duplicate, false)}>Undo the merge</TextButton>
      </>
    );
  }
  return (
    <>
      <span>
        <b className={styles.value}>{name}</b> may be <b className={styles.value}>{otherName}</b>
        <small className="soft small block">
          Line {line} and {place} · {reason}
        </small>
      </span>
      <span className="buttons">
        <TextButton onClick={() => onMerge(duplicate, true)} aria-label={`Merge ${name}`}>
          Merge
        </TextButton>
        <TextButton onClick={() => onKeepBoth(duplicate)} aria-label={`Keep both: ${name}`}>
          Keep both
        </TextButton>
      </span>
    </>
  );
}
