import type { emails as English } from '../en/emails.ts';
import { formatNumber, plural } from '../messages.ts';

const countEmails = (count: number) => plural(count, '# email', '# email');

export const emails: typeof English = {
  title: 'Email',
  lead: 'Scrivete ai vostri invitati e controllate quali email sono partite.',
  noMailServer: 'Il vostro sito non invia ancora email.',
  labelled: (label, text) => `${label}: ${text}`,

  writeToGuests: 'Scrivere agli invitati',
  kinds: {
    'save-the-date': 'Save the date',
    invitation: 'Invito',
    reminder: 'Promemoria',
    announcement: 'Comunicazione',
  },
  aboutKinds: {
    'save-the-date': 'Il giorno e il luogo, perché gli invitati si tengano liberi.',
    invitation: 'Gli eventi, con un link personale e un codice QR.',
    reminder: 'Solo per i gruppi che non hanno risposto, adesso o prima della scadenza.',
    announcement: 'Novità per tutti, o per gli invitati di un evento.',
  },
  notCreated: 'Email non creata',
  toGuests: 'Le vostre email agli invitati',

  unsubscribed: 'Iscrizione annullata',
  aboutUnsubscribed:
    'Questi invitati non ricevono le email che scrivete. Quando rispondono, ricevono comunque una conferma.',
  since: (moment) => `Dal ${moment}`,
  subscribeAgain: 'Iscrivi di nuovo',
  subscribeWhoAgain: (name) => `Iscrivi di nuovo: ${name}`,
  notChanged: 'Nessuna modifica',

  goingOutSoon: 'Email in partenza',
  goesOut: (kind, moment) => `[${kind}]: partirà ${moment}.`,
  goesOutToMissing: (kind, moment) =>
    `[${kind}]: partirà ${moment} per i gruppi che non hanno risposto.`,
  stopIt: 'Ferma',
  stopped: 'Invio fermato',
  draftAgain: 'L’email è di nuovo una bozza.',
  notStopped: 'Invio non fermato',
  missingReceipts: 'Conferme non inviate',
  tooManyReplies: (count, latest) =>
    `Sono arrivate così tante risposte che ${plural(count, '# conferma non è stata inviata', '# conferme non sono state inviate')} (l’ultima: ${latest}). Tutte le risposte sono salvate. Se non conoscete questi nomi, forse qualcuno sta abusando del vostro modulo.`,
  seeEmails: 'Vedi queste email',

  aboutReplies: 'Email sulle risposte',
  counts: {
    sent: (count) => plural(count, '# inviata', '# inviate'),
    waiting: (count) => `${formatNumber(count)} in attesa`,
    failed: (count) => plural(count, '# non riuscita', '# non riuscite'),
  },
  everyReceipt:
    'Ogni invitato che risponde riceve una conferma con le sue risposte e gli eventi per il calendario.',
  previewReceipt: 'Anteprima della conferma',
  previewNotification: 'Anteprima della vostra notifica',
  latest: 'Ultime email',
  replyKinds: { receipt: 'Conferma', notification: 'Notifica a voi' },
  sentAt: (moment) => `Inviata: ${moment}`,
  failedAt: (moment) => `Non riuscita: ${moment}`,
  sending: 'Invio in corso…',
  waitingUntil: (moment) => `In attesa, prossimo tentativo: ${moment}`,
  sendAgain: 'Invia di nuovo',
  sendWhatAgain: (what) => `Invia di nuovo: ${what}`,
  sendingAgain: 'Nuovo invio in corso',
  notSentAgain: 'Non inviata di nuovo',

  emailToGuests: 'Email agli invitati',
  howToWrite: 'Scrivete l’email, scegliete i destinatari e controllate l’anteprima.',
  allEmails: 'Tutte le email',

  text: 'Testo',
  textLanguage: 'Lingua del testo',
  subject: 'Oggetto',
  bodyHint:
    'Una riga vuota comincia un nuovo paragrafo. Da soli in un paragrafo, {link} diventa un pulsante e {events} l’elenco degli eventi.',
  insert: 'Inserisci',
  insertWhat: (placeholder) => `Inserisci: ${placeholder}`,
  placeholders: {
    names: 'Nomi',
    link: 'Link',
    events: 'Eventi',
    deadline: 'Scadenza',
    couple: 'I vostri nomi',
    date: 'Data delle nozze',
    place: 'Luogo',
  },
  compareVersions: 'Confronta le due versioni',
  leftOut: 'Esclusi',

  preview: 'Anteprima',
  previewFor: 'Anteprima per',
  example: (language) => `Esempio (${language})`,
  theEmail: 'L’email',
  plainText: 'Come testo semplice',

  recipients: 'Destinatari',
  sendTo: 'Invia a',
  everybody: 'Tutti',
  noReplyYet: 'Ancora senza risposta',
  everybodyMissing: 'Tutti quelli che non hanno risposto',
  attending: (event) => `${event}: partecipano`,
  invited: (event) => `${event}: invitati`,
  invitedMissing: (event) => `${event}: invitati, senza risposta`,
  unanswered: (question) => `Ancora senza risposta: ${question}`,
  unansweredOf: (count) => `Ancora senza risposta: una di ${formatNumber(count)} domande`,
  remind: 'Scrivi un promemoria',
  tag: (tag) => `Etichetta: ${tag}`,
  countEmails,
  countWithoutAddress: (count) =>
    plural(count, '# gruppo non ha un indirizzo email', '# gruppi non hanno un indirizzo email'),
  names: 'Nomi',
  withoutAddress: 'Senza indirizzo email',
  addAddresses: 'Aggiungi gli indirizzi email alla lista degli invitati',
  reasons: {
    unsubscribed: 'iscrizione annullata',
    reminded: 'promemoria già ricevuto nelle ultime 24 ore',
    earlier: 'ha già ricevuto questa email',
  },

  send: 'Invio',
  testFirst: 'Prima inviate una prova a voi stessi',
  sendTest: 'Invia una prova',
  testSent: 'Prova inviata',
  checkInbox: (address) => `Controllate la posta di ${address}.`,
  testNotSent: 'Prova non inviata',
  whenToSend: 'Quando inviarla',
  times: { now: 'Adesso', later: 'Più tardi', deadline: 'Prima della scadenza' },
  time: 'Data e ora',
  timeHint: (timeZone) => `Nell’ora delle vostre nozze (${timeZone})`,
  daysBeforeDeadline: 'Giorni prima della scadenza',
  daysHint: (timeZone) =>
    `Parte alle 10:00, nell’ora delle vostre nozze (${timeZone}), per i gruppi che fino ad allora non hanno risposto. Il riepilogo la annuncia il giorno prima.`,
  answersGoTo: (address) => `Le risposte a questa email arrivano a ${address}.`,
  duration: (minutes, perMinute) =>
    `L’invio dura circa ${plural(minutes, '# minuto', '# minuti')}, perché il server invia ${plural(perMinute, '# email', '# email')} al minuto.`,
  counting: 'Conteggio dei destinatari…',
  sendCount: (count) => `Invia ${countEmails(count)}`,
  sendTitle: (count) => `Inviare ${countEmails(count)}?`,
  schedule: 'Programma',
  scheduleTitle: 'Programmare questa email?',
  confirmSend: 'Invia adesso',
  notYet: 'Non ancora',
  recipientsChanged:
    'I destinatari sono cambiati da quando li avete visti. Non è ancora partito nulla.',
  isDemo:
    'I vostri invitati vedono ancora il sito di esempio, e questa email ne contiene i nomi e le date. Prima pubblicate il vostro.',
  canStopSending:
    'Potete fermare l’invio in qualsiasi momento. Le email già partite non si possono richiamare.',
  canStopSchedule:
    'Fino ad allora potete fermarla. I destinatari si scelgono al momento dell’invio.',
  sendingNow: 'Invio in corso',
  sendingCount: (count) => `${countEmails(count)} ai vostri invitati.`,
  scheduled: 'Email programmata',
  sentAutomatically: 'Partirà da sola. Fino ad allora potete fermarla.',
  notSent: 'Non inviata',

  deleteDraft: 'Elimina la bozza',
  deleteTitle: 'Eliminare questa bozza?',
  deleteWarning: 'Questa email non è stata inviata a nessuno. Il testo verrà eliminato.',
  confirmDelete: 'Sì, elimina la bozza',
  keepDraft: 'Tieni la bozza',
  notDeleted: 'Bozza non eliminata',

  progress: 'Avanzamento',
  draft: 'Bozza',
  starting: 'Sta per partire…',
  goesOutAt: (moment) => `Partirà ${moment}`,
  sendingOf: (sent, total) => `Invio in corso: ${formatNumber(sent)} su ${formatNumber(total)}`,
  stoppedAfter: (sent, waiting) =>
    `Invio fermato: ${formatNumber(sent)} inviate · ${formatNumber(waiting)} non inviate`,
  sentTo: (count) => `Inviata a ${plural(count, '# indirizzo', '# indirizzi')}`,
  beforeDeadline: (days) =>
    `${plural(days, '# giorno', '# giorni')} prima della scadenza, ai gruppi che fino ad allora non hanno risposto.`,
  asOfNow: (count) => `Per ora: ${countEmails(count)}.`,
  sentEmails: 'Email inviate',
  stop: 'Ferma',
  stopAndEdit: 'Ferma e modifica la bozza',
  sendRest: 'Invia le altre',
  sendMore: (count) =>
    plural(count, 'Inviala a un altro indirizzo', 'Inviala ad altri # indirizzi'),
  failed: 'Non riuscita',
  nextAttempt: (moment) => `Prossimo tentativo: ${moment}`,
  waiting: 'In attesa',

  issues: {
    noSubject: 'L’email ha bisogno di un oggetto.',
    namesInSubject: 'L’oggetto non può contenere {names}. Usate {names} nel testo.',
    noText: 'L’email ha bisogno di un testo.',
    lineToReplace: (line) => `Sostituite la riga «${line}» con la vostra novità.`,
    unknownPlaceholder: (placeholder) =>
      `${placeholder} non è un segnaposto. Gli invitati lo leggerebbero così com’è.`,
    unknownPlaceholders: (placeholders) =>
      `${placeholders} non sono segnaposto. Gli invitati li leggerebbero così come sono.`,
  },

  errors: {
    noAddress:
      'Gli invitati non possono ancora aprire un link: impostate PUBLIC_URL, l’indirizzo del vostro sito, nelle impostazioni del server.',
    nobody: 'Nessuno riceverebbe questa email.',
    onlyReminders: 'Solo un promemoria può seguire la scadenza.',
    timePassed: 'Questo momento è già passato. Sceglietene uno successivo.',
    tooManyLeftOut:
      'Gli indirizzi esclusi sono troppi. In «Invia a» scegliete un gruppo più piccolo',
    tooManyTests: (max) =>
      `Si possono inviare al massimo ${formatNumber(max)} prove all’ora. Riprovate più tardi`,
  },

  failures: {
    answered: 'Il server di posta ha risposto:',
    connectionClosed: 'Il server di posta ha chiuso la connessione',
    unreachable: 'Il server di posta non è raggiungibile',
    unknownName: 'Non esiste un server di posta con questo nome',
    noAnswer: 'Il server di posta non ha risposto',
    noTls: 'Il server di posta non offre una connessione TLS affidabile',
    loginRejected: 'Il server di posta ha rifiutato utente e password',
    notSent: 'Non è stato possibile inviare l’email',
    notComposed: 'Non è stato possibile comporre l’email',
    notConfirmed:
      'Forse è arrivata: il server di posta l’ha ricevuta due volte, ma non ha mai confermato',
    unknownAfterRestore: 'Forse è stata inviata: la copia di sicurezza ripristinata non lo dice',
    receiptsToAddress: (perDay) =>
      `A uno stesso indirizzo si inviano al massimo ${formatNumber(perDay)} conferme al giorno`,
    openReceipts: (perHour, perDay) =>
      `Per le risposte senza link personale si inviano al massimo ${formatNumber(perHour)} conferme all’ora e ${formatNumber(perDay)} al giorno`,
  },

  notification: {
    newReply: 'Nuova risposta',
    changedReply: 'Risposta modificata',
    waitingReply: 'Risposta su cui decidere',
    preview: 'Chi ha risposto, e che cosa.',
    greeting: (names) => `Ciao ${names},`,
    replied: (names) => `è arrivata una risposta di ${names}.`,
    repliedAgain: (names) =>
      `è arrivata una nuova risposta di ${names}. Adesso vale questa; quella di prima resta nella cronologia.`,
    repliedWithoutLink: (names) =>
      `è arrivata una risposta di ${names} senza il link personale, ma con il link era già arrivata un’altra risposta. Questa conta solo quando decidete nella lista degli invitati.`,
    writeToThem: 'Per scrivergli, rispondete a questa email.',
    newReplies: (count) => `${formatNumber(count)} nuove risposte`,
    previewOfMany: 'Chi ha risposto.',
    manyCameIn: (count) => `sono arrivate ${formatNumber(count)} risposte:`,
    andMore: (count) => plural(count, 'e # altra.', 'e altre #.'),
    seeDashboard: 'Nel pannello trovate che cosa hanno risposto.',
    openDashboard: 'Apri il pannello',
    closing: 'Il sito di',
    exampleNote: 'Marco non mangia pesce.',
  },
  /** The email that tells the couple about a sign-in on a device that was not used before. */
  newDevice: {
    title: 'Accesso da un nuovo dispositivo',
    preview: 'Chi è entrato, e da quale dispositivo.',
    text: 'Qualcuno ha aperto il pannello da un dispositivo mai usato prima per questo.',
    who: 'Chi',
    device: 'Dispositivo',
    address: 'Indirizzo',
    advice:
      'Se non siete stati voi, aprite il pannello, disconnettete il dispositivo in Dati e scegliete un’altra password.',
  },
  testSubject: (subject) => `Prova: ${subject}`,
};
