import type { RsvpMessages } from '../../../domain/rsvp-rules.ts';
import type { Rejection } from '../../request.ts';
import { gateClosed } from './rsvp.ts';

export const fieldErrors: RsvpMessages = {
  first: 'Scrivete il nome',
  last: 'Scrivete il cognome',
  email: 'Scrivete un indirizzo email valido',
  welcomeParty: 'Indicate se verrete alla festa di benvenuto',
  wedding: 'Indicate se verrete al matrimonio',
  guests: 'Scegliete 1 o 2 persone',
  invisible: 'Togliete i caratteri di controllo invisibili',
  tooLong: (max) => `Usate al massimo ${max} caratteri`,
};

export const unexpected = 'Errore imprevisto. Riprovate, per favore.';
export const notConfigured = [
  'RSVP non configurato',
  'Mancano l’indirizzo di Supabase e la chiave pubblica anonima. La configurazione va completata.',
] as const;

const NOT_SET_UP = 'Il servizio per le risposte non è ancora attivo. Riprovate più tardi.';
const PERMISSION_DENIED = 'Permesso negato. Riprovate più tardi.';
const CHECK_ANSWERS =
  'Non è stato possibile registrare la vostra risposta. Controllate quello che avete scritto.';
const NOT_STORED =
  'Non è stato possibile registrare la vostra risposta. Riprovate fra qualche istante.';
const MAYBE_STORED =
  'La vostra risposta potrebbe non essere stata registrata. Riprovate fra qualche istante.';

type Text = string | ((rejection: Rejection, closed: string) => string);

/** Codes of PostgREST, PostgreSQL and this project's server; the first match applies. */
const TEXT_BY_CODE: readonly (readonly [codes: RegExp, text: Text])[] = [
  [/^(42P01|PGRST205)$/, NOT_SET_UP],
  [/^(42501|PGRST30[12])$/, PERMISSION_DENIED],
  [/^PT401$/, gateClosed],
  [/^PT403$/, (_, closed) => closed],
  [
    /^PT429$/,
    ({ retryAfter }) =>
      `In questo momento arrivano molte risposte dalla vostra rete, perciò la vostra non è ancora partita. Quello che avete scritto è ancora qui: riprovate ${inSeconds(retryAfter)}.`,
  ],
  [
    /^PT503$/,
    'In questo momento arrivano moltissime risposte, perciò la vostra non è ancora stata registrata. Quello che avete scritto è ancora qui: riprovate fra qualche secondo.',
  ],
  [
    /^54000$/,
    'La vostra risposta è troppo lunga per essere inviata. Accorciate quello che avete scritto.',
  ],
  [/^(22|23|PGRST10|PGRST20)/, CHECK_ANSWERS],
  [/^(08|57P0|25P0[34])/, MAYBE_STORED],
  [/^(40|53|55P03|25006|57014|58030)/, NOT_STORED],
  [
    /^XX000$/,
    ({ body }) => {
      const request = /^request (\w+)$/.exec(String(body.hint))?.[1];
      return request
        ? `${NOT_STORED} Se succede ancora, ditelo agli sposi: errore ${request}.`
        : NOT_STORED;
    },
  ],
];

function inSeconds(seconds: number): string {
  if (!(seconds > 0)) return 'fra qualche secondo';
  return `fra ${seconds} ${seconds === 1 ? 'secondo' : 'secondi'}`;
}

/** The server's messages are English, so the text depends on the code alone. */
export const rejected = (rejection: Rejection, closed: string): string => {
  const code = String(rejection.body.code);
  const [, text = ''] = TEXT_BY_CODE.find(([codes]) => codes.test(code)) ?? [];
  return typeof text === 'string' ? text : text(rejection, closed);
};

export const exception = (_message: string): string => '';
