export const firstName = 'Nome';
export const lastName = 'Cognome';
export const guestTwoFirstName = 'Secondo ospite: nome (facoltativo)';
export const guestTwoLastName = 'Secondo ospite: cognome (facoltativo)';
export const guestFirstName = 'Ospite {number}: nome (facoltativo)';
export const guestLastName = 'Ospite {number}: cognome (facoltativo)';
export const email = 'Email';
export const attending = 'Sì, con gioia';
export const notAttending = 'Purtroppo no';
export const guestsCount = 'Numero di persone';
export const dietaryRestrictions = 'Esigenze alimentari (facoltativo)';
export const dietaryHint = 'Allergie e preferenze, per ciascuno di voi.';
export const submit = 'Invia la risposta';
export const submitting = 'Invio in corso…';
export const addToCalendar = [
  'Aggiungi l’evento al calendario',
  'Aggiungi entrambe le serate al calendario',
  'Aggiungi tutti gli eventi al calendario',
] as const;

export const submitted = 'Risposta inviata!';
export const failed = 'Invio non riuscito';
export const replyMayNotBeSent = 'La vostra risposta potrebbe non essere stata inviata.';
export const gateClosed =
  'La vostra risposta non è stata inviata: il sito chiede di nuovo la password. Ricaricate la pagina e inseritela; quello che avete scritto sarà ancora qui.';
