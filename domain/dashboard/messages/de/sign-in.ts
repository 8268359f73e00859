import type * as English from '../en/sign-in.ts';
import { type LanguageCode, plural } from '../messages.ts';

export const language: LanguageCode = 'de';
export const locale: string = 'de';

export const signIn: typeof English.signIn = {
  dashboard: 'Dashboard',
  loading: 'Wird geladen…',
  noScript: 'Bitte aktiviert JavaScript in eurem Browser, um das Dashboard zu öffnen.',
  notLoaded: 'Das Dashboard konnte nicht geladen werden',
  tryAgain: 'Erneut versuchen',

  signIn: 'Anmelden',
  signingIn: 'Anmeldung läuft…',
  lead: 'Für das Brautpaar. Meldet euch an, um die Antworten und die Gästeliste zu sehen.',
  password: 'Passwort fürs Dashboard',
  ownName: 'Euer Name',
  ownPassword: 'Euer Passwort',
  usePasskey: 'Mit Passkey anmelden',
  noPasskey:
    'Euer Gerät hat keinen Passkey angegeben. Versucht es noch einmal, oder nehmt das Passwort.',
  isCoHost: 'Ich bin Co-Host',
  isCouple: 'Ich habe das Passwort des Brautpaars',
  coHostHint: 'Das Brautpaar kann euch ein neues geben.',
  coupleHint: 'Wer die Website eingerichtet hat, findet es mit „npm run passwords“.',
  tooManyAttempts: (seconds) =>
    `Zu viele Versuche. Bitte versucht es in ${plural(seconds, '# Sekunde', '# Sekunden')} erneut.`,
};

export const requests: typeof English.requests = {
  serverFailed: 'Auf dem Server ist etwas schiefgegangen. Bitte versucht es noch einmal.',
  noConnection:
    'Es besteht keine Verbindung. Nichts ist verloren. Bitte versucht es gleich noch einmal.',
  sessionEnded:
    'Eure Sitzung ist abgelaufen, bevor das gespeichert war. Eure Eingaben sind noch da. Bitte speichert sie noch einmal.',
  failed: 'Etwas ist schiefgegangen. Bitte versucht es noch einmal.',
};
