import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { isTimeZone } from '../../../domain/wedding/zone-time.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { ConfirmDialog } from '../../ui/dialogs.tsx';
import { Option } from '../../ui/fields.tsx';
import { findSchema } from '../content-schema.ts';
import type { ContentDocument } from '../document-path.ts';
import { ContentField } from '../form/content-field.tsx';
import { useEditor } from '../form/editor-context.tsx';
import { readAnyText } from '../translations.ts';
import { useWebsiteDraft } from '../website-draft.tsx';
import styles from './guide.module.css';
import { isChanged, moveWedding, nameCouple, startEmpty } from './start-wedding.ts';

type StepProps = {
  onDone: () => void;
  /** Whether the draft was changed before the guide was opened. */
  hadChanges: boolean;
};

export function NamesStep({ onDone }: StepProps) {
  const { read, changeDocument } = useEditor();
  const { sections } = useWebsiteDraft().state;
  const texts = getMessages('website').guide;
  const own = useOwnValue('couple');
  const names = Array.isArray(own) ? own.map(String) : ['', ''];
  const [hasError, setHasError] = useState(false);

  function write(couple: string[]) {
    const isExample = (name: string) => !isChanged(sections.get(name));
    changeDocument(nameCouple(read([]) as ContentDocument, couple, isExample));
  }

  function submit() {
    if (names.some((name) => name.trim() === '')) setHasError(true);
    else onDone();
  }

  return (
    <Step title={texts.couple} text={texts.aboutCouple} onSubmit={submit}>
      {texts.names.map((label, index) => (
        <TextField
          key={label}
          label={label}
          hint={texts.nameHint}
          maxLength={60}
          value={names[index] ?? ''}
          error={hasError && names[index]?.trim() === '' ? texts.enterName : undefined}
          onChange={({ target }) =>
            write(names.map((name, other) => (other === index ? target.value : name)))
          }
        />
      ))}
    </Step>
  );
}

export function DayStep({ onDone }: StepProps) {
  const { document, languages, read, change, changeDocument, touch } = useEditor();
  const texts = getMessages('website').guide;
  const venueLine = useOwnValue('venueLine');
  const [date, setDate] = useState(String(useOwnValue('date') ?? ''));
  const [hasError, setHasError] = useState(false);

  function writeDate(next: string) {
    setDate(next);
    // While somebody types the year 2027, it is 0002, 0020 and 0202.
    if (next >= '1900') changeDocument(moveWedding(read([]) as ContentDocument, next));
  }

  function submit() {
    touch(['timeZone']);
    if (date === '') setHasError(true);
    else if (isTimeZone(String(document.timeZone))) onDone();
  }

  return (
    <Step title={texts.day} text={texts.aboutDay} onSubmit={submit}>
      <TextField
        label={texts.date}
        type="date"
        value={date}
        error={hasError ? texts.chooseDate : undefined}
        onChange={({ target }) => writeDate(target.value)}
      />
      <TextField
        label={texts.venue}
        maxLength={120}
        value={readAnyText(venueLine, languages[0])}
        // The example's venue would stay in the other languages.
        onChange={({ target }) => change(['venueLine'], target.value)}
      />
      <FieldAt name="timeZone" />
    </Step>
  );
}

export function LanguagesStep({ onDone }: StepProps) {
  const texts = getMessages('website').guide;
  return (
    <Step title={texts.languages} text={texts.aboutLanguages} onSubmit={onDone}>
      <FieldAt name="languages" />
    </Step>
  );
}

export function PhotographStep({ onDone }: StepProps) {
  const texts = getMessages('website').guide;
  return (
    <Step title={texts.photograph} text={texts.aboutPhotograph} onSubmit={onDone}>
      <FieldAt name="couplePhoto" />
    </Step>
  );
}

export function BeginStep({ onDone, hadChanges }: StepProps) {
  const { read, change, changeDocument, languages } = useEditor();
  const texts = getMessages('website').guide;
  const venueLine = useOwnValue('venueLine');
  const [isEmpty, setIsEmpty] = useState(true);
  const [isAsking, setIsAsking] = useState(false);

  function submit() {
    if (isEmpty && hadChanges) setIsAsking(true);
    else if (isEmpty) beginEmpty();
    else beginWithExample();
  }

  function beginWithExample() {
    if (!hadChanges) change(['rsvp', 'noDefaultAttendance'], true);
    onDone();
  }

  function beginEmpty() {
    changeDocument(startEmpty(read([]) as ContentDocument, { languages, venueLine }));
    onDone();
  }

  return (
    <Step title={texts.begin} text={texts.aboutBegin} label={texts.openEditor} onSubmit={submit}>
      <div className="rows" role="radiogroup" aria-label={texts.beginning}>
        <Choice title={texts.empty} isChosen={isEmpty} onChoose={() => setIsEmpty(true)}>
          {texts.aboutEmpty}
        </Choice>
        <Choice title={texts.example} isChosen={!isEmpty} onChoose={() => setIsEmpty(false)}>
          {texts.aboutExample}
        </Choice>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={texts.emptyTitle}
        confirmLabel={texts.confirmEmpty}
        cancelLabel={texts.keepChanges}
        onConfirm={beginEmpty}
        onClose={() => setIsAsking(false)}
      >
        {texts.emptyWarning}
      </ConfirmDialog>
    </Step>
  );
}

type StepFrameProps = {
  title: string;
  text: string;
  label?: string;
  onSubmit: () => void;
  children: ReactNode;
};

function Step({ title, text, label, onSubmit, children }: StepFrameProps) {
  const titleId = useId();
  return (
    <form
      className="stack"
      aria-labelledby={titleId}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h2 id={titleId} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={`lead ${styles.text}`}>{text}</p>
      {children}
      <Button type="submit" className="start">
        {label ?? getMessages('website').guide.continue}
      </Button>
    </form>
  );
}

/** The value of a section; undefined while it is that of the example. */
function useOwnValue(name: string): unknown {
  const section = useWebsiteDraft().state.sections.get(name);
  return isChanged(section) ? section?.content : undefined;
}

/** The field of the form, for a section that is one value. */
function FieldAt({ name }: { name: string }) {
  const { document } = useEditor();
  const schema = findSchema([name], document);
  return schema ? <ContentField schema={schema} path={[name]} /> : null;
}

type ChoiceProps = {
  title: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
};

function Choice({ title, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <div className={styles.choice}>
      <Option type="radio" name="beginning" checked={isChosen} onChange={onChoose}>
        {title}
        <small>{children}</small>
      </Option>
    </div>
  );
}
