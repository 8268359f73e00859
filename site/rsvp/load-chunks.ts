import { formatMessage } from '../../domain/messages/format.ts';
import type { FormAnswers, ReplyForm } from '../../domain/replies/reply-form.ts';
import type { WeddingEvent } from '../../domain/wedding/wedding.ts';
import type { Edition, PrivateEdition } from '../edition.tsx';
import { loadChunk } from '../load-chunk.ts';
import { request } from '../request.ts';
import { saveDraft } from './reply-draft.ts';
import type { RsvpClient } from './submit-rsvp.ts';

type QuestionFields = typeof import('./question-fields.tsx').QuestionFields;

let questionFields: QuestionFields | undefined;

/**
 * Loads the fields of the couple's own questions, if the wedding has some. Before the page is rendered or hydrated: a
 * form that waits for them would lose a tap.
 */
export async function loadQuestions({ messages }: Pick<PrivateEdition, 'messages'>): Promise<void> {
  if (!messages.questions) return;
  questionFields ??= (await loadChunk(() => import('./question-fields.tsx'))).QuestionFields;
}

/** Undefined if the wedding has no questions of its own. */
export function getQuestionFields({
  messages,
}: Pick<PrivateEdition, 'messages'>): QuestionFields | undefined {
  return messages.questions && questionFields;
}

/** Returns a function that imports submit-rsvp.ts once; its next call after a failure tries again. */
export function createRsvpLoader(
  edition: Edition,
  form: ReplyForm<WeddingEvent>,
): () => Promise<RsvpClient> {
  let client: Promise<RsvpClient> | undefined;
  return () => {
    client ??= loadChunk(() => import('./submit-rsvp.ts')).then(
      ({ createRsvpClient }) => createRsvpClient(edition, form, { formatMessage, request }),
      (error) => {
        client = undefined;
        throw error;
      },
    );
    return client;
  };
}

/** With GATE=server, the chunk does not load either when the guest's access has ended. */
export async function hasLostAccess(): Promise<boolean> {
  if (!window.SITE_GATE) return false;
  const response = await fetch('/private/').catch(() => null);
  return response?.status === 401;
}

/** The text of the toast if the chunk did not load. */
export function getLoadFailureText(
  hasLostAccess: boolean,
  { rsvp, site }: Edition['messages'],
): string {
  if (hasLostAccess) return rsvp.gateClosed;
  return `${rsvp.replyMayNotBeSent} ${site.networkErrors.offline[1]}`;
}

/**
 * Reloads the page, which then submits the draft: some browsers cache a failed import and never
 * request it again. Returns false if a reload would lose the page or the answers.
 */
export async function reloadAndSubmit(answers: FormAnswers, draftKey?: string): Promise<boolean> {
  const page = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
  if (!page?.ok || !saveDraft({ ...answers, toBeSent: 1 }, draftKey)) return false;
  location.reload();
  return true;
}
