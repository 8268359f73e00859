import type { shell as English } from '../en/shell.ts';

export const shell: typeof English = {
  skip: 'Zum Inhalt springen',
  yourWedding: 'Eure Hochzeit',
  signOut: 'Abmelden',
  notSignedOut: 'Abmelden nicht möglich',
  navigation: 'Dashboard',
  pages: {
    overview: 'Übersicht',
    replies: 'Antworten',
    guestList: 'Gästeliste',
    emails: 'E-Mails',
    website: 'Website',
    data: 'Daten',
  },
  toasts: { toast: 'Meldung', close: 'Schließen', list: 'Meldungen ({hotkey})' },

  keysTitle: 'Tastenkürzel',
  keys: {
    search: 'Auf dieser Seite suchen',
    undo: 'Die letzte Änderung rückgängig machen',
    help: 'Diese Liste anzeigen',
    rows: 'Eine Zeile nach oben oder unten',
    ends: 'Zur ersten oder letzten Zeile',
    openRow: 'Zeile öffnen',
    selectRow: 'Zeile auswählen',
    close: 'Schließen, was offen ist',
  },
  singleKeys: 'Kürzel mit nur einem Zeichen',
  singleKeysHint:
    'Schaltet sie aus, wenn ihr diktiert oder sie versehentlich drückt. Beim Schreiben sind sie nie aktiv. Gilt für dieses Gerät.',
  sortBy: 'Sortieren nach',

  upToDate: 'Aktuell',
  offlineSince: (time) => `Offline seit ${time}`,
  notUpToDateSince: (time) => `Nicht aktuell seit ${time}`,
  updated: 'Das Dashboard wurde aktualisiert.',
  reload: 'Seite neu laden',

  signedOut: 'Ihr seid abgemeldet',
  signInElsewhere: 'Meldet euch in einem anderen Tab an und macht dann hier weiter.',

  missingPart: 'Ein Teil dieser Seite fehlt',
  missingAfterReload:
    'Er konnte auch nach dem Neuladen nicht geladen werden. Bitte versucht es in einer Minute noch einmal.',
  missingUntilReload:
    'Er konnte nicht geladen werden. Sobald wieder eine Verbindung besteht, wird die Seite neu geladen.',
  failed: 'Etwas ist schiefgegangen',
  cannotShow: 'Eure Daten sind sicher, aber diese Seite konnte nicht angezeigt werden.',
  cannotShowBecause: (reason) =>
    `Eure Daten sind sicher, aber diese Seite konnte nicht angezeigt werden: ${reason}`,
  notFound: 'Seite nicht gefunden',
  notFoundAdvice: 'Der Link ist vielleicht unvollständig oder veraltet. [Zur Übersicht]',

  language: 'Sprache',
  languageHint: 'Sprache des Dashboards auf diesem Gerät',

  close: 'Schließen',
  cancel: 'Abbrechen',
  undo: 'Rückgängig',
  undone: 'Rückgängig gemacht',
  copied: 'Kopiert',
  pasteIt: 'Fügt den Text in eine Nachricht ein.',
  notCopied: 'Nicht kopiert',
  copyingNotAllowed: (instead) => `Dieser Browser erlaubt das Kopieren nicht. ${instead}`,
  selectIt: 'Markiert den Text selbst.',
  linkShownOnce: 'Der Link wird nur jetzt angezeigt. Kopiert ihn, bevor ihr das Fenster schließt.',
  copyLink: 'Link kopieren',

  saving: 'Wird gespeichert…',
  saveStatus: {
    saved: 'Gespeichert',
    conflict: 'Auf zwei Geräten geändert · wählt eine Version',
    failed: (reason) => `Noch nicht gespeichert: ${reason}`,
    offlineKeptHere: 'Keine Verbindung · eure Änderungen bleiben auf diesem Gerät',
    offlineKeepOpen: 'Keine Verbindung · bitte lasst diese Seite offen',
    signedOutKeptHere: 'Bitte neu anmelden · eure Änderungen bleiben auf diesem Gerät',
    signedOutKeepOpen: 'Bitte neu anmelden · lasst diese Seite offen',
  },
  leaveTitle: 'Ohne Speichern schließen?',
  leaveWarning: 'Eure Änderungen sind noch nicht gespeichert.',
  confirmLeave: 'Änderungen verwerfen',
  keepEditing: 'Weiter bearbeiten',

  conflict: {
    form: 'Zwei Versionen',
    titles: {
      household: 'Dieser Haushalt wurde geändert, während ihr ihn bearbeitet habt',
      reply: 'Diese Antwort wurde geändert, während ihr sie bearbeitet habt',
      email: 'Diese E-Mail wurde geändert, während ihr sie bearbeitet habt',
      announcement: 'Diese Ankündigung wurde geändert, während ihr sie bearbeitet habt',
    },
    choose: 'Eure Änderungen sind noch nicht gespeichert. Wählt aus, welche Version gelten soll.',
    nothingToSave: {
      household: 'Der Haushalt ist schon so gespeichert wie bei euch. Es gibt nichts mehr zu tun.',
      reply: 'Die Antwort ist schon so gespeichert wie bei euch. Es gibt nichts mehr zu tun.',
      email: 'Die E-Mail ist schon so gespeichert wie bei euch. Es gibt nichts mehr zu tun.',
      announcement:
        'Die Ankündigung ist schon so gespeichert wie bei euch. Es gibt nichts mehr zu tun.',
    },
    saved: 'Gespeichert',
    yours: 'Eure',
    none: 'leer',
    save: 'Auswahl speichern',
    back: 'Zurück zu meinen Änderungen',
  },

  offsetToday: (offset) => `heute ${offset}`,
  offsetOnWeddingDay: (offset) => `${offset} an eurem Hochzeitstag`,
};
