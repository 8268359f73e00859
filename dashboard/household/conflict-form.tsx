import { useEffect, useRef, useState } from 'react';
import { getChanges, type Household, type HouseholdReply } from '../../domain/household.ts';
import { Button } from '../../ui/button.tsx';
import { PlainButton } from '../components/text-button.tsx';
import { useGuestData } from '../guest-data/use-guest-data.ts';
import styles from './conflict-form.module.css';
import { fieldName, valueWords } from './format-reply.ts';

type Field = keyof HouseholdReply;
type Props = {
  /** What the host began with. */
  start: HouseholdReply;
  mine: HouseholdReply;
  theirs: Household;
  onDecide: (reply: HouseholdReply) => Promise<void>;
  onBack: () => void;
};

/** Somebody else changed the reply meanwhile: both versions, and a choice for each difference. */
export function Conflict({ start, mine, theirs, onDecide, onBack }: Props) {
  const { events } = useGuestData().wedding;
  const { current } = theirs;
  const differences = getChanges(current, mine);
  // What this host did not touch is the other's to say.
  const [kept, keep] = useState<ReadonlySet<Field>>(
    () => new Set(differences.map(({ field }) => field).filter((f) => mine[f] !== start[f])),
  );
  const [saving, setSaving] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  function choose(field: Field, own: boolean) {
    const others = [...kept].filter((other) => other !== field);
    keep(new Set(own ? [...others, field] : others));
  }

  async function decide() {
    setSaving(true);
    await onDecide(merged(current, mine, kept));
    setSaving(false);
  }

  return (
    <section aria-label="Two versions" className={styles.conflict}>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        This reply was changed while you were writing
      </h3>
      <p className={styles.lead}>
        {differences.length > 0
          ? 'Nothing is saved yet. Choose what shall hold; what you do not choose stays in the history.'
          : 'What is there now is what you typed: nothing is left to save.'}
        {theirs.withdrawn && ' The reply was withdrawn; it stays so until somebody restores it.'}
      </p>
      {differences.map(({ field, before, after }) => (
        <fieldset key={field} className={styles.difference}>
          <legend>{fieldName(field, events)}</legend>
          <Version
            name={field}
            whose="There now"
            words={valueWords(before)}
            on={!kept.has(field)}
            onChoose={() => choose(field, false)}
          />
          <Version
            name={field}
            whose="Yours"
            words={valueWords(after)}
            on={kept.has(field)}
            onChoose={() => choose(field, true)}
          />
        </fieldset>
      ))}
      <div className={styles.acts}>
        {differences.length > 0 && (
          <Button onClick={() => void decide()} disabled={saving}>
            {saving ? 'Saving…' : 'Save these choices'}
          </Button>
        )}
        <PlainButton onClick={onBack}>Back to what I typed</PlainButton>
      </div>
    </section>
  );
}

type VersionProps = {
  name: string;
  whose: string;
  words: string;
  on: boolean;
  onChoose: () => void;
};

function Version({ name, whose, words, on, onChoose }: VersionProps) {
  return (
    <label className={styles.version}>
      <input type="radio" name={`choice-${name}`} checked={on} onChange={onChoose} />
      <span>
        <span className={styles.whose}>{whose}</span> {words}
      </span>
    </label>
  );
}

function merged(
  theirs: HouseholdReply,
  mine: HouseholdReply,
  kept: ReadonlySet<Field>,
): HouseholdReply {
  const own = [...kept].map((field) => [field, mine[field]]);
  return { ...theirs, ...Object.fromEntries(own) };
}
