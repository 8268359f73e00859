import type * as English from '../en/sign-in.ts';
import { type LanguageCode, plural } from '../messages.ts';

export const language: LanguageCode = 'it';
export const locale: string = 'it';

export const signIn: typeof English.signIn = {
  dashboard: 'Pannello',
  loading: 'Caricamento…',
  noScript: 'Attivate JavaScript nel vostro browser per usare il pannello.',
  notLoaded: 'Non è stato possibile caricare il pannello',
  tryAgain: 'Riprova',

  signIn: 'Accedi',
  signingIn: 'Accesso in corso…',
  lead: 'Per gli sposi. Accedete per vedere le risposte e la lista degli invitati.',
  password: 'Password del pannello',
  ownName: 'Il vostro nome',
  ownPassword: 'La vostra password',
  usePasskey: 'Accedi con una passkey',
  noPasskey: 'Il dispositivo non ha dato nessuna passkey. Riprovate, oppure usate la password.',
  isCoHost: 'Sono un collaboratore',
  isCouple: 'Ho la password degli sposi',
  coHostHint: 'Gli sposi possono darvene una nuova.',
  coupleHint: 'Chi ha installato il sito può trovarla con «npm run passwords».',
  tooManyAttempts: (seconds) =>
    `Troppi tentativi. Riprovate tra ${plural(seconds, '# secondo', '# secondi')}.`,
};

export const requests: typeof English.requests = {
  serverFailed: 'Qualcosa è andato storto sul server. Riprovate.',
  noConnection: 'Non c’è connessione. Non si è perso nulla. Riprovate tra un momento.',
  sessionEnded:
    'La sessione è scaduta prima del salvataggio. Quello che avete scritto è ancora qui. Salvatelo di nuovo.',
  failed: 'Qualcosa è andato storto. Riprovate.',
};
