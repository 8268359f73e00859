import { getMessages } from '../../dashboard/messages/messages.ts';
import { KINDS_OF_JOURNEY } from '../rsvp-section.ts';
import type { WeddingDocument } from '../wedding.ts';
import type { ContentIssue, ContentPath } from './content-issue.ts';

const MIN_CHOICES = 2;

/** The issues of the events and questions on the form. */
export function findRsvpIssues({ celebrate, rsvp }: WeddingDocument): ContentIssue[] {
  const texts = getMessages('content').checks;
  const { questions = [] } = rsvp;
  const events = celebrate.events.map(({ id }) => id);
  const isOnForm = (id: string) => events.includes(id) && (rsvp.events?.includes(id) ?? true);
  return [
    ...findRepeatedIds(celebrate.events, ['celebrate', 'events'], 'event'),
    ...(rsvp.events ?? []).flatMap((id, index) =>
      events.includes(id) ? [] : [{ path: ['rsvp', 'events', index], message: texts.noEvent(id) }],
    ),
    ...findRepeatedIds(questions, ['rsvp', 'questions'], 'question'),
    ...questions.flatMap(({ choices = [], event, journey, kind }, index) => {
      const path = ['rsvp', 'questions', index];
      return [
        ...findRepeatedIds(choices, [...path, 'choices'], 'choice'),
        ...(journey && KINDS_OF_JOURNEY[journey] !== kind
          ? [{ path: [...path, 'journey'], message: texts.otherKindOfAnswer }]
          : []),
        ...(journey && questions.findIndex((one) => one.journey === journey) < index
          ? [{ path: [...path, 'journey'], message: texts.askedTwice }]
          : []),
        ...((kind === 'choice' || kind === 'choices') && choices.length < MIN_CHOICES
          ? [{ path: [...path, 'choices'], message: texts.addChoices(MIN_CHOICES) }]
          : []),
        ...(event === undefined || isOnForm(event)
          ? []
          : [
              {
                path: [...path, 'event'],
                message: texts.noEventOnForm(event),
              },
            ]),
      ];
    }),
  ];
}

function findRepeatedIds(
  items: readonly { id: string }[],
  path: ContentPath,
  kind: 'event' | 'question' | 'choice',
): ContentIssue[] {
  const describe = getMessages('content').checks.repeatedId[kind];
  const ids = items.map(({ id }) => id);
  return ids.flatMap((id, index) =>
    ids.indexOf(id) === index
      ? []
      : [
          {
            path: [...path, index, 'id'],
            message: describe(id),
          },
        ],
  );
}
