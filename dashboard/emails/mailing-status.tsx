import type { Mailing } from '../../domain/emails/mailings.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { formatCount } from '../ui/format-count.ts';

/** One line about the progress of an email to guests; `timeZone` is that of the wedding. */
export function MailingStatus({ mailing, timeZone }: { mailing: Mailing; timeZone: string }) {
  const { formatInTimeZone, formatMoment } = createDateFormats(useGuestData().wedding.locale);
  const { state, sendAt, startedAt, counts } = mailing;
  const { sent, waiting, failed } = counts;
  const failures = failed > 0 && `${failed} failed`;
  switch (state) {
    case 'draft':
      return 'Draft';
    case 'scheduled':
      return Date.parse(sendAt ?? '') <= Date.now()
        ? 'Starting…'
        : `Goes out ${formatInTimeZone(sendAt ?? '', timeZone)}`;
    case 'sending':
      return join([`Sending: ${sent} of ${sent + waiting + failed}`, failures]);
    case 'stopped':
      return join([`Stopped: ${sent} sent`, `${waiting} not sent`, failures]);
    case 'sent':
      return join([
        `Sent to ${formatCount(sent, 'address', 'addresses')}`,
        formatMoment(startedAt ?? ''),
        failures,
      ]);
  }
}

function join(parts: (string | false)[]): string {
  return parts.filter(Boolean).join(' · ');
}
