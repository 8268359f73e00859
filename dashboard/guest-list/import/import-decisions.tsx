import { type ReactNode, useId } from 'react';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import type {
  BlankChoice,
  GuestListPreview,
  ImportProblem,
  PossibleDuplicate,
} from '../../../domain/guest-list/guest-list-api.ts';
import type { EventInfo } from '../../../domain/replies/rsvp-questions.ts';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { LanguageOptions } from '../../ui/fields.tsx';
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
  const texts = getMessages('guestListImport');
  const { preview, hasBlankChoice, onRepair, onBlank, onMerge, onKeepBoth } = props;
  const { events } = useGuestData().wedding;
  const { blanks, duplicates, problems } = preview;
  const count = problems.length + duplicates.length + (blanks ? 1 : 0);
  if (count === 0) return null;
  const getTitle = (id: string) => events.find((event) => event.id === id)?.title ?? id;
  const decided =
    problems.filter(({ repair }) => repair !== null).length +
    duplicates.filter(({ isMerged }) => isMerged).length +
    (hasBlankChoice ? 1 : 0);
  return (
    <section aria-label={texts.toDecide} className={styles.decisions}>
      <h3 className="subheading">
        {texts.thingsToDecide(count)}
        {decided > 0 && <span className="soft"> · {texts.decided(decided)}</span>}
      </h3>
      <p className="soft">{texts.aboutDecisions}</p>
      <ul className="rows">
        {problems.map((problem) => (
          <li key={`${problem.column} ${problem.value}`} className={styles.decision}>
            <ProblemControl preview={preview} problem={problem} onRepair={onRepair} />
          </li>
        ))}
        {blanks && (
          <li className={styles.decision}>
            <Choice
              label={blanks.events
                .map(({ id, households }) => texts.blankIn(households, getTitle(id)))
                .join(', ')}
              value={blanks.choice}
              onChoose={(choice) => onBlank(choice as BlankChoice)}
            >
              <option value="no">{texts.notInvited}</option>
              <option value="yes">{texts.invited}</option>
              <option value="keep">{texts.leaveAsItIs}</option>
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

type TagLinesProps = {
  tagLines: GuestListPreview['tagLines'];
  onChoose: (line: number, isHousehold: boolean) => void;
};

/** Lines that name a group. This is decided already: the couple only corrects it. */
export function TagLines({ tagLines, onChoose }: TagLinesProps) {
  const texts = getMessages('guestListImport');
  if (tagLines.length === 0) return null;
  return (
    <details className={styles.fold}>
      <summary>{texts.tagLines(tagLines.length)}</summary>
      <ul className="rows">
        {tagLines.map(({ line, tag, count, isHousehold }) => (
          <li key={line} className={styles.decision}>
            <Choice
              label={<BoldValues sentence={(text) => texts.tagLine(line, text)} values={[tag]} />}
              value={isHousehold ? 'household' : 'tag'}
              onChoose={(choice) => onChoose(line, choice === 'household')}
            >
              <option value="tag">{texts.tagOf(count)}</option>
              <option value="household">{texts.isHousehold}</option>
            </Choice>
          </li>
        ))}
      </ul>
    </details>
  );
}

type ProblemProps = Pick<Props, 'preview' | 'onRepair'> & { problem: ImportProblem };

function ProblemControl({ preview, problem, onRepair }: ProblemProps) {
  const { events } = useGuestData().wedding;
  const texts = getMessages('guestListImport');
  const { column, field, lines, message, repair, value } = problem;
  const id = useId();
  const label = (
    <>
      <BoldValues
        sentence={(text) => texts.valueIn(text, getColumnName(preview, column))}
        values={[value]}
      />
      <small className="soft small block">
        {lines.length === 1 ? texts.line(lines[0] ?? 1) : texts.lines(lines.length)}
        {message && ` · ${message}`}
      </small>
    </>
  );
  const options = getOptions(field, events);
  if (options) {
    return (
      <Choice label={label} value={repair ?? ''} onChoose={(text) => onRepair(problem, text)}>
        <option value="">{texts.leaveEmpty}</option>
        {options}
      </Choice>
    );
  }
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <RepairInput
        id={id}
        label={texts.replaceWith}
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
  const { invited, notInvited } = getMessages('guestListImport');
  return (
    <>
      <option value="yes">{invited}</option>
      <option value="no">{notInvited}</option>
    </>
  );
}

type ChoiceProps = {
  label: ReactNode;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
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
      placeholder={getMessages('guestListImport').leaveEmpty}
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

type BoldValuesProps = {
  sentence: (one: string, other: string) => string;
  values: readonly string[];
};

/** A sentence with values of the file in bold. */
function BoldValues({ sentence, values }: BoldValuesProps) {
  const text = sentence('\u00010\u0001', '\u00011\u0001');
  return text.split('\u0001').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <b key={part} className={styles.value}>
        {values[Number(part)]}
      </b>
    ),
  );
}

type DuplicateProps = Pick<Props, 'onMerge' | 'onKeepBoth'> & { duplicate: PossibleDuplicate };

function Duplicate({ duplicate, onMerge, onKeepBoth }: DuplicateProps) {
  const texts = getMessages('guestListImport');
  const { into, isMerged, line, name, otherName, reason } = duplicate;
  if (isMerged) {
    return (
      <>
        <span>
          <BoldValues
            sentence={(text) =>
              'id' in into
                ? texts.partOfListed(line, text)
                : texts.partOfLine(line, text, into.line)
            }
            values={[otherName]}
          />
        </span>
        <TextButton onClick={() => onMerge(duplicate, false)}>{texts.undoMerge}</TextButton>
      </>
    );
  }
  return (
    <>
      <span>
        <BoldValues sentence={texts.mayBe} values={[name, otherName]} />
        <small className="soft small block">
          {'id' in into ? texts.lineAndListed(line) : texts.lineAndLine(line, into.line)}
          {` · ${reason}`}
        </small>
      </span>
      <span className="buttons">
        <TextButton onClick={() => onMerge(duplicate, true)} aria-label={texts.mergeWho(name)}>
          {texts.merge}
        </TextButton>
        <TextButton onClick={() => onKeepBoth(duplicate)} aria-label={texts.keepBothWho(name)}>
          {texts.keepBoth}
        </TextButton>
      </span>
    </>
  );
}
