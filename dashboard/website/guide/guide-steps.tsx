import { type FormEvent, type ReactNode, useId, useState } from 'react';
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
    <Step
      title="Whose wedding is it?"
      text="Your website shows the wedding of an invented couple until you publish your own. This takes five minutes."
      onSubmit={submit}
    >
      {['Your name', 'Your partner’s name'].map((label, index) => (
        <TextField
          key={label}
          label={label}
          hint="As your guests call you"
          maxLength={60}
          value={names[index] ?? ''}
          error={
            hasError && names[index]?.trim() === '' ? 'Write a name, or skip this step.' : undefined
          }
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
    <Step
      title="When and where?"
      text="The events of the example move to your day. You can change each of them later."
      onSubmit={submit}
    >
      <TextField
        label="Day of the wedding"
        type="date"
        value={date}
        error={hasError ? 'Choose a day, or skip this step.' : undefined}
        onChange={({ target }) => writeDate(target.value)}
      />
      <TextField
        label="Venue and town"
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
  return (
    <Step
      title="In which languages?"
      text="You write the texts in each of them. The form, the dates and the emails are translated already."
      onSubmit={onDone}
    >
      <FieldAt name="languages" />
    </Step>
  );
}

export function PhotographStep({ onDone }: StepProps) {
  return (
    <Step
      title="A photograph of the two of you"
      text="It is at the top of the page. A picture from your phone is fine."
      onSubmit={onDone}
    >
      <FieldAt name="couplePhoto" />
    </Step>
  );
}

export function BeginStep({ onDone, hadChanges }: StepProps) {
  const { read, change, changeDocument, languages } = useEditor();
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
    <Step
      title="How do you want to begin?"
      text="Your guests see nothing of it until you publish."
      label="Open the editor"
      onSubmit={submit}
    >
      <div className="rows" role="radiogroup" aria-label="Beginning">
        <Choice title="With an empty page" isChosen={isEmpty} onChoose={() => setIsEmpty(true)}>
          The wedding and the RSVP form. You add hotels, questions and photographs as you need them.
        </Choice>
        <Choice
          title="With the example’s texts"
          isChosen={!isEmpty}
          onChoose={() => setIsEmpty(false)}
        >
          Everything of the invented wedding in Venice, for you to rewrite.
        </Choice>
      </div>
      <ConfirmDialog
        open={isAsking}
        title="Begin with an empty page?"
        confirmLabel="Empty the page"
        cancelLabel="Keep my changes"
        onConfirm={beginEmpty}
        onClose={() => setIsAsking(false)}
      >
        You have already changed this website. An empty page keeps your names, the day, the place,
        the languages, your photograph and the look. Everything else that you wrote is deleted.
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

function Step({ title, text, label = 'Continue', onSubmit, children }: StepFrameProps) {
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
        {label}
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
