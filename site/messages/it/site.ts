export const notFound = 'Ops! Pagina non trovata';
export const returnHome = 'Torna alla pagina iniziale';
export const unexpected = 'Si è verificato un errore imprevisto!';
export const reloadPage = 'Non è stato possibile caricare la pagina. Ricaricatela, per favore.';

export const partMissing =
  'Una parte di questa pagina non si è caricata. Potete continuare a leggere; quello che scrivete non va perso.';
export const tryAgain = 'Riprova';

export const toasts = { toast: 'Messaggio', dismiss: 'Chiudi', place: 'Messaggi ({hotkey})' };
