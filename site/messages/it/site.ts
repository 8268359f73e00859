export const notFound = 'Ops! Pagina non trovata';
export const returnHome = 'Torna alla pagina iniziale';
export const unexpected = 'Si è verificato un errore imprevisto!';
export const reloadPage = 'Non è stato possibile caricare la pagina. Ricaricatela, per favore.';

export const pageIncomplete =
  'Una parte di questa pagina non si è caricata. Potete continuare a leggere e a scrivere.';
export const tryAgain = 'Riprova';

export const networkErrors = {
  offline: [
    'Nessuna connessione',
    'Non siamo riusciti a raggiungere il sito. Controllate la connessione e riprovate.',
  ],
  timeout: [
    'Nessuna risposta',
    'Il sito ha impiegato troppo tempo a rispondere. Riprovate, per favore.',
  ],
  unexpected: [
    'Qualcosa è andato storto',
    'Il sito ha dato una risposta inattesa. Riprovate fra qualche istante.',
  ],
} as const;

export const toastLabels = { toast: 'Messaggio', close: 'Chiudi', list: 'Messaggi ({hotkey})' };
