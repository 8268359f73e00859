import { useRef, useState } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { GuestListHousehold } from '../../domain/guest-list/guest-list.ts';
import type { Household } from '../../domain/replies/household.ts';
import { getHouseholdName } from '../../domain/replies/names.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import {
  type OpenReply,
  OpenReplyQuestion,
  useOpenReplies,
} from '../replies/household/open-reply-question.tsx';
import { useKeepFocus } from '../ui/keep-focus.ts';
import { MarkedText } from '../ui/marked-text.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { useMatchDecision } from './guest-list-mutations.ts';
import styles from './guest-list-page.module.css';

/** Asks about one household at a time whether it is the one on the guest list. */
export function MatchQuestions() {
  const texts = getMessages('guestList').matches;
  const { guestList, households } = useGuestData();
  const [postponed, setPostponed] = useState<ReadonlySet<string>>(new Set());
  const byKey = new Map(households.map((household) => [household.key, household]));
  const openReplies = useOpenReplies().map((waiting) => ({
    ...{ id: `open ${waiting.open.key}`, entry: waiting.entry, household: waiting.open },
    waiting,
  }));
  const unmatched = guestList
    .filter(({ household }) => household === null)
    .flatMap(({ entry, suggestions }) =>
      suggestions.flatMap((key) => {
        const household = byKey.get(key);
        return household ? [{ id: `${entry.id} ${key}`, entry, household, waiting: null }] : [];
      }),
    );
  // They can change what is counted.
  const questions = [...openReplies, ...unmatched];
  const open = questions.filter(({ id }) => !postponed.has(id));
  const [question] = open;
  const box = useRef<HTMLElement>(null);
  const keepFocus = useKeepFocus(
    () => box.current?.querySelector('button') ?? document.getElementById('page'),
  );
  if (questions.length === 0) return null;
  return (
    <section
      id="possible-matches"
      aria-label={texts.title}
      className={styles.questions}
      tabIndex={-1}
      ref={box}
      {...keepFocus}
    >
      {question ? (
        <Question
          {...question}
          onPostpone={() => setPostponed((before) => new Set(before).add(question.id))}
        />
      ) : (
        <div className="notice row gap-1" data-tone="question">
          <p>{texts.postponed(questions.length)}</p>
          <TextButton onClick={() => setPostponed(new Set())}>{texts.askAgain}</TextButton>
        </div>
      )}
      {open.length > 1 && <p className="aside">{texts.more(open.length - 1)}</p>}
    </section>
  );
}

type QuestionProps = {
  entry: GuestListHousehold;
  household: Household;
  /** Null for an entry without a reply. */
  waiting: OpenReply | null;
  onPostpone: () => void;
};

function Question({ entry, household, waiting, onPostpone }: QuestionProps) {
  const texts = getMessages('guestList').matches;
  const { isPending, mutate } = useMatchDecision();
  const name = getHouseholdName(household);
  // The next question takes the place of this one: a second click must not answer it.
  const decide = (isMatch: boolean) =>
    isPending ||
    mutate({
      ...{ householdId: entry.id, household: household.key, isMatch },
      ...{ listedName: entry.name, householdName: name },
    });

  if (waiting) {
    return (
      <div className="notice row gap-1" data-tone="question">
        <OpenReplyQuestion {...waiting}>
          <TextButton onClick={onPostpone}>{texts.later}</TextButton>
        </OpenReplyQuestion>
      </div>
    );
  }
  const { email } = household.current;
  const question = email ? texts.askFrom(entry.name, name, email) : texts.ask(entry.name, name);
  return (
    <div className="notice row gap-1" data-tone="question" aria-busy={isPending}>
      <p>
        <MarkedText text={question}>{(words) => <b>{words}</b>}</MarkedText>
      </p>
      <TextButton aria-label={texts.isSame(entry.name, name)} onClick={() => decide(true)}>
        {texts.yes}
      </TextButton>
      <TextButton aria-label={texts.isOther(entry.name, name)} onClick={() => decide(false)}>
        {texts.no}
      </TextButton>
      <TextButton onClick={onPostpone}>{texts.later}</TextButton>
    </div>
  );
}
