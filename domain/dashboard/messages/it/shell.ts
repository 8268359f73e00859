import type { shell as English } from '../en/shell.ts';

export const shell: typeof English = {
  skip: 'Vai al contenuto',
  yourWedding: 'Le vostre nozze',
  signOut: 'Esci',
  notSignedOut: 'Non è stato possibile uscire',
  navigation: 'Pannello',
  pages: {
    overview: 'Riepilogo',
    replies: 'Risposte',
    guestList: 'Invitati',
    emails: 'Email',
    website: 'Sito',
    data: 'Dati',
  },
  toasts: { toast: 'Messaggio', close: 'Chiudi', list: 'Messaggi ({hotkey})' },

  keysTitle: 'Scorciatoie da tastiera',
  keys: {
    search: 'Cercare in questa pagina',
    undo: 'Annullare l’ultima modifica',
    help: 'Mostrare questo elenco',
    rows: 'Alla riga sopra o sotto',
    ends: 'Alla prima o all’ultima riga',
    openRow: 'Apri la riga',
    selectRow: 'Seleziona la riga',
    close: 'Chiudi ciò che è aperto',
  },
  singleKeys: 'Scorciatoie di un solo carattere',
  singleKeysHint:
    'Disattivatele se dettate i testi o se le premete per sbaglio. Mentre scrivete non funzionano mai. Vale per questo dispositivo.',
  sortBy: 'Ordina per',

  upToDate: 'Aggiornato',
  offlineSince: (time) => `Senza connessione dalle ${time}`,
  notUpToDateSince: (time) => `Non aggiornato dalle ${time}`,
  updated: 'Il pannello è stato aggiornato.',
  reload: 'Ricarica la pagina',

  signedOut: 'Sessione terminata',
  signInElsewhere: 'Accedete in un’altra scheda, poi continuate qui.',

  missingPart: 'Manca una parte della pagina',
  missingAfterReload:
    'Non è stato possibile caricarla, neanche ricaricando la pagina. Riprovate tra un minuto.',
  missingUntilReload:
    'Non è stato possibile caricarla. La pagina si ricarica appena torna la connessione.',
  failed: 'Qualcosa è andato storto',
  cannotShow: 'I vostri dati sono al sicuro, ma non è stato possibile mostrare questa pagina.',
  cannotShowBecause: (reason) =>
    `I vostri dati sono al sicuro, ma non è stato possibile mostrare questa pagina: ${reason}`,
  notFound: 'Pagina non trovata',
  notFoundAdvice: 'Forse il link è incompleto o non più valido. [Vai al riepilogo]',

  language: 'Lingua',
  languageHint: 'La lingua del pannello su questo dispositivo',

  close: 'Chiudi',
  cancel: 'Annulla',
  undo: 'Annulla',
  undone: 'Operazione annullata',
  copied: 'Copiato',
  pasteIt: 'Incollatelo in un messaggio.',
  notCopied: 'Non copiato',
  copyingNotAllowed: (instead) => `Questo browser non permette di copiare. ${instead}`,
  selectIt: 'Selezionate voi il testo.',
  linkShownOnce: 'Il link si vede solo adesso. Copiatelo prima di chiudere.',
  copyLink: 'Copia il link',

  saving: 'Salvataggio…',
  saveStatus: {
    saved: 'Salvato',
    conflict: 'Modificato su due dispositivi · scegliete una versione',
    failed: (reason) => `Non ancora salvato: ${reason}`,
    offlineKeptHere: 'Nessuna connessione · le modifiche restano su questo dispositivo',
    offlineKeepOpen: 'Nessuna connessione · lasciate aperta questa pagina',
    signedOutKeptHere: 'Accedete di nuovo · le modifiche restano su questo dispositivo',
    signedOutKeepOpen: 'Accedete di nuovo · lasciate aperta questa pagina',
  },
  leaveTitle: 'Uscire senza salvare?',
  leaveWarning: 'Le vostre modifiche non sono state salvate.',
  confirmLeave: 'Scarta le modifiche',
  keepEditing: 'Continua a modificare',

  conflict: {
    form: 'Due versioni',
    titles: {
      household: 'Questo gruppo è cambiato mentre lo stavate modificando',
      reply: 'Questa risposta è cambiata mentre la stavate modificando',
      email: 'Questa email è cambiata mentre la stavate modificando',
      announcement: 'Questo avviso è cambiato mentre lo stavate modificando',
    },
    choose: 'Le vostre modifiche non sono ancora salvate. Scegliete quale versione tenere.',
    nothingToSave: {
      household: 'Il gruppo salvato è già uguale al vostro: non c’è niente da salvare.',
      reply: 'La risposta salvata è già uguale alla vostra: non c’è niente da salvare.',
      email: 'L’email salvata è già uguale alla vostra: non c’è niente da salvare.',
      announcement: 'L’avviso salvato è già uguale al vostro: non c’è niente da salvare.',
    },
    saved: 'Salvata',
    yours: 'Vostra',
    none: 'vuoto',
    save: 'Salva le scelte',
    back: 'Torna alle mie modifiche',
  },

  offsetToday: (offset) => `${offset} oggi`,
  offsetOnWeddingDay: (offset) => `${offset} il giorno delle nozze`,
};
