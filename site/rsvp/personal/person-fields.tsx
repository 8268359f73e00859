import { hasName, isComing } from '../../../domain/replies/reply.ts';
import {
  type FormAnswers,
  type FormPerson,
  type ReplyForm,
  readAttendance,
  toAttendanceField,
  toNameField,
} from '../../../domain/replies/reply-form.ts';
import type { RsvpQuestion, WeddingEvent } from '../../../domain/wedding/wedding.ts';
import { TextField } from '../../../ui/field.tsx';
import { ChoiceCards } from '../choice-cards.tsx';
import { PlainButton } from '../form-frame.tsx';
import { QuestionFields } from '../question-fields.tsx';
import formStyles from '../rsvp-form.module.css';
import type { ToField } from '../use-rsvp.ts';
import type { Context } from './names.ts';
import styles from './personal.module.css';

type Props = Context & {
  form: ReplyForm<WeddingEvent>;
  person: FormPerson;
  /** The person's position in the form. */
  index: number;
  /** The positions of those with names, whose guests the others are. */
  hosts: readonly number[];
  /** What the form calls somebody without a name. */
  unnamed: string;
  /** The questions for the person. */
  asked: readonly RsvpQuestion[];
  answers: FormAnswers;
  field: ToField;
  /** Whether the household has added the person just now, who then comes. */
  isNew: boolean;
  onRemove?: (() => void) | undefined;
};

/** The answers of one person. */
export function PersonFields({ form, person, index, answers, field, ...props }: Props) {
  const { asked, edition, hosts, isNew, messages, onRemove, unnamed } = props;
  const { optionalFirstName, optionalLastName } = edition.messages.rsvp;
  const comes = isComing({ attendance: readAttendance(form, answers, index) });
  const comesWithoutHosts = (event: string) =>
    !hasName(person) &&
    hosts.length > 0 &&
    answers[toAttendanceField(form, index, event)] === 'attending' &&
    hosts.every((host) => answers[toAttendanceField(form, host, event)] === 'not-attending');
  return (
    <fieldset className={`${formStyles.person} ${styles.person}`}>
      <legend>
        <span>
          {[person.first, person.last].filter(Boolean).join(' ') || unnamed}{' '}
          {person.isChild && <span className={styles.child}>{messages.child}</span>}
        </span>
      </legend>
      {form.events.map((event) => {
        const { defaultValue, ...attendance } = field(toAttendanceField(form, index, event.id));
        return (
          <ChoiceCards
            key={event.id}
            title={event.title}
            date={event.date}
            labels={{ attending: messages.accepts, 'not-attending': messages.declines }}
            defaultValue={isNew ? 'attending' : defaultValue}
            {...attendance}
          >
            <p role="status" className={styles.withoutHosts}>
              {comesWithoutHosts(event.id) && messages.withoutYou}
            </p>
          </ChoiceCards>
        );
      })}
      <fieldset
        className={styles.details}
        // As in QuestionFields.
        role="presentation"
        hidden={!comes}
        disabled={!comes}
      >
        {!hasName(person) && (
          <div className={styles.names}>
            <TextField
              label={optionalFirstName}
              autoComplete="off"
              {...field(toNameField(form, index, 'first'))}
            />
            <TextField
              label={optionalLastName}
              autoComplete="off"
              hint={messages.nameLater}
              {...field(toNameField(form, index, 'last'))}
            />
          </div>
        )}
        <QuestionFields {...{ answers, asked, edition, field }} person={index} />
      </fieldset>
      {onRemove && <PlainButton onClick={onRemove}>{messages.removeGuest}</PlainButton>}
    </fieldset>
  );
}
