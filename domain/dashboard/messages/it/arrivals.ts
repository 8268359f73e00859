import type { arrivals as English } from '../en/arrivals.ts';
import { formatNumber, plural } from '../messages.ts';

export const arrivals: typeof English = {
  title: 'Arrivi',
  direction: 'Direzione',
  tabs: { arrival: 'Arrivi', departure: 'Partenze' },
  directions: { arrival: 'Arrivo', departure: 'Partenza' },
  view: 'Vista',
  views: {
    guests: 'Senza posto',
    vehicles: 'Mezzi',
    times: 'Per giorno',
  },
  summary: (seated, attending) =>
    `${formatNumber(seated)} di ${plural(attending, '# invitato', '# invitati')} su un mezzo`,
  unanswered: {
    arrival: (count) =>
      plural(
        count,
        '# invitato non ha detto quando arriva.',
        '# invitati non hanno detto quando arrivano.',
      ),
    departure: (count) =>
      plural(
        count,
        '# invitato non ha detto quando riparte.',
        '# invitati non hanno detto quando ripartono.',
      ),
  },
  emptyTitle: 'Quando arrivano i vostri invitati?',
  emptyAdvice: (button) =>
    `Nelle domande del modulo premete «${button}». I vostri invitati diranno quando arrivano e ripartono, dove alloggiano e se hanno bisogno di un posto.`,
  addQuestions: 'Aprire le domande del modulo',
  vehicle: 'Mezzo',
  addVehicle: 'Aggiungere un mezzo',
  nameHint: 'Per esempio Taxi acqueo 2',
  name: 'Nome',
  leaves: 'Parte alle',
  leavesHint: 'Ora locale del matrimonio',
  from: 'Da',
  to: 'A',
  seats: 'Posti',
  removeVehicle: 'Rimuovere il mezzo',
  noVehicles: 'Aggiungete i mezzi che portano i vostri invitati: taxi, una barca, un pullman.',
  nobody: 'Su questo mezzo non c’è ancora nessuno.',
  seatIn: 'Posto su',
  chooseVehicle: 'un mezzo…',
  vehicleWithFree: (vehicle, time, free) =>
    `${vehicle}, ${time} (${plural(free, '# libero', '# liberi')})`,
  seatHere: 'Mettere qui',
  seatHereIn: (vehicle) => `Mettere qui: ${vehicle}`,
  takeOut: 'Togliere dal mezzo',
  seatedIn: (guests, vehicle) => `${guests}: ${vehicle}`,
  staysAt: 'Alloggio',
  allPlaces: 'Tutti gli alloggi',
  noTime: 'Ancora senza orario',
  allSeated: 'Chi ha bisogno di un posto ne ha uno.',
  search: 'Cercare invitati, alloggi e voli',
  needsNoSeat: 'non ha bisogno di un posto',
  marks: {
    missed: {
      arrival: (time) => `arriva troppo tardi: ${time}`,
      departure: (time) => `riparte troppo presto: ${time}`,
    },
    changed: (time) => `nuovo orario: ${time}`,
    noTime: 'ha tolto l’orario',
  },
  keep: 'Tenere il posto',
  keepOf: (guest) => `Tenere il posto di ${guest}`,
  suggest: 'Proporre i mezzi',
  suggested: (count) => plural(count, '# invitato ha un posto', '# invitati hanno un posto'),
  unplaced: {
    'no-time': (count) =>
      plural(count, '# invitato non ha detto l’orario.', '# invitati non hanno detto l’orario.'),
    'no-vehicle': (count) =>
      plural(
        count,
        'Nessun mezzo è adatto all’orario o all’alloggio di # invitato.',
        'Nessun mezzo è adatto all’orario o all’alloggio di # invitati.',
      ),
    full: (count) =>
      plural(
        count,
        'I mezzi per # invitato sono pieni.',
        'I mezzi per # invitati hanno troppo pochi posti liberi.',
      ),
  },
  margins: {
    arrival: 'Minuti dall’arrivo al mezzo',
    departure: 'Minuti dal mezzo alla partenza',
  },
  aboutSuggestions: (hours) =>
    `Le proposte tengono insieme i gruppi, rispettano questi minuti e nessuno aspetta più di ${plural(hours, '# ora', '# ore')} in più. Un mezzo da o per un hotel porta gli invitati che alloggiano lì. Chi ha già un posto non viene spostato.`,
  show: 'Mostrare agli invitati il loro mezzo',
  showHint:
    'Gli invitati con un link personale leggono orario, nome e percorso, e i nomi di altri sei passeggeri al massimo.',
  driversList: 'Lista per l’autista',
  driversListOf: (vehicle) => `Lista per l’autista: ${vehicle}`,
  lists: { transfers: 'Transfer', rooming: 'Lista delle camere' },
  aboutLists: {
    transfers: 'Invitati di ogni mezzo, con orari e numeri di volo',
    rooming: 'Invitati per hotel, con arrivo e partenza',
  },
  guestTime: 'Il suo orario',
  number: 'Volo o treno',
  notAnswered: 'Nessuna risposta',
  overview: {
    marked: (count) =>
      plural(
        count,
        '# invitato su un mezzo ha rifiutato o cambiato orario',
        '# invitati sui mezzi hanno rifiutato o cambiato orario',
      ),
    waiting: (count) =>
      plural(
        count,
        '# invitato ha bisogno di un posto su un mezzo',
        '# invitati hanno bisogno di un posto su un mezzo',
      ),
  },

  errors: {
    'too-many': 'Ci sono troppi mezzi.',
    'no-vehicle': 'Questo mezzo è stato rimosso.',
    full: (vehicle) => `${vehicle} ha troppo pochi posti liberi.`,
  },
};
