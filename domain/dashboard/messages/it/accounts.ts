import type { accounts as English } from '../en/accounts.ts';
import { formatNumber, plural } from '../messages.ts';

export const accounts: typeof English = {
  welcomeBack: 'Bentornati',
  sessionEnded: 'La sessione è scaduta. Accedete per riprendere da dove eravate rimasti.',
  signInAgain: 'Accedete di nuovo',
  signInIsOld:
    'Avete fatto l’accesso più di dieci minuti fa. Perché nessun altro crei un accesso alla vostra dashboard, accedete di nuovo.',

  coHosts: 'Collaboratori',
  aboutCoHosts:
    'Un collaboratore accede con un nome e una password propri, e la cronologia dice che cosa ha modificato. Può fare tutto, tranne gestire i collaboratori, cambiare il server di posta, leggere il registro delle attività, creare codici di recupero, disconnettere i dispositivi degli altri, cancellare per sempre un gruppo ed eliminare tutti i dati.',
  signedInAs: (name) =>
    `Accesso effettuato come ${name}. Solo con la password degli sposi si possono aggiungere o rimuovere collaboratori.`,
  added: (day) => `Aggiunto il ${day}`,
  lastSeen: (moment) => `Ultimo accesso: ${moment}`,
  neverSignedIn: 'Nessun accesso finora',

  add: 'Aggiungi un collaboratore',
  rename: 'Rinomina',
  newPassword: 'Nuova password',
  changeOwnPassword: 'Cambia la password',
  renameWho: (name) => `Rinomina ${name}`,
  newPasswordFor: (name) => `Nuova password per ${name}`,

  name: 'Nome',
  nameHint: 'Per l’accesso e per la cronologia',
  enterName: 'Scrivete un nome',
  password: 'Password',
  passwordHint: 'Più parole senza legame tra loro. Lasciate vuoto per averne una sicura da noi.',
  currentPassword: 'Password attuale',
  enterPassword: 'Scrivete la vostra password',
  endsSessions: (name) =>
    `La vecchia password non vale più, e ${name} dovrà accedere di nuovo su tutti i dispositivi.`,
  endsOwnSessions:
    'La vecchia password non vale più, e sugli altri vostri dispositivi bisognerà accedere di nuovo.',
  saving: 'Salvataggio…',
  renamed: 'Nome cambiato',
  historyKeepsName: 'Nella cronologia resta il nome che c’era al momento di ogni modifica.',

  signsInHere: (name) => `${name} accede qui, con «Sono un collaboratore»:`,
  youSignInHere: 'Accedete qui, con «Sono un collaboratore»:',
  credentials: (address, name, password) => `${address}\nNome: ${name}\nPassword: ${password}`,
  passwordShownOnce: 'La password si vede solo adesso. Copiatela prima di chiudere.',
  copyCredentials: 'Copia i dati di accesso',

  remove: 'Rimuovi',
  removeWho: (name) => `Rimuovi ${name}`,
  removeTitle: (name) => `Rimuovere ${name}?`,
  removeWarning: (name) =>
    `${name} perde l’accesso su tutti i dispositivi. Il suo nome resta nella cronologia.`,
  confirmRemove: 'Sì, rimuovi il collaboratore',
  keepCoHost: 'Non rimuovere',
  removed: 'Collaboratore rimosso',
  cannotSignIn: (name) => `${name} non può più accedere.`,
  notRemoved: 'Collaboratore non rimosso',

  passkeys: 'Passkey',
  aboutPasskeys:
    'Con una passkey accedete con l’impronta, il volto o il PIN del dispositivo. Nessuno può indovinarla, né usarla su un sito falso.',
  passkeysBeside: 'La password continua a valere.',
  passkeysRequired: 'Con una passkey, la password non basta più per accedere.',
  passkeysStay:
    'Cambiare la password della dashboard non rimuove passkey e codici: rimuovete le passkey che non conoscete e create nuovi codici.',
  addPasskey: 'Aggiungi una passkey',
  passkeyAdded: 'Passkey aggiunta',
  passkeySignsIn: 'D’ora in poi potete usarla per accedere.',
  passkeyNotAdded: 'Nessuna passkey aggiunta',
  deviceRefused: 'Il dispositivo non ha creato una passkey, o ne ha già una per questo sito.',
  usedAt: (moment) => `Ultimo uso: ${moment}`,
  neverUsed: 'Mai usata finora',
  removePasskey: (device) => `Rimuovi la passkey: ${device}`,
  removePasskeyTitle: 'Rimuovere questa passkey?',
  removePasskeyWarning: 'Qui non servirà più per accedere. Eliminatela anche dal dispositivo.',
  confirmRemovePasskey: 'Sì, rimuovi la passkey',
  keepPasskey: 'Non rimuovere',
  passkeyRemoved: 'Passkey rimossa',
  recoveryCodes: 'Codici di recupero',
  aboutRecoveryCodes:
    'Se perdete i vostri dispositivi: ogni codice, scritto al posto della password, permette un accesso. Stampateli e conservateli su carta.',
  codesLeft: (count) => plural(count, '# codice rimasto', '# codici rimasti'),
  noCodes: 'Non avete ancora codici.',
  printCodes: 'Stampa i codici di recupero',
  createCodes: 'Crea nuovi codici',
  earlierCodesEnd: 'I codici precedenti non varranno più. Quelli nuovi si vedono solo adesso.',
  codesNotCreated: 'Nessun codice creato',
  backToData: 'Torna a Liste e dati',
  codesFor: (host) => `Per ${host}`,

  devices: 'Dispositivi con accesso',
  aboutDevices:
    'Questi dispositivi hanno accesso al pannello. Se ne avete perso uno o non lo riconoscete, disconnettetelo e poi scegliete un’altra password per il pannello.',
  theCouple: 'Gli sposi',
  unknownDevice: 'Dispositivo sconosciuto',
  thisDevice: 'Questo dispositivo',
  signedIn: (moment) => `Accesso: ${moment}`,
  signOut: 'Disconnetti',
  signOutWhat: (device) => `Disconnetti: ${device}`,
  signedOut: 'Disconnesso',
  needsPassword: (device) => `${device}: per riaprire il pannello servirà la password.`,
  notSignedOut: 'Non disconnesso',

  signOutOthers: 'Disconnetti tutti gli altri dispositivi',
  othersSignedOut: 'Tutti gli altri dispositivi sono disconnessi',
  onlyThisDevice: 'Solo questo dispositivo ha ancora accesso.',

  signOutGuests: 'Disconnetti tutti gli invitati',
  signOutGuestsTitle: 'Disconnettere tutti gli invitati?',
  signOutGuestsWarning:
    'Tutti gli invitati dovranno inserire di nuovo la loro password, su ogni dispositivo. Le risposte restano.',
  confirmSignOutGuests: 'Sì, disconnetti tutti',
  keepGuests: 'Lasciali connessi',
  guestsSignedOut: 'Tutti gli invitati sono disconnessi',
  guestsNeedPassword: 'Per riaprire il sito, gli invitati dovranno inserire la password.',

  activityLog: 'Registro delle attività',
  aboutActivity:
    'Accessi, quelli non riusciti al massimo una volta all’ora per indirizzo, esportazioni, link, collaboratori, cancellazioni e pubblicazioni. Nessuno può modificare una voce. Ogni voce resta per 90 giorni, e comunque fino a 90 giorni dopo il matrimonio.',
  earlierActivity: 'Mostra le voci precedenti',
  activities: {
    'signed-in': () => 'Accesso',
    'signed-in-by-passkey': () => 'Accesso con una passkey',
    'signed-in-by-code': () => 'Accesso con un codice di recupero',
    'sign-in-failed': () => 'Accesso non riuscito',
    'device-signed-out': (device) => `Dispositivo disconnesso${device && `: ${device}`}`,
    'other-devices-signed-out': () => 'Disconnessi tutti gli altri dispositivi',
    'guests-signed-out': () => 'Disconnessi tutti gli invitati',
    'list-exported': (file) => `Esportato ${file}`,
    'backup-downloaded': (file) => `Scaricato ${file}`,
    'household-exported': () => 'Esportato un gruppo',
    'household-erased': () => 'Cancellato per sempre un gruppo',
    'all-data-deleted': () => 'Eliminati tutti i dati',
    'helper-link-created': (label) => `Creato il link per ${label}`,
    'helper-link-revoked': (label) => `Revocato il link per ${label}`,
    'preview-link-created': () => 'Creato un link di anteprima',
    'preview-link-revoked': () => 'Revocato un link di anteprima',
    'personal-link-renewed': () => 'Rinnovato il link personale di un gruppo',
    'personal-link-revoked': () => 'Revocato il link personale di un gruppo',
    'co-host-added': (name) => `Aggiunto il collaboratore ${name}`,
    'co-host-renamed': (names) => `Collaboratore rinominato: ${names}`,
    'co-host-password-changed': (name) => `Cambiata la password di ${name}`,
    'co-host-removed': (name) => `Rimosso il collaboratore ${name}`,
    'passkey-added': (device) => `Aggiunta una passkey${device && `: ${device}`}`,
    'passkey-removed': () => 'Rimossa una passkey',
    'recovery-codes-created': () => 'Creati i codici di recupero',
    'website-published': (version) => `Pubblicata la versione ${version} del sito`,
    'keepsake-downloaded': () => 'Ricordo scaricato',
    'photographs-downloaded': (file) => `Foto scaricate: ${file}`,
    'photographs-deleted': (count) =>
      `${plural(Number(count), '# foto eliminata', '# foto eliminate')} definitivamente`,
    'table-link-created': (label) => `Link per i tavoli ${label} creato`,
    'table-link-ended': (label) => `Link per i tavoli ${label} chiuso`,
  },

  errors: {
    nameTooLong: (max) => `Al massimo ${formatNumber(max)} caratteri`,
    invisibleLetters: 'Usate solo caratteri visibili',
    nameTaken: 'C’è già un collaboratore con questo nome.',
    tooMany: (max) => `Ci sono già ${formatNumber(max)} collaboratori.`,
    notYourPassword: 'Non è la vostra password.',
    passwordLength: (count) =>
      `La password ha ${formatNumber(count)} caratteri; dev’essere di una riga, da 8 a 200 caratteri.`,
    easyToGuess:
      'Questa password è facile da indovinare: è molto comune, oppure somiglia al nome o a un’altra password del sito. Scegliete più parole senza legame tra loro.',
  },
};
