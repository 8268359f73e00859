import type { overview as English } from '../en/overview.ts';
import { formatNumber, plural } from '../messages.ts';

export const overview: typeof English = {
  title: 'Riepilogo',
  welcome:
    'Benvenuti, e congratulazioni! Qui create il vostro sito, invitate le persone e vedete chi verrà.',
  deadlineWas: (replied, date) => `${replied}. La scadenza era il ${date}.`,
  deadlineToday: (replied) => `${replied}. La scadenza è oggi.`,
  deadline: (replied, date, days) =>
    `${replied}. La scadenza è il ${date}, tra ${plural(days, '# giorno', '# giorni')}.`,
  nobodyReplied: 'Non ha ancora risposto nessuno',
  replied: (households) => plural(households, 'Ha risposto # gruppo', 'Hanno risposto # gruppi'),

  guestsAttending: (guests) => plural(guests, 'invitato presente', 'invitati presenti'),
  householdsAttending: 'Gruppi che partecipano',
  declined: 'Non partecipano',
  notAsked: 'Non richiesto',
  onYourList: 'Sulla vostra lista',
  guests: 'Invitati',
  households: 'Gruppi',
  invited: 'Invitati',
  attending: 'Partecipano',
  noReply: 'Ancora senza risposta',
  beyondYourList: 'Partecipano, fuori lista',

  withNotes: (replies) =>
    plural(replies, '# risposta con esigenze alimentari', '# risposte con esigenze alimentari'),
  addGuestList: 'Aggiungete la lista degli invitati per vedere chi non ha risposto',
  withoutReply: (households) =>
    plural(households, '# gruppo senza risposta', '# gruppi senza risposta'),
  waiting: (replies) =>
    plural(
      replies,
      '# risposta aspetta la vostra decisione',
      '# risposte aspettano la vostra decisione',
    ),
  toThank: (gifts) => plural(gifts, '# regalo per cui ringraziare', '# regali per cui ringraziare'),
  withdrawn: (replies) => plural(replies, '# risposta ritirata', '# risposte ritirate'),

  noReplies: 'Ancora nessuna risposta',
  aboutNoReplies:
    'Quando gli invitati rispondono sul sito, lo vedete subito qui. Potete anche inserire una risposta ricevuta per telefono o per posta.',
  addReply: 'Aggiungi una risposta',

  unclear: 'Una persona o due?',
  aboutUnclear:
    'Queste risposte hanno due nomi, ma 1 come numero di persone. Finché non decidete, ne è contata una.',
  two: 'Sono 2',
  isTwo: (names) => `${names}: sono 2`,
  one: 'È 1',
  isOne: (names) => `${names}: è 1`,

  questions: 'Le vostre domande',
  forCaterer: 'Per il catering',
  askedGuests: (guests) => plural(guests, 'chiesto a # invitato', 'chiesto a # invitati'),
  askedHouseholds: (households) => plural(households, 'chiesto a # gruppo', 'chiesto a # gruppi'),
  inTotal: 'In totale',
  answered: 'Con risposta',
  noAnswer: 'Senza risposta',

  latest: 'Ultime risposte',
  newSinceVisit: 'Novità dall’ultima visita',
  allReplies: 'Tutte le risposte',
  noNew: 'Nessuna nuova risposta.',
  step: (attendance, step) => `${attendance} · ${step}`,
  stepWith: (attendance, step, changes) => `${attendance} · ${step}: ${changes}`,
  waits: (reply) => `${reply} · aspetta la vostra decisione`,
  hasNotes: (reply) => `${reply} · esigenze alimentari`,

  overTime: 'Le risposte nel tempo',
  chartNotLoaded: 'Non è stato possibile caricare il grafico.',
  byDay: (deadline) =>
    `I gruppi che hanno risposto, giorno per giorno. La scadenza è il ${deadline}.`,
  day: 'Giorno',
  newReplies: 'Nuove risposte',
  total: 'Totale',
  deadlineOn: (day) => `Scadenza, ${day}`,
  onDay: (day, replies) => `${day} · ${plural(replies, '# risposta', '# risposte')}`,

  next: {
    title: 'I prossimi passi',
    progress: (done, all) => `${formatNumber(done)} su ${formatNumber(all)}`,
    done: 'fatto',
    steps: {
      names: {
        title: 'I vostri nomi e la data',
        text: 'Da lì segue tutto il resto.',
        action: 'Scrivi i nomi',
      },
      page: {
        title: 'La vostra pagina',
        text: 'I vostri eventi, le vostre parole e le vostre fotografie.',
        action: 'Apri l’editor',
      },
      publish: {
        title: 'Pubblicare',
        text: 'Gli invitati vedono la vostra pagina al posto dell’esempio. Potete cambiarla quando volete.',
        action: 'Controlla e pubblica',
      },
      'guest-list': {
        title: 'Lista degli invitati',
        text: 'Importate un foglio di calcolo, o aggiungete un gruppo alla volta.',
        action: 'Aggiungi gli invitati',
      },
      emails: {
        title: 'Le email',
        text: 'Per gli inviti, i promemoria e una conferma a ogni risposta.',
        action: 'Vedi che cosa manca',
      },
      try: {
        title: 'Provate come invitati',
        text: 'Aprite il link personale di un gruppo: vedete ciò che vedono loro.',
        action: 'Apri la pagina di un invitato',
      },
      send: {
        title: 'Spedire gli inviti',
        text: 'Per email da qui, oppure inviate voi i link personali.',
        action: 'Scrivi agli invitati',
      },
    },
  },
};
