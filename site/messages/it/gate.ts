export const welcome = 'Benvenuti';
export const prompt = 'Inserite la password per entrare nel nostro sito di nozze';
export const enter = 'Entra nel sito';
export const checking = 'Verifica in corso…';
export const oneMoment = 'Un attimo, per favore…';

export const wrongPassword = ['Accesso negato', 'Inserite la password corretta.'] as const;
export const tooManyAttempts = 'Troppi tentativi';
export const retryAfter = {
  one: 'Aspettate {count} secondo, poi riprovate.',
  other: 'Aspettate {count} secondi, poi riprovate.',
};

export const granted = ['Benvenuti!', 'Siete entrati nel sito delle nozze.'] as const;
export const cookieBlocked = [
  'Consentite i cookie',
  'La password è corretta, ma il vostro browser non ha salvato il cookie che dà accesso al sito.',
] as const;
