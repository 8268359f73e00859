import type { formatMessage } from '../../domain/messages/format.ts';
import type { ServerErrors } from '../../domain/messages/messages.ts';
import type { Rejection } from '../request.ts';

type RejectionMessages = {
  notSetUp: string;
  permissionDenied: string;
  serverErrors: ServerErrors | null;
};

const NOT_SET_UP = /^(42P01|PGRST205)$/;
const PERMISSION_DENIED = /^(42501|PGRST30[12])$/;

type Details = Rejection & {
  /** For a page that has lost its access. */
  gateClosed: string;
  /** For a reply after the deadline. */
  closed: string;
  format: typeof formatMessage;
  language: string;
};

/** Returns the text for a rejected reply, or an empty text if there is none. */
export function toRejectionText(messages: RejectionMessages, details: Details): string {
  const code = String(details.body.code);
  if (NOT_SET_UP.test(code)) return messages.notSetUp;
  if (PERMISSION_DENIED.test(code)) return messages.permissionDenied;
  if (messages.serverErrors) return translate(messages.serverErrors, code, details);
  const { message } = details.body;
  return typeof message === 'string' ? message : '';
}

/** Codes of PostgREST, PostgreSQL and this project's server. */
function translate(texts: ServerErrors, code: string, details: Details): string {
  const { body, closed, format, gateClosed, language, retryAfter } = details;
  if (code === 'PT400') return texts.formChanged;
  if (code === 'PT401') return gateClosed;
  if (code === 'PT403') return closed;
  if (code === 'PT429') {
    const { inAFewSeconds, inSeconds, tooManyReplies } = texts;
    const when =
      retryAfter > 0 ? format(inSeconds, { count: retryAfter }, language) : inAFewSeconds;
    return format(tooManyReplies, { when }, language);
  }
  if (code === 'PT503') return texts.busy;
  if (code === '54000') return texts.tooLarge;
  if (/^(22|23|PGRST10|PGRST20)/.test(code)) return texts.checkAnswers;
  if (/^(08|57P0|25P0[34])/.test(code)) return texts.maybeStored;
  if (/^(40|53|55P03|25006|57014|58030)/.test(code)) return texts.notStored;
  if (code !== 'XX000') return '';
  const id = /^request (\w+)$/.exec(String(body.hint))?.[1];
  const advice = id ? format(texts.tellTheCouple, { id }, language) : '';
  return `${texts.notStored} ${advice}`.trim();
}
