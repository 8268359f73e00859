import type { errors as English } from '../en/errors.ts';
import { formatNumber, plural } from '../messages.ts';

export const errors: typeof English = {
  signedOut: 'Bisogna accedere.',
  signInAgain: 'Bisogna accedere di nuovo.',
  wrongNameOrPassword: 'Il nome o la password non sono corretti.',
  wrongPassword: 'La password non è corretta.',
  passkeyRejected:
    'Questa passkey non è stata accettata. Riprovate, oppure accedete in un altro modo.',
  passkeyRequired:
    'Accedete con la passkey, oppure scrivete un codice di recupero al posto della password.',
  coupleOnly: 'Si può fare solo con la password degli sposi.',
  hostNotFound: 'Questo collaboratore è già stato rimosso.',
  tooManyAttempts: (seconds) =>
    `Troppi tentativi. Riprovate tra ${plural(seconds, '# secondo', '# secondi')}.`,
  crossOrigin: 'La richiesta arrivava da un altro sito: non è cambiato nulla.',
  notFound: 'Questa pagina non esiste.',
  tooLarge: (limit) => `Supera ${limit}. Non è cambiato nulla.`,
  replyChanged: 'Questa risposta è cambiata da quando l’avete aperta.',
  emailTaken: 'C’è già una risposta con questo indirizzo email.',
  householdNotFound: 'Questa risposta non esiste più.',
  guestNotFound: 'Questo gruppo non è più nella lista.',
  guestListChanged: 'La lista degli invitati è cambiata da quando l’avete aperta.',
  planChanged: 'Il piano è stato cambiato su un altro dispositivo. Ora vedete quello nuovo.',
  guestListFull: (max) =>
    `La lista degli invitati non può avere più di ${formatNumber(max)} gruppi.`,
  emailsNotConfigured: 'Questo sito non invia email, perché non ha un server di posta.',
  mailServerFixed:
    'Il server di posta di questo sito è nelle impostazioni del server e si cambia lì.',
  emailNotFound: 'Questa email non esiste più.',
  alreadyQueued: 'Questa email è già in attesa di essere inviata.',
  alreadySent: 'Questa email è stata inviata. Non si può inviarla di nuovo agli stessi invitati.',
  mailingNotFound: 'Questa email agli invitati non esiste più.',
  mailingConflict: 'Qualcun altro ha modificato questa email da quando l’avete aperta.',
  mailingStarted: 'Questa email è già programmata o inviata.',
  recipientsChanged:
    'I destinatari sono cambiati da quando li avete visti, quindi non è stato inviato nulla.',
  weddingOver: 'Le nozze sono passate: non si inviano più promemoria.',
  announcementChanged: 'L’avviso è cambiato da quando l’avete aperto.',
  wishChanged: 'Chi ha scritto l’augurio l’ha cambiato. Ora vedete quello nuovo.',
  draftChanged: 'Qualcun altro ha fatto modifiche qui da quando avete aperto la pagina.',
  invalidContent: (count) =>
    plural(
      count,
      'Prima di pubblicare bisogna correggere una cosa.',
      'Prima di pubblicare bisogna correggere # cose.',
    ),
  publishFailed:
    'Non è stato possibile pubblicare il sito. Gli invitati vedono ancora la versione di prima, e le vostre modifiche sono salvate. Riprovate. Se succede di nuovo, chiedete a chi gestisce il server di guardare il registro.',
  versionNotFound: 'Questa versione non esiste.',
  pictureNotFound: 'Questa immagine non esiste più.',
  pictureUsed:
    'Il sito o una delle sue versioni usa questa immagine, quindi non è stata eliminata.',
  tooManyUploads: 'In questo momento si stanno caricando altre immagini. Riprovate tra poco.',
  wrongConfirmation: 'Per eliminare tutti i dati, scrivete la parola DELETE in maiuscolo.',
  busy: 'In questo momento il database è occupato o pieno. Non è cambiato nulla. Riprovate.',
  erasedFileInUse:
    'Il gruppo è cancellato, ma un altro programma sta ancora leggendo il file del database, che fino ad allora contiene i vecchi dati.',
  fileStillInUse:
    'Le risposte sono eliminate, ma un altro programma sta ancora leggendo il file del database. Tra poco eliminate di nuovo tutti i dati.',
  cannotStore: 'Non è possibile salvarlo.',
  cannotSave: 'Così non è possibile salvarlo.',
  internal: (request) =>
    `Qualcosa è andato storto (errore ${request} nel registro del server). Riprovate.`,
};
