import type { Context } from 'hono';
import * as z from 'zod/mini';
import { INVITED_LIMITS } from '../../domain/invited-row.ts';
import type { LetterBook, LetterKind } from '../../domain/letters.ts';
import type { Database } from '../database/database.ts';
import { checkedBody } from '../http/checked-body.ts';
import { deskRefusal } from '../http/desk-refusal.ts';
import type { Letters } from '../letters/letters.ts';
import type { GuestBookSource } from '../tables/guest-book.ts';

type Shelf = { database: Database; source: GuestBookSource; letters: Letters | null };

const confirmed = z.strictObject({
  invited: z.array(z.int()).check(z.maxLength(INVITED_LIMITS.rows, 'Too many at once')),
});

/** Answers with what became of the letters; null where none are sent. */
export function getLetters({ database, source, letters }: Shelf) {
  return async (c: Context): Promise<Response> => {
    const { invited } = await source.content();
    const book: LetterBook | null =
      letters && (await database.snapshot((queries) => letters.book(queries, invited)));
    return c.json({ letters: book });
  };
}

/** Shows what a letter looks like, as a page. */
export function previewLetter({ letters }: Shelf) {
  return (c: Context): Response => {
    const kind = c.req.param('kind') ?? '';
    if (!isKind(kind)) throw deskRefusal.noSuchCall();
    return c.html(on(letters).preview(kind));
  };
}

/** Writes a letter once more that was sent, or given up. */
export function postResend({ database, letters }: Shelf) {
  return async (c: Context): Promise<Response> => {
    const id = c.req.param('id') ?? '';
    if (!/^\d{1,15}$/.test(id)) throw deskRefusal.unknownLetter();
    await database.transaction((queries) => on(letters).resend(queries, Number(id)));
    letters?.wake();
    return c.body(null, 204);
  };
}

/**
 * Writes a reminder to those whom the host saw and who have not answered since; throws when there
 * were reminders today.
 */
export function postReminders({ database, source, letters }: Shelf) {
  return async (c: Context): Promise<Response> => {
    const { invited } = await checkedBody(c, confirmed);
    const seen = new Set(invited);
    const { invited: now } = await source.content();
    const written = await database.transaction((queries) => on(letters).remind(queries, now, seen));
    letters?.wake();
    return c.json({ written }, 201);
  };
}

function on(letters: Letters | null): Letters {
  if (!letters) throw deskRefusal.noLetters();
  return letters;
}

function isKind(kind: string): kind is LetterKind {
  return kind === 'receipt' || kind === 'notice' || kind === 'reminder';
}
