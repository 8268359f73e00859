import { emails as english } from '../../domain/dashboard/messages/en/emails.ts';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';

// Anyone with the site's password can submit the form with another person's address.
export const RECEIPTS_PER_DAY = 6;
// Of a wedding of 1,000 households, as many reply by the form on the day on which all are invited. A receipt for a
// reply by personal link is not limited: a stranger has none.
export const OPEN_RECEIPTS_PER_HOUR = 100;
export const OPEN_RECEIPTS_PER_DAY = 400;

/** Why an email was not sent, as the database has it: in English, because the sender works outside requests. */
export const FAILURES = fillIn(english.failures);

/** A stored failure in the language of the request. What the mail server said follows as it is. */
export function translateFailure(stored: string): string {
  const texts = fillIn(getMessages('emails').failures);
  const names = Object.keys(FAILURES) as (keyof typeof FAILURES)[];
  const known = names.find((name) => stored.startsWith(FAILURES[name]));
  return known ? texts[known] + stored.slice(FAILURES[known].length) : stored;
}

function fillIn({ openReceipts, receiptsToAddress, ...others }: typeof english.failures) {
  return {
    ...others,
    openReceipts: openReceipts(OPEN_RECEIPTS_PER_HOUR, OPEN_RECEIPTS_PER_DAY),
    receiptsToAddress: receiptsToAddress(RECEIPTS_PER_DAY),
  };
}
