import type { Invitation } from '../../../domain/invitations/invitation.ts';
import type { Attendance } from '../../../domain/replies/reply.ts';
import type { RsvpQuestion, WeddingEvent } from '../../../domain/wedding/wedding.ts';
import { TextArea, TextField } from '../../../ui/field.tsx';
import type { Edition, PersonalMessages } from '../../edition.tsx';
import { ChoiceCards } from '../choice-cards.tsx';
import type { FieldErrors, FormAnswers } from '../form-answers.ts';
import { QuestionFields, type QuestionTools } from '../question-fields.tsx';
import {
  type Guest,
  type GuestField,
  hasName,
  isAttendingAny,
  readAttendance,
  toGuestField,
} from './guests.ts';
import { nameGuest, type Tools } from './names.ts';
import styles from './personal.module.css';

type Props = {
  edition: Edition;
  messages: PersonalMessages;
  invitation: Invitation;
  tools: Tools;
  guest: Guest;
  /** The guest's position in the form. */
  index: number;
  /** The position among the guests without a name on the list, from 1. */
  number: number;
  /** The events that the household is invited to. */
  events: readonly WeddingEvent[];
  /** The questions for the guest. */
  asked: readonly RsvpQuestion[];
  answers: FormAnswers;
  /** The values of the fields at first. */
  start: FormAnswers;
  errors: FieldErrors;
  /** Whether the household has added the guest, who then comes. */
  isAdded: boolean;
  onRemove?: (() => void) | undefined;
};

export const QUESTION_TOOLS: QuestionTools = { ChoiceCards, TextArea, TextField };

/** The answers of one person. */
export function PersonFields({
  guest,
  index,
  number,
  events,
  asked,
  answers,
  start,
  errors,
  ...props
}: Props) {
  const { edition, invitation, isAdded, messages, onRemove, tools } = props;
  const { rsvp } = edition.messages;
  const isComing = isAttendingAny(readAttendance(answers, index, invitation.events));
  const { dietaryPerPerson, questions = [] } = edition.wedding.rsvp;
  const texts = edition.messages.questions;

  const field = (name: GuestField) => {
    const fieldName = toGuestField(index, name);
    return { name: fieldName, defaultValue: start[fieldName], error: errors[fieldName] };
  };
  return (
    <fieldset className={styles.person}>
      <legend className={styles.name}>
        <span>
          {hasName(guest)
            ? [guest.first, guest.last].filter(Boolean).join(' ')
            : nameGuest(invitation, { edition, messages, tools }, number)}{' '}
          {guest.isChild && <span className={styles.child}>{messages.child}</span>}
        </span>
      </legend>
      {events.map((event) => {
        const { defaultValue, ...attendance } = field(`event:${event.id}`);
        return (
          <ChoiceCards
            key={event.id}
            title={event.title}
            date={event.date}
            labels={{ attending: messages.accepts, 'not-attending': messages.declines }}
            defaultValue={isAdded ? 'attending' : (defaultValue as Attendance | undefined)}
            {...attendance}
          />
        );
      })}
      <fieldset
        className={styles.details}
        // As in QuestionFields.
        role="presentation"
        hidden={!isComing}
        disabled={!isComing}
      >
        {!hasName(guest) && (
          <div className={styles.names}>
            <TextField label={rsvp.optionalFirstName} autoComplete="off" {...field('first')} />
            <TextField
              label={rsvp.optionalLastName}
              autoComplete="off"
              hint={messages.nameLater}
              {...field('last')}
            />
          </div>
        )}
        {texts && (
          <QuestionFields
            questions={questions.filter(({ perPerson }) => perPerson)}
            asked={asked}
            person={index}
            start={start}
            errors={errors}
            texts={texts}
            tools={QUESTION_TOOLS}
          />
        )}
        {dietaryPerPerson && (
          <TextField label={rsvp.dietaryRestrictions} autoComplete="off" {...field('dietary')} />
        )}
      </fieldset>
      {onRemove && (
        <button type="button" className={styles.plain} onClick={onRemove}>
          {messages.removeGuest}
        </button>
      )}
    </fieldset>
  );
}
