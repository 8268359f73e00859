import type { errors as English } from '../en/errors.ts';
import { formatNumber, plural } from '../messages.ts';

export const errors: typeof English = {
  signedOut: 'Bitte meldet euch an.',
  signInAgain: 'Bitte meldet euch noch einmal an.',
  wrongNameOrPassword: 'Der Name oder das Passwort stimmt nicht.',
  wrongPassword: 'Das Passwort stimmt nicht.',
  passkeyRejected:
    'Dieser Passkey wurde nicht angenommen. Versucht es noch einmal, oder meldet euch anders an.',
  passkeyRequired:
    'Meldet euch mit eurem Passkey an, oder gebt statt des Passworts einen Wiederherstellungscode ein.',
  coupleOnly: 'Das geht nur mit dem Passwort des Brautpaars.',
  hostNotFound: 'Dieser Co-Host wurde schon entfernt.',
  tooManyAttempts: (seconds) =>
    `Zu viele Versuche. Bitte versucht es in ${plural(seconds, '# Sekunde', '# Sekunden')} erneut.`,
  crossOrigin: 'Die Anfrage kam von einer anderen Website. Es wurde nichts geändert.',
  notFound: 'Diese Seite gibt es nicht.',
  tooLarge: (limit) => `Das ist größer als ${limit}. Es wurde nichts geändert.`,
  replyChanged: 'Diese Antwort hat sich geändert, seit ihr sie geöffnet habt.',
  emailTaken: 'Mit dieser E-Mail-Adresse gibt es schon eine Antwort.',
  householdNotFound: 'Diese Antwort gibt es nicht mehr.',
  guestNotFound: 'Dieser Haushalt steht nicht mehr auf der Liste.',
  guestListChanged: 'Die Gästeliste hat sich geändert, seit ihr sie geöffnet habt.',
  planChanged: 'Der Plan wurde auf einem anderen Gerät geändert. Ihr seht jetzt den neuen.',
  guestListFull: (max) => `Die Gästeliste kann höchstens ${formatNumber(max)} Haushalte haben.`,
  emailsNotConfigured:
    'Diese Website verschickt keine E-Mails, weil kein Mailserver eingerichtet ist.',
  mailServerFixed:
    'Der Mailserver dieser Website steht in den Einstellungen des Servers und wird dort geändert.',
  emailNotFound: 'Diese E-Mail gibt es nicht mehr.',
  alreadyQueued: 'Diese E-Mail wartet schon darauf, verschickt zu werden.',
  alreadySent: 'Diese E-Mail ist verschickt. Sie kann nicht noch einmal an dieselben Gäste gehen.',
  mailingNotFound: 'Diese E-Mail an eure Gäste gibt es nicht mehr.',
  mailingConflict: 'Jemand hat diese E-Mail geändert, seit ihr sie geöffnet habt.',
  mailingStarted: 'Diese E-Mail ist schon geplant oder verschickt.',
  recipientsChanged:
    'Die Empfänger haben sich geändert, seit ihr sie angesehen habt. Es wurde nichts verschickt.',
  weddingOver: 'Die Hochzeit ist vorbei: Erinnerungen werden nicht mehr verschickt.',
  announcementChanged: 'Die Ankündigung hat sich geändert, seit ihr sie geöffnet habt.',
  wishChanged: 'Der Haushalt hat seinen Wunsch geändert. Ihr seht jetzt den neuen.',
  draftChanged: 'Jemand hat das geändert, seit ihr es geöffnet habt.',
  invalidContent: (count) =>
    plural(
      count,
      'Vor dem Veröffentlichen muss noch eine Angabe korrigiert werden.',
      'Vor dem Veröffentlichen müssen noch # Angaben korrigiert werden.',
    ),
  publishFailed:
    'Die Website konnte nicht veröffentlicht werden. Eure Gäste sehen weiterhin die bisherige Version, und eure Änderungen sind gespeichert. Bitte versucht es noch einmal. Wenn es wieder passiert, bittet die Person, die den Server betreibt, ins Protokoll zu schauen.',
  versionNotFound: 'Diese Version gibt es nicht.',
  pictureNotFound: 'Dieses Bild gibt es nicht mehr.',
  pictureUsed:
    'Die Website oder eine ihrer Versionen verwendet dieses Bild. Es wurde deshalb nicht gelöscht.',
  tooManyUploads: 'Gerade werden andere Bilder hochgeladen. Bitte versucht es gleich noch einmal.',
  wrongConfirmation: 'Um alle Daten zu löschen, tippt das Wort DELETE in Großbuchstaben ein.',
  busy: 'Die Datenbank ist gerade ausgelastet oder voll. Es wurde nichts geändert. Bitte versucht es noch einmal.',
  erasedFileInUse:
    'Der Haushalt ist gelöscht, aber ein anderes Programm liest noch die Datenbankdatei. So lange enthält sie die alten Daten noch.',
  fileStillInUse:
    'Die Antworten sind gelöscht, aber ein anderes Programm liest noch die Datenbankdatei. Bitte löscht gleich noch einmal alle Daten.',
  cannotStore: 'Das lässt sich nicht speichern.',
  cannotSave: 'So lässt sich das nicht speichern.',
  internal: (request) =>
    `Etwas ist schiefgegangen (Fehler ${request} im Protokoll des Servers). Bitte versucht es noch einmal.`,
};
