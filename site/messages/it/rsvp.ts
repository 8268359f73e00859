export const first = 'Nome';
export const last = 'Cognome';
export const secondFirst = 'Secondo ospite: nome (facoltativo)';
export const secondLast = 'Secondo ospite: cognome (facoltativo)';
export const email = 'Email';
export const welcomeParty = 'Festa di benvenuto';
export const wedding = 'Il matrimonio';
export const attending = 'Sì, con gioia';
export const notAttending = 'Purtroppo no';
export const guests = 'Numero di persone';
export const dietary = 'Esigenze alimentari (facoltativo)';
export const dietaryHint = 'Allergie e preferenze, per ciascuno di voi.';
export const submit = 'Invia la risposta';
export const submitting = 'Invio in corso…';
export const addBoth = 'Aggiungi entrambe le serate al calendario';

export const submitted = 'Risposta inviata!';
export const failed = 'Invio non riuscito';
export const notReached =
  'Non siamo riusciti a raggiungere il server, quindi la vostra risposta potrebbe non essere partita. Riprovate, per favore.';
export const gateClosed =
  'La vostra risposta non è stata inviata: il sito chiede di nuovo la password. Ricaricate la pagina e inseritela; quello che avete scritto sarà ancora qui.';
