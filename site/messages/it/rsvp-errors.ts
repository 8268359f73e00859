export const fieldErrors = {
  first: 'Scrivete il nome',
  last: 'Scrivete il cognome',
  email: 'Scrivete un indirizzo email valido',
  attendance: 'Indicate se verrete: {event}',
  guests: 'Scegliete 1 o 2 persone',
  guestsUpTo: 'Scegliete da 1 a {max} persone',
  invisible: 'Togliete i caratteri di controllo invisibili',
  tooLong: 'Usate al massimo {max} caratteri',
};

export const unexpected = 'Errore imprevisto. Riprovate, per favore.';
export const notConfigured = [
  'RSVP non configurato',
  'Mancano l’indirizzo di Supabase e la chiave pubblica anonima. La configurazione va completata.',
] as const;

export const notSetUp = 'Il servizio per le risposte non è ancora attivo. Riprovate più tardi.';
export const permissionDenied = 'Permesso negato. Riprovate più tardi.';

export const serverErrors = {
  tooManyReplies:
    'In questo momento arrivano molte risposte dalla vostra rete, perciò la vostra non è ancora partita. Quello che avete scritto è ancora qui: riprovate {when}.',
  inSeconds: { one: 'fra {count} secondo', other: 'fra {count} secondi' },
  inAFewSeconds: 'fra qualche secondo',
  busy: 'In questo momento arrivano moltissime risposte, perciò la vostra non è ancora stata registrata. Quello che avete scritto è ancora qui: riprovate fra qualche secondo.',
  tooLarge:
    'La vostra risposta è troppo lunga per essere inviata. Accorciate quello che avete scritto.',
  checkAnswers:
    'Non è stato possibile registrare la vostra risposta. Controllate quello che avete scritto.',
  maybeStored:
    'La vostra risposta potrebbe non essere stata registrata. Riprovate fra qualche istante.',
  notStored: 'Non è stato possibile registrare la vostra risposta. Riprovate fra qualche istante.',
  tellTheCouple: 'Se succede ancora, ditelo agli sposi: errore {id}.',
};
