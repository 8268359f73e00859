// A chunk of its own, loaded only with a wedding that asks questions of its own. Components and functions of the
// entry are parameters, because importing them would load the entry's stylesheet a second time.

import type { formatMessage } from '../../domain/messages/format.ts';
import { toDietaryField } from '../../domain/replies/questions.ts';
import type { Edition } from '../edition.tsx';
import type { FieldErrors, FormAnswers } from './form-answers.ts';
import { countGuests, readName, readOpenAttendance } from './open-answers.ts';
import styles from './open-questions.module.css';
import { splitQuestions } from './question-answers.ts';
import { QuestionFields, type QuestionTools } from './question-fields.tsx';

export { addAnswers, findErrors, listAnswers } from './open-answers.ts';

type Props = {
  answers: FormAnswers;
  edition: Edition;
  errors: FieldErrors;
  formatMessage: typeof formatMessage;
  tools: QuestionTools;
};

/** The couple's questions in the open form: those to each guest, then those to the household. */
export function OpenQuestions({ answers, edition, errors, formatMessage, tools }: Props) {
  const { language, messages, wedding } = edition;
  const { dietaryPerPerson, maxGuests, questions = [] } = wedding.rsvp;
  if (!messages.questions) return null;
  const attendance = readOpenAttendance(answers, edition);
  const isComing = Object.values(attendance).includes('attending');
  const perPerson = questions.filter((question) => question.perPerson);
  const asked = splitQuestions(questions, attendance, true);
  const shared = { errors, texts: messages.questions, tools };
  const { you, yourGuest, guest } = messages.rsvp;
  const toLegend = (person: number) =>
    readName(answers, person) ||
    ([you, yourGuest][person] ?? formatMessage(guest, { number: person + 1 }, language));
  const isAsked = (person: number) =>
    isComing && person < countGuests(answers) && (asked.length > 0 || dietaryPerPerson === true);

  return (
    <>
      {(perPerson.length > 0 || dietaryPerPerson) &&
        Array.from({ length: maxGuests }, (_, person) => person).map((person) => (
          <fieldset
            key={person}
            className={styles.person}
            hidden={!isAsked(person)}
            disabled={!isAsked(person)}
          >
            <legend>{toLegend(person)}</legend>
            <QuestionFields questions={perPerson} asked={asked} person={person} {...shared} />
            {dietaryPerPerson && (
              <tools.TextField
                label={messages.rsvp.dietaryRestrictions}
                name={toDietaryField(person)}
                error={errors[toDietaryField(person)]}
                autoComplete="off"
              />
            )}
          </fieldset>
        ))}
      <QuestionFields
        questions={questions.filter((question) => !question.perPerson)}
        asked={splitQuestions(questions, attendance, false)}
        {...shared}
      />
    </>
  );
}
