import wedding from '#content/wedding.ts';
import { failed } from '#messages/rsvp.ts';
import { notConfigured, refused, strange, unexpected } from '#messages/rsvp-errors.ts';
import { getClosedMessage } from '../../domain/rsvp-closing.ts';
import { Refusal } from './refusal.ts';
import { NotConfigured, NotSent } from './send-rsvp.ts';

/** The title and the text that tell a guest why the reply was not stored. */
export function failureMessage(error: unknown): readonly [title: string, text: string] {
  if (error instanceof NotConfigured) return notConfigured;
  return [failed, textOf(error).trim() || unexpected];
}

function textOf(error: unknown): string {
  if (error instanceof NotSent) return error.message;
  if (error instanceof Refusal) return refused(error, getClosedMessage(wedding.rsvp));
  return error instanceof Error ? strange(error.message) : '';
}
