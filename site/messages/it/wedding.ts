export const skip = 'Vai ai dettagli del matrimonio';
export const onThisPage = 'In questa pagina';
export const navigation = {
  celebrate: 'Festa',
  stay: 'Alloggi',
  travel: 'Viaggio',
  faq: 'Domande',
  rsvp: 'RSVP',
};

export const details = 'Clicca per i dettagli';
export const flipBack = 'Clicca per tornare indietro';
export const timeline = 'Programma';
export const attire = 'Abbigliamento';
export const address = 'Indirizzo';
export const addToCalendar = 'Aggiungi al calendario';
export const calendarFile = 'File per il calendario';
export const newTab = '(si apre in una nuova scheda)';

export const photos = 'Fotografie degli sposi';
export const carousel = 'carosello';
export const slide = 'immagine';
export const previous = 'Immagine precedente';
export const next = 'Immagine successiva';
export const position = '{index} di {count}';

export const forgetDevice = 'Dimentica questo dispositivo';
export const forgetDeviceWarning =
  'Da questo dispositivo verrà cancellato tutto ciò che il sito vi ha salvato: la pagina, le immagini e un’eventuale risposta non ancora inviata. Per rientrare servirà la password.';
export const confirmForget = 'Sì, dimentica';
