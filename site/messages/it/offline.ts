export const hasChanged = 'Questa pagina è cambiata da quando l’avete aperta.';
export const showNew = 'Mostra la nuova';
export const later = 'Più tardi';
export const notForgotten = [
  'Non ancora fatto',
  'Non siamo riusciti a raggiungere il sito, quindi questo dispositivo ha ancora accesso. Riprovate, per favore.',
] as const;
