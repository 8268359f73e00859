import type { invitations as English } from '../en/invitations.ts';
import { formatNumber, plural } from '../messages.ts';

export const invitations: typeof English = {
  personalLink: 'Link personale',
  noLink:
    'Questo gruppo non ha un link personale. Può rispondere con la password degli invitati, dal modulo del sito.',
  makeLink: 'Crea un link personale',
  about:
    'Apre il sito senza password e li saluta per nome. Rispondono per ogni persona e possono cambiare la risposta fino alla scadenza.',
  copyLink: 'Copia il link',
  linkCopied: 'Il link personale è copiato.',
  copyMessage: 'Copia un messaggio con il link',
  messageCopied: 'Un messaggio con il link è copiato.',
  selectLink: 'Selezionate il link qui sopra.',
  shareMessage: 'Condividi il messaggio',

  qrCode: 'Codice QR',
  qrCodeOfLink: (name) => `Codice QR del link personale di ${name}`,
  codeForPaper: (code) =>
    `Su carta, stampate sotto questo codice per chi non può inquadrarlo: [${code}]. Vale come password.`,
  downloadSvg: 'Scarica in SVG',
  downloadPng: 'Scarica in PNG',

  replace: 'Sostituisci il link',
  replaceTitle: (name) => `Un nuovo link per ${name}?`,
  replaceWarning:
    'Il link, il codice QR e il codice che avete inviato o stampato smettono subito di funzionare. Poi inviate il nuovo link. La risposta resta.',
  revoke: 'Revoca il link',
  revokeTitle: (name) => `Revocare il link di ${name}?`,
  revokeWarning:
    'Il link, il codice QR e il codice che avete inviato o stampato smettono di funzionare subito e per sempre. Il gruppo può ancora rispondere con la password degli invitati. La risposta resta, e più avanti potete creare un nuovo link.',
  keepLink: 'Tieni il link',
  saved: 'Salvato',
  hasNewLink: (name) => `${name} ha un nuovo link personale.`,
  revoked: 'Link revocato',
  noLongerWorks: (name) => `Il link personale di ${name} non funziona più.`,
  nothingChanged: 'Non è stato cambiato nulla',

  messages: {
    open: 'Invita con WhatsApp o SMS',
    about:
      'La vostra app si apre con il messaggio. Inviatelo da lì, tornate qui e scegliete «Inviato». Niente parte da solo.',
    position: (number, all) => `${formatNumber(number)} di ${formatNumber(all)}`,
    kind: 'Tipo di messaggio',
    kinds: { message: 'Invito', reminder: 'Promemoria' },
    text: 'Messaggio',
    openWhatsApp: 'Apri WhatsApp',
    openMessages: 'Apri gli SMS',
    openWhatsAppWith: (number) => `Apri WhatsApp con ${number}`,
    openMessagesWith: (number) => `Apri gli SMS con ${number}`,
    withoutCountry: (number) =>
      `${number} non si può aprire: manca il prefisso internazionale, per esempio +39.`,
    phone: 'Numero di telefono',
    phoneOf: (name) => `Numero di telefono di ${name}`,
    enterPhone: 'Scrivete un numero di telefono',
    save: 'Salva',
    sent: 'Inviato',
    skip: 'Salta',
    back: 'Indietro',
    notInvited: 'Non ancora invitati',
    invitedByEmail: 'Invitati per email',
    sentOn: (moment) => `Link inviato: ${moment}`,
    notSent: 'Alla fine non inviato',
    hasReplied: 'Hanno risposto',
    notMarked: 'Non segnato come inviato',
    withoutPhone: (count) =>
      plural(
        count,
        '# gruppo non ha un numero di telefono',
        '# gruppi non hanno un numero di telefono',
      ),
    nobody: 'Aggiungete un numero di telefono per cominciare.',
    done: 'Erano tutti.',
    doneCount: (sent, all) =>
      `Inviti segnati come inviati: ${formatNumber(sent)} di ${formatNumber(all)}.`,
  },
};
