import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { Mailing } from '../../domain/emails/mailings.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';

/** One line about the progress of an email to guests; `timeZone` is that of the wedding. */
export function MailingStatus({ mailing, timeZone }: { mailing: Mailing; timeZone: string }) {
  const { formatInTimeZone, formatMoment } = createDateFormats(useGuestData().wedding.locale);
  const { state, sendAt, startedAt, counts } = mailing;
  const { sent, waiting, failed } = counts;
  const texts = getMessages('emails');
  const failures = failed > 0 && texts.counts.failed(failed);
  switch (state) {
    case 'draft':
      return texts.draft;
    case 'scheduled':
      return Date.parse(sendAt ?? '') <= Date.now()
        ? texts.starting
        : texts.goesOutAt(formatInTimeZone(sendAt ?? '', timeZone));
    case 'sending':
      return join([texts.sendingOf(sent, sent + waiting + failed), failures]);
    case 'stopped':
      return join([texts.stoppedAfter(sent, waiting), failures]);
    case 'sent':
      return join([texts.sentTo(sent), formatMoment(startedAt ?? ''), failures]);
  }
}

function join(parts: (string | false)[]): string {
  return parts.filter(Boolean).join(' · ');
}
