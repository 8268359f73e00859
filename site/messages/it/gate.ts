export const welcome = 'Benvenuti';
export const prompt = 'Inserite la password per entrare nel nostro sito di nozze';
export const enter = 'Entra nel sito';
export const checking = 'Verifica in corso…';
export const oneMoment = 'Un attimo, per favore…';

export const denied = ['Accesso negato', 'Inserite la password corretta.'] as const;
export const noAnswer = [
  'Ancora nessuna risposta',
  'Il sito ha impiegato troppo tempo a verificare la password. Riprovate, per favore.',
] as const;
export const noConnection = [
  'Nessuna connessione',
  'Non siamo riusciti a raggiungere il sito per verificare la password. Riprovate, per favore.',
] as const;
export const notChecked = [
  'Password non verificata',
  'Il sito non è riuscito a verificare la password. Riprovate fra qualche istante.',
] as const;
export const tooManyAttempts = 'Troppi tentativi';
export const waitFor = (seconds: number) =>
  `Aspettate ${seconds} ${seconds === 1 ? 'secondo' : 'secondi'}, poi riprovate.`;

export const granted = ['Benvenuti!', 'Siete entrati nel sito delle nozze.'] as const;
export const noCookie = [
  'Consentite i cookie',
  'La password era giusta, ma il vostro browser non ha conservato il cookie che apre il sito.',
] as const;
