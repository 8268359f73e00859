import type { RsvpMessages } from '../../../domain/rsvp-rules.ts';
import type { Refusal } from '../../rsvp/refusal.ts';
import { gateClosed } from './rsvp.ts';

export const faults: RsvpMessages = {
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
export const noAnswer =
  'Non è arrivata alcuna conferma, quindi la vostra risposta non è stata registrata. Riprovate, per favore.';
export const notConfigured = [
  'RSVP non configurato',
  'Mancano l’indirizzo di Supabase e la chiave pubblica anonima. La configurazione va completata.',
] as const;

const NOT_SET_UP = 'Il servizio per le risposte non è ancora attivo. Riprovate più tardi.';
const DENIED = 'Permesso negato. Riprovate più tardi.';
const CHECK =
  'Non è stato possibile registrare la vostra risposta. Controllate quello che avete scritto.';
const NOT_STORED =
  'Non è stato possibile registrare la vostra risposta. Riprovate fra qualche istante.';
const PERHAPS_STORED =
  'La vostra risposta potrebbe non essere stata registrata. Riprovate fra qualche istante.';

type Words = string | ((apiErrors: Refusal, closed: string) => string);

/** The first that fits a code: PostgREST's, PostgreSQL's, and this site's own server's. */
const BY_CODE: readonly (readonly [codes: RegExp, words: Words])[] = [
  [/^(42P01|PGRST205)$/, NOT_SET_UP],
  [/^(42501|PGRST30[12])$/, DENIED],
  [/^PT401$/, gateClosed],
  [/^PT403$/, (_, closed) => closed],
  [
    /^PT429$/,
    ({ seconds }) =>
      `In questo momento arrivano molte risposte dalla vostra rete, perciò la vostra non è ancora partita. Quello che avete scritto è ancora qui: riprovate ${inSeconds(seconds)}.`,
  ],
  [
    /^PT503$/,
    'In questo momento arrivano moltissime risposte, perciò la vostra non è ancora stata registrata. Quello che avete scritto è ancora qui: riprovate fra qualche secondo.',
  ],
  [
    /^54000$/,
    'La vostra risposta è troppo lunga per essere inviata. Accorciate quello che avete scritto.',
  ],
  [/^(22|23|PGRST10|PGRST20)/, CHECK],
  [/^(08|57P0|25P0[34])/, PERHAPS_STORED],
  [/^(40|53|55P03|25006|57014|58030)/, NOT_STORED],
  [
    /^XX000$/,
    ({ row }) => {
      const request = /^request (\w+)$/.exec(String(row.hint))?.[1];
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

/** The server's words are English: what is said here goes by its code alone. */
export const refused = (apiErrors: Refusal, closed: string): string => {
  const code = String(apiErrors.row.code);
  const [, words = ''] = BY_CODE.find(([codes]) => codes.test(code)) ?? [];
  return typeof words === 'string' ? words : words(apiErrors, closed);
};

export const strange = (_message: string): string => '';
