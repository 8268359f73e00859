import type { accounts as English } from '../en/accounts.ts';
import { formatNumber, plural } from '../messages.ts';

export const accounts: typeof English = {
  welcomeBack: 'Willkommen zurück',
  sessionEnded: 'Eure Sitzung ist abgelaufen. Meldet euch an, um dort weiterzumachen, wo ihr wart.',
  signInAgain: 'Noch einmal anmelden',
  signInIsOld:
    'Ihr habt euch vor mehr als zehn Minuten angemeldet. Damit niemand sonst einen Zugang zu eurem Dashboard anlegt, meldet euch noch einmal an.',

  coHosts: 'Co-Hosts',
  aboutCoHosts:
    'Co-Hosts melden sich mit eigenem Namen und Passwort an, und im Verlauf steht, was sie geändert haben. Sie können alles außer Co-Hosts verwalten, den Mailserver ändern, das Protokoll lesen, Wiederherstellungscodes erstellen, fremde Geräte abmelden, einen Haushalt endgültig löschen und alle Daten löschen.',
  signedInAs: (name) =>
    `Angemeldet als ${name}. Co-Hosts hinzufügen oder entfernen kann nur, wer das Passwort des Brautpaars hat.`,
  added: (day) => `Hinzugefügt am ${day}`,
  lastSeen: (moment) => `Zuletzt aktiv: ${moment}`,
  neverSignedIn: 'Noch nie angemeldet',

  add: 'Co-Host hinzufügen',
  rename: 'Umbenennen',
  newPassword: 'Neues Passwort',
  changeOwnPassword: 'Passwort ändern',
  renameWho: (name) => `${name} umbenennen`,
  newPasswordFor: (name) => `Neues Passwort für ${name}`,

  name: 'Name',
  nameHint: 'Für die Anmeldung und den Verlauf',
  enterName: 'Bitte gebt einen Namen ein',
  password: 'Passwort',
  passwordHint:
    'Mehrere Wörter, die nichts miteinander zu tun haben. Lasst das Feld leer, dann bekommt ihr ein sicheres Passwort.',
  currentPassword: 'Bisheriges Passwort',
  enterPassword: 'Bitte gebt euer Passwort ein',
  endsSessions: (name) =>
    `Das alte Passwort gilt nicht mehr, und ${name} wird auf allen Geräten abgemeldet.`,
  endsOwnSessions: 'Das alte Passwort gilt nicht mehr, und eure anderen Geräte werden abgemeldet.',
  saving: 'Wird gespeichert…',
  renamed: 'Umbenannt',
  historyKeepsName: 'Im Verlauf bleibt der Name stehen, unter dem eine Änderung gemacht wurde.',

  signsInHere: (name) => `${name} meldet sich hier an, über „Ich bin Co-Host“:`,
  youSignInHere: 'Hier meldet ihr euch an, über „Ich bin Co-Host“:',
  credentials: (address, name, password) => `${address}\nName: ${name}\nPasswort: ${password}`,
  passwordShownOnce:
    'Das Passwort wird nur jetzt angezeigt. Kopiert es, bevor ihr das Fenster schließt.',
  copyCredentials: 'Zugangsdaten kopieren',

  remove: 'Entfernen',
  removeWho: (name) => `${name} entfernen`,
  removeTitle: (name) => `${name} entfernen?`,
  removeWarning: (name) =>
    `${name} wird auf allen Geräten abgemeldet. Im Verlauf bleibt der Name stehen.`,
  confirmRemove: 'Ja, Co-Host entfernen',
  keepCoHost: 'Nicht entfernen',
  removed: 'Entfernt',
  cannotSignIn: (name) => `${name} ist abgemeldet und kann sich nicht mehr anmelden.`,
  notRemoved: 'Nicht entfernt',

  passkeys: 'Passkeys',
  aboutPasskeys:
    'Mit einem Passkey meldet ihr euch mit Fingerabdruck, Gesicht oder der PIN eures Geräts an. Niemand kann ihn erraten oder auf einer gefälschten Website eingeben.',
  passkeysBeside: 'Das Passwort gilt weiterhin.',
  passkeysRequired: 'Mit einem Passkey könnt ihr euch nicht mehr mit dem Passwort anmelden.',
  passkeysStay:
    'Ein anderes Dashboard-Passwort entfernt keine Passkeys und Codes: Entfernt Passkeys, die ihr nicht kennt, und erstellt neue Codes.',
  addPasskey: 'Passkey hinzufügen',
  passkeyAdded: 'Passkey hinzugefügt',
  passkeySignsIn: 'Ab jetzt könnt ihr euch damit anmelden.',
  passkeyNotAdded: 'Kein Passkey hinzugefügt',
  deviceRefused: 'Euer Gerät hat keinen Passkey erstellt oder hat schon einen für diese Website.',
  usedAt: (moment) => `Zuletzt benutzt: ${moment}`,
  neverUsed: 'Noch nie benutzt',
  removePasskey: (device) => `Passkey entfernen: ${device}`,
  removePasskeyTitle: 'Diesen Passkey entfernen?',
  removePasskeyWarning: 'Er gilt hier nicht mehr. Löscht ihn auch auf eurem Gerät.',
  confirmRemovePasskey: 'Ja, den Passkey entfernen',
  keepPasskey: 'Passkey behalten',
  passkeyRemoved: 'Passkey entfernt',
  recoveryCodes: 'Wiederherstellungscodes',
  aboutRecoveryCodes:
    'Falls ihr eure Geräte verliert: Mit jedem Code könnt ihr euch einmal anmelden, wenn ihr ihn statt des Passworts eingebt. Druckt sie aus und bewahrt sie auf Papier auf.',
  codesLeft: (count) => plural(count, 'Noch # Code', 'Noch # Codes'),
  noCodes: 'Ihr habt noch keine Codes.',
  printCodes: 'Wiederherstellungscodes drucken',
  createCodes: 'Neue Codes erstellen',
  earlierCodesEnd:
    'Eure früheren Codes gelten dann nicht mehr. Die neuen werden nur dieses eine Mal gezeigt.',
  codesNotCreated: 'Keine Codes erstellt',
  backToData: 'Zurück zu Listen und Daten',
  codesFor: (host) => `Für ${host}`,

  devices: 'Angemeldete Geräte',
  aboutDevices:
    'Diese Geräte sind im Dashboard angemeldet. Meldet ein Gerät ab, wenn ihr es verloren habt oder nicht kennt, und legt danach ein anderes Passwort fürs Dashboard fest.',
  theCouple: 'Brautpaar',
  unknownDevice: 'Unbekanntes Gerät',
  thisDevice: 'Dieses Gerät',
  signedIn: (moment) => `Angemeldet: ${moment}`,
  signOut: 'Abmelden',
  signOutWhat: (device) => `Abmelden: ${device}`,
  signedOut: 'Abgemeldet',
  needsPassword: (device) => `${device}: Fürs Dashboard ist jetzt wieder das Passwort nötig.`,
  notSignedOut: 'Nicht abgemeldet',

  signOutOthers: 'Alle anderen Geräte abmelden',
  othersSignedOut: 'Alle anderen Geräte abgemeldet',
  onlyThisDevice: 'Nur dieses Gerät ist noch angemeldet.',

  signOutGuests: 'Alle Gäste abmelden',
  signOutGuestsTitle: 'Alle Gäste abmelden?',
  signOutGuestsWarning:
    'Alle Gäste müssen das Gästepasswort auf jedem Gerät neu eingeben. Die Antworten bleiben erhalten.',
  confirmSignOutGuests: 'Ja, alle Gäste abmelden',
  keepGuests: 'Angemeldet lassen',
  guestsSignedOut: 'Alle Gäste abgemeldet',
  guestsNeedPassword: 'Eure Gäste brauchen wieder das Passwort, um die Website zu öffnen.',

  activityLog: 'Protokoll',
  aboutActivity:
    'Anmeldungen, fehlgeschlagene höchstens einmal pro Stunde und Adresse, Exporte, Links, Co-Hosts, Löschungen und Veröffentlichungen. Niemand kann einen Eintrag ändern. Jeder bleibt 90 Tage stehen, und mindestens bis 90 Tage nach der Hochzeit.',
  earlierActivity: 'Frühere Einträge anzeigen',
  activities: {
    'signed-in': () => 'Angemeldet',
    'signed-in-by-passkey': () => 'Mit einem Passkey angemeldet',
    'signed-in-by-code': () => 'Mit einem Wiederherstellungscode angemeldet',
    'sign-in-failed': () => 'Anmeldung fehlgeschlagen',
    'device-signed-out': (device) => `Ein Gerät abgemeldet${device && `: ${device}`}`,
    'other-devices-signed-out': () => 'Alle anderen Geräte abgemeldet',
    'guests-signed-out': () => 'Alle Gäste abgemeldet',
    'list-exported': (file) => `${file} exportiert`,
    'backup-downloaded': (file) => `${file} heruntergeladen`,
    'household-exported': () => 'Einen Haushalt exportiert',
    'household-erased': () => 'Einen Haushalt endgültig gelöscht',
    'all-data-deleted': () => 'Alle Daten gelöscht',
    'helper-link-created': (label) => `Link für ${label} erstellt`,
    'helper-link-revoked': (label) => `Link für ${label} gesperrt`,
    'preview-link-created': () => 'Vorschau-Link erstellt',
    'preview-link-revoked': () => 'Vorschau-Link gesperrt',
    'personal-link-renewed': () => 'Persönlichen Link eines Haushalts erneuert',
    'personal-link-revoked': () => 'Persönlichen Link eines Haushalts gesperrt',
    'co-host-added': (name) => `Co-Host ${name} hinzugefügt`,
    'co-host-renamed': (names) => `Co-Host umbenannt: ${names}`,
    'co-host-password-changed': (name) => `Passwort von ${name} geändert`,
    'co-host-removed': (name) => `Co-Host ${name} entfernt`,
    'passkey-added': (device) => `Passkey hinzugefügt${device && `: ${device}`}`,
    'passkey-removed': () => 'Passkey entfernt',
    'recovery-codes-created': () => 'Wiederherstellungscodes erstellt',
    'website-published': (version) => `Version ${version} der Website veröffentlicht`,
    'keepsake-downloaded': () => 'Andenken heruntergeladen',
    'photographs-downloaded': (file) => `Fotos heruntergeladen: ${file}`,
    'photographs-deleted': (count) =>
      `${plural(Number(count), '# Foto', '# Fotos')} endgültig gelöscht`,
    'table-link-created': (label) => `Tischlink ${label} erstellt`,
    'table-link-ended': (label) => `Tischlink ${label} beendet`,
  },

  errors: {
    nameTooLong: (max) => `Höchstens ${formatNumber(max)} Zeichen`,
    invisibleLetters: 'Bitte verwendet nur sichtbare Zeichen',
    nameTaken: 'Diesen Namen hat schon ein anderer Co-Host.',
    tooMany: (max) => `Es gibt schon ${formatNumber(max)} Co-Hosts.`,
    notYourPassword: 'Das ist nicht euer Passwort.',
    passwordLength: (count) =>
      `Das Passwort hat ${formatNumber(count)} Zeichen. Es muss eine Zeile mit 8 bis 200 Zeichen sein.`,
    easyToGuess:
      'Dieses Passwort ist leicht zu erraten: Es ist weit verbreitet oder ähnelt dem Namen oder einem anderen Passwort dieser Website. Nehmt mehrere Wörter, die nichts miteinander zu tun haben.',
  },
};
