import { useState } from 'react';
import { formatNumber, getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { getEarlierNotes } from '../../../domain/replies/dietary-notes.ts';
import type { Household } from '../../../domain/replies/household.ts';
import {
  getGuestNames,
  getHouseholdName,
  getPersonName,
  isAlone,
  joinName,
} from '../../../domain/replies/names.ts';
import { joinAnswer } from '../../../domain/replies/questions.ts';
import { getGuestCount, isComing, type Reply } from '../../../domain/replies/reply.ts';
import { Button } from '../../../ui/button.tsx';
import { createDateFormats } from '../../guest-data/format-dates.ts';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { useMatchDecision } from '../../guest-list/guest-list-mutations.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { Attendance } from '../attendance.tsx';
import { listAnswersInWords, listPersonInWords } from './format-answers.ts';
import { HouseholdData } from './household-data.tsx';
import styles from './household-details.module.css';
import { OpenReplyQuestion, useOpenReplies } from './open-reply-question.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReplyHistory } from './reply-history.tsx';
import { useReplyMutation } from './reply-mutations.ts';

type Props = { household: Household; onUnsavedChanges: (has: boolean) => void };

/** A household's reply with its history, or the form to edit it. */
export function HouseholdDetails({ household, onUnsavedChanges }: Props) {
  /** The version on which the couple's changes are based. */
  const [edited, setEdited] = useState<Household | null>(null);
  const [wasEdited, setWasEdited] = useState(false);
  const change = useReplyMutation();
  const texts = getMessages('replies');

  function closeForm() {
    onUnsavedChanges(false);
    setWasEdited(true);
    setEdited(null);
  }

  async function save(reply: Reply, base: Household | null) {
    await change.mutateAsync({ action: 'edit', household: base ?? household, reply });
    closeForm();
  }

  if (edited) {
    return (
      <ReplyForm
        initial={edited}
        current={household}
        submitLabel={texts.save}
        onSave={save}
        onCancel={closeForm}
        onUnsavedChanges={onUnsavedChanges}
      />
    );
  }
  return (
    <>
      <CurrentReply household={household} />
      <div className={`actions ${styles.actions}`} aria-busy={change.isPending}>
        {household.isWaiting ? null : household.withdrawn ? (
          <Button
            onClick={() => change.isPending || change.mutate({ action: 'restore', household })}
          >
            {texts.restore}
          </Button>
        ) : (
          <>
            {/* After the form is closed, the focus returns to the button that opened it. */}
            <Button onClick={() => setEdited(household)} autoFocus={wasEdited}>
              {texts.edit}
            </Button>
            <TextButton
              destructive
              onClick={() => change.isPending || change.mutate({ action: 'withdraw', household })}
            >
              {texts.withdraw}
            </TextButton>
          </>
        )}
      </div>
      <Match household={household} />
      <ReplyHistory household={household} />
      <HouseholdData household={household} />
    </>
  );
}

function CurrentReply({ household }: { household: Household }) {
  const { wedding } = useGuestData();
  const { current, withdrawn } = household;
  const openReply = useOpenReplies().find(
    ({ open, present }) => open.key === household.key || present.key === household.key,
  );
  const furtherGuests = getGuestNames(current).slice(2);
  // The answers of one person are those of the household, unless there is more to say about the person.
  const ofHousehold = isAlone(current) && current.people.every(({ isChild }) => !isChild);
  const [alone] = ofHousehold ? current.people : [];
  const answers = listAnswersInWords({ ...alone?.answers, ...current.answers }, wedding);
  const notes = [current.note, alone?.dietary].filter(Boolean).join('\n');
  const texts = getMessages('replies');
  return (
    <>
      <p className={`aside ${styles.status} ${withdrawn ? 'error' : ''}`}>
        <ReplyStatus household={household} />
      </p>
      {openReply && (
        <div className={`notice ${styles.waiting}`}>
          <OpenReplyQuestion {...openReply} />
        </div>
      )}
      <dl className={`rows ${styles.answers}`}>
        {wedding.events.map(({ id, title }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>
              <Attendance reply={current} event={id} />
            </dd>
          </div>
        ))}
        {!ofHousehold && <People reply={current} />}
        <div>
          <dt>{texts.fields.guests}</dt>
          <dd>
            {formatNumber(getGuestCount(current))}
            {furtherGuests.length > 0 && (
              <span className="soft block">{texts.with(furtherGuests.join(', '))}</span>
            )}
            {current.uncounted && (
              <span className="error small block">
                {texts.secondNotCounted(joinName(current.uncounted))}
              </span>
            )}
          </dd>
        </div>
        <div>
          <dt>{texts.fields.email}</dt>
          <dd>
            {current.email ? (
              <a href={`mailto:${current.email}`}>{current.email}</a>
            ) : (
              <span className="soft">{texts.noEmail}</span>
            )}
          </dd>
        </div>
        {answers.map(({ id, label, text }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd className="lines">{text}</dd>
          </div>
        ))}
        <div>
          <dt>{texts.fields.note}</dt>
          <dd className="lines">
            {notes || <span className="soft">{texts.noNotes}</span>}
            {!withdrawn && <EarlierNote household={household} />}
          </dd>
        </div>
      </dl>
    </>
  );
}

/** The household of the guest list that this reply counts for. */
function Match({ household }: { household: Household }) {
  const { guestList } = useGuestData();
  const { isPending, mutate } = useMatchDecision();
  const status = guestList.find((one) => one.household === household.key);
  if (!status?.matchedBy) return null;
  const { entry, matchedBy } = status;
  const name = getHouseholdName(household);
  const texts = getMessages('replies');
  return (
    <p className="row gap-1 soft">
      {texts.matched[matchedBy](entry.name)}
      <TextButton
        disabled={isPending}
        aria-label={texts.wrongMatchWhat(entry.name, name)}
        onClick={() => {
          mutate({
            ...{ householdId: entry.id, household: household.key, isMatch: false },
            ...{ listedName: entry.name, householdName: name },
          });
          focusTitle();
        }}
      >
        {texts.wrongMatch}
      </TextButton>
    </p>
  );
}

/** What each person answered, in a reply that has it. */
function People({ reply }: { reply: Reply }) {
  const { wedding } = useGuestData();
  const texts = getMessages('replies');
  return reply.people.map((person, index) => {
    const attended = wedding.events.filter((event) => isComing(person, [event]));
    const titles = attended.map(({ title }) => title).join(', ');
    const answers = listPersonInWords(person, wedding);
    if (!reply.isPerPerson && answers.length === 0) return null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: people have no identity of their own.
      <div key={index}>
        <dt className={styles.person}>{getPersonName(reply, person)}</dt>
        <dd>
          {person.isChild && <span className="soft">{texts.child} · </span>}
          {reply.isPerPerson && (titles || texts.attendance['not-attending'])}
          {answers.map(({ id, label, text }) => (
            <span key={id} className="block">
              {joinAnswer(label, text)}
            </span>
          ))}
        </dd>
      </div>
    );
  });
}

/** A note that the guest's last form left empty, until the couple decides. */
function EarlierNote({ household }: { household: Household }) {
  const change = useReplyMutation();
  const notes = getEarlierNotes(household);
  const texts = getMessages('replies');
  if (notes === null) return null;
  const decide = (action: 'keep-note' | 'end-note') => {
    if (change.isPending) return;
    change.mutate({ action, household });
    focusTitle();
  };
  return (
    <div className={`notice ${styles.earlier}`} aria-busy={change.isPending}>
      <p>{texts.earlierNote(notes)}</p>
      <p className="soft small">{texts.askEarlierNote}</p>
      <TextButton onClick={() => decide('keep-note')}>{texts.keepNote}</TextButton>
      <TextButton onClick={() => decide('end-note')}>{texts.endNote}</TextButton>
    </div>
  );
}

/** The buttons are gone after a decision. */
function focusTitle(): void {
  document.querySelector<HTMLElement>('[role="dialog"] h2')?.focus();
}

function ReplyStatus({
  household: { history, isWaiting, lastAt, withdrawn },
}: {
  household: Household;
}) {
  const { formatMoment } = createDateFormats(useGuestData().wedding.locale);
  const { status } = getMessages('replies');
  const lastReply = history.findLast(({ action }) => action === 'reply');
  if (isWaiting) return status.waiting(formatMoment(lastAt));
  if (withdrawn) return status.withdrawn(formatMoment(lastAt));
  const moment = formatMoment(lastReply?.at ?? lastAt);
  if (lastReply?.by !== 'couple') return status.replied(moment);
  const describe = lastReply === history[0] ? status.entered : status.edited;
  return describe(moment, lastReply.author ?? null);
}
