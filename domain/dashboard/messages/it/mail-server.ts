import type { mailServer as English } from '../en/mail-server.ts';
import { formatNumber } from '../messages.ts';

const FULL_ADDRESS = 'Utente: il vostro indirizzo completo.';
const POP3 = `${FULL_ADDRESS} Prima attivate «POP3 e IMAP» nelle impostazioni della casella; con l’accesso a due fattori serve una password per app.`;

export const mailServer: typeof English = {
  title: 'Server di posta',
  none: 'Configurate un server di posta, per esempio quello della vostra casella. Così ogni invitato che risponde riceve una conferma, voi ricevete una notifica e potete scrivere agli invitati.',
  unavailable:
    'Le risposte arrivano al vostro progetto Supabase e non a questo server, che quindi non invia email.',
  fromSettings: (address, host) =>
    `Le email arrivano da ${address} tramite ${host}. È scritto nelle impostazioni del server (SMTP_URL) e si cambia lì.`,
  inUse: (address, host) => `Le email arrivano da ${address} tramite ${host}.`,
  unreadable:
    'Non parte nessuna email: non è possibile leggere la password del server di posta. È cifrata con la chiave di un’altra installazione, come dopo il ripristino di una copia di sicurezza altrove. Scegliete «Modifica» e inseritela di nuovo.',

  setUp: 'Configura il server di posta',
  change: 'Modifica',
  remove: 'Rimuovi',
  removeWhat: 'Rimuovi il server di posta',
  removeTitle: 'Rimuovere il server di posta?',
  removeWarning:
    'Chi risponde non riceverà una conferma, e le email in attesa non partiranno finché non configurate di nuovo un server di posta. La password viene eliminata.',
  confirmRemove: 'Sì, non inviare più email',
  keep: 'Tieni il server di posta',
  removed: 'Server rimosso',
  noMoreEmails: 'Il vostro sito non invia più email.',
  notRemoved: 'Server non rimosso',
  works: 'Funziona',
  testOnItsWay: (address) => `Una prova è in arrivo a ${address}. Controllate anche nello spam.`,

  sender: 'Indirizzo email del mittente',
  senderHint: 'Lo vedono gli invitati. È quello della casella che invia.',
  provider: 'Fornitore',
  otherProvider: 'Un altro server di posta',
  user: 'Utente',
  password: 'Password',
  passwordHint: 'Viene salvata cifrata e non si vedrà più.',
  keepPasswordHint: 'Lasciatela vuota per tenere quella salvata.',
  host: 'Server',
  hostHint: 'Per esempio smtp.example.com',
  port: 'Porta',
  encryption: 'Cifratura',
  starttls: 'STARTTLS, di solito porta 587',
  tls: 'TLS dall’inizio, di solito porta 465',
  ownAddresses: 'I vostri indirizzi email',
  ownAddressesHint: 'Separati da virgole. La prova arriva al primo.',
  notifies: 'Avvisateci lì di ogni risposta',
  emailsPerMinute: 'Email al minuto',
  emailsPerMinuteHint:
    'Per le email a molti invitati. Il limite del vostro fornitore; di solito 30 va bene.',
  submit: 'Invia una prova e salva',
  testing: 'Invio della prova…',
  savedIfSent: 'Se la prova non riesce, non si salva nulla.',

  errors: {
    enterSender: 'Scrivete un indirizzo email',
    oneAddress: 'Scrivete un solo indirizzo email, come noi@example.com',
    enterHost: 'Scrivete il nome del server di posta',
    hostAlone: 'Scrivete solo il nome del server, come smtp.example.com',
    enterPort: 'Scrivete un numero, come 587',
    number: 'Scrivete un numero',
    range: (max) => `Scrivete un numero da 1 a ${formatNumber(max)}`,
    userOnOneLine: 'Scrivete il nome su una sola riga',
    enterPassword: 'Scrivete la password',
    enterPasswordAgain:
      'Scrivete la password: quella salvata è di un altro server o di un altro utente',
    passwordOnOneLine: 'Scrivete la password su una sola riga',
    enterOwnAddress: 'Scrivete un vostro indirizzo email',
    tooManyAddresses: (max) => `Al massimo ${formatNumber(max)} indirizzi`,
    tooManyTests: (max) => `Al massimo ${formatNumber(max)} prove all’ora. Riprovate più tardi.`,
  },

  providerNotes: {
    gmail: `${FULL_ADDRESS} Non la solita password: createne una per app su myaccount.google.com/apppasswords (la verifica in due passaggi dev’essere attiva).`,
    microsoft: `${FULL_ADDRESS} Un amministratore deve attivare «SMTP autenticato» per la casella. Gli indirizzi personali (outlook.com, hotmail.com, live.com) non accettano più password dai siti: per quelli scegliete un altro fornitore.`,
    icloud:
      'Utente: il vostro indirizzo iCloud completo. Non la solita password: createne una su account.apple.com, in «Password specifiche per le app».',
    yahoo: `${FULL_ADDRESS} Non la solita password: createne una per app nel vostro account Yahoo, in «Sicurezza».`,
    gmx: POP3,
    'web-de': POP3,
    posteo: `${FULL_ADDRESS} La solita password della casella.`,
    fastmail: `${FULL_ADDRESS} Non la solita password: createne una per app nelle impostazioni, in «Privacy & Security».`,
    brevo:
      'Utente e password: il login e una chiave SMTP di «SMTP & API» in Brevo, non la password del vostro account.',
    mailgun:
      'Utente e password: le credenziali SMTP del dominio da cui inviate. Un dominio nella regione USA usa smtp.mailgun.org.',
    postmark: 'Utente e password: il token API del server, due volte.',
    'amazon-ses':
      'Utente e password: credenziali SMTP create in SES, non le chiavi AWS. Il nome del server contiene la vostra regione.',
  },

  failures: {
    usualPorts: 'Le porte più comuni sono 465 (TLS dall’inizio) e 587 (STARTTLS).',
    said: (answer) => `Ha risposto: «${answer}»`,
    loginRejected: (host) => `${host} non accetta questo utente e questa password.`,
    appPassword: 'Molti fornitori vogliono una password creata per altri programmi, non la solita.',
    unknownLogin: (host) =>
      `${host} non offre nessun accesso che questo sito conosca. Provate con l’altra cifratura.`,
    unknownHost: (host) =>
      `Non esiste un server di posta di nome ${host}. Controllate come è scritto.`,
    portRefused: (host, port) => `${host} rifiuta le connessioni sulla porta ${port}.`,
    notTls: (host, port) =>
      `La porta ${port} di ${host} non comincia con TLS. Scegliete STARTTLS o un’altra porta.`,
    certificate: (host, cause) =>
      `Il certificato di ${host} non è affidabile, quindi la vostra password non è stata inviata. Usate il nome indicato nelle istruzioni del fornitore. (${cause})`,
    noEncryption: (host, port) =>
      `${host} non offre cifratura sulla porta ${port}, quindi la vostra password non è stata inviata. Scegliete TLS dall’inizio o un’altra porta.`,
    onlyTls: (host, port) =>
      `${host} è attivo sulla porta ${port}, ma non risponde senza cifratura. Scegliete TLS dall’inizio.`,
    noAnswer: (host, port) => `${host} non risponde sulla porta ${port}.`,
    blocked:
      'Alcuni servizi di hosting bloccano le email in uscita: chiedete al vostro, oppure usate un fornitore con la porta 2525.',
    userNotAllowed: (user, address) =>
      `Il server di posta non permette all’utente ${user} di inviare email da ${address}.`,
    websiteNotAllowed: (address) =>
      `Il server di posta non permette a questo sito di inviare email da ${address}.`,
    otherSender:
      'Usate un indirizzo di quella casella, oppure autorizzate questo presso il fornitore.',
    recipientRejected: (address) => `Il server di posta non accetta email per ${address}.`,
    noMailServer: (host, port) => `La porta ${port} di ${host} non è di un server di posta.`,
    rejected: (host) => `${host} non ha accettato la prova.`,
    notSent: (reason) => `Non è stato possibile inviare la prova: ${reason}.`,
  },

  testEmail: {
    subject: 'Prova: il vostro sito di nozze può inviare email',
    preview: 'Il server di posta funziona.',
    greeting: 'Ciao,',
    works:
      'il server di posta del vostro sito di nozze funziona. Chi risponde riceve una conferma da questo indirizzo.',
    spam: 'Se avete trovato questa email nello spam, succederà anche agli invitati: la pagina «Emails» della documentazione spiega SPF, DKIM e DMARC.',
    closing: 'Il vostro sito di nozze',
  },
};
