import type { arrivals as English } from '../en/arrivals.ts';
import { formatNumber, plural } from '../messages.ts';

export const arrivals: typeof English = {
  title: 'Chegadas',
  direction: 'Sentido',
  tabs: { arrival: 'Chegadas', departure: 'Partidas' },
  directions: { arrival: 'Chegada', departure: 'Partida' },
  view: 'Vista',
  views: {
    guests: 'Sem lugar',
    vehicles: 'Veículos',
    times: 'Por dia',
  },
  summary: (seated, attending) =>
    `${formatNumber(seated)} de ${plural(attending, '# convidado', '# convidados')} num veículo`,
  unanswered: {
    arrival: (count) =>
      plural(
        count,
        '# convidado não disse quando chega.',
        '# convidados não disseram quando chegam.',
      ),
    departure: (count) =>
      plural(
        count,
        '# convidado não disse quando parte.',
        '# convidados não disseram quando partem.',
      ),
  },
  emptyTitle: 'Quando chegam os vossos convidados?',
  emptyAdvice: (button) =>
    `Nas perguntas do formulário, carreguem em «${button}». Os vossos convidados dizem então quando chegam e partem, onde ficam e se precisam de lugar.`,
  addQuestions: 'Abrir as perguntas do formulário',
  vehicle: 'Veículo',
  addVehicle: 'Acrescentar um veículo',
  nameHint: 'Por exemplo, Táxi aquático 2',
  name: 'Nome',
  leaves: 'Parte às',
  leavesHint: 'Hora local do casamento',
  from: 'De',
  to: 'Para',
  seats: 'Lugares',
  removeVehicle: 'Remover o veículo',
  noVehicles:
    'Acrescentem os veículos que trazem os vossos convidados: táxis, um barco, um autocarro.',
  nobody: 'Ainda não há ninguém neste veículo.',
  seatIn: 'Lugar em',
  chooseVehicle: 'um veículo…',
  vehicleWithFree: (vehicle, time, free) =>
    `${vehicle}, ${time} (${plural(free, '# livre', '# livres')})`,
  seatHere: 'Pôr aqui',
  seatHereIn: (vehicle) => `Pôr aqui: ${vehicle}`,
  takeOut: 'Retirar do veículo',
  seatedIn: (guests, vehicle) => `${guests}: ${vehicle}`,
  staysAt: 'Alojamento',
  allPlaces: 'Todos os alojamentos',
  noTime: 'Ainda sem hora',
  allSeated: 'Todos os que precisam de lugar têm um.',
  search: 'Procurar convidados, alojamentos e voos',
  needsNoSeat: 'não precisa de lugar',
  marks: {
    missed: {
      arrival: (time) => `chega demasiado tarde: ${time}`,
      departure: (time) => `parte demasiado cedo: ${time}`,
    },
    changed: (time) => `nova hora: ${time}`,
    noTime: 'apagou a hora',
  },
  keep: 'Manter o lugar',
  keepOf: (guest) => `Manter o lugar de ${guest}`,
  suggest: 'Sugerir veículos',
  suggested: (count) => plural(count, '# convidado tem lugar', '# convidados têm lugar'),
  unplaced: {
    'no-time': (count) =>
      plural(count, '# convidado não disse a hora.', '# convidados não disseram a hora.'),
    'no-vehicle': (count) =>
      plural(
        count,
        'Nenhum veículo serve à hora ou ao alojamento de # convidado.',
        'Nenhum veículo serve à hora ou ao alojamento de # convidados.',
      ),
    full: (count) =>
      plural(
        count,
        'Os veículos para # convidado estão cheios.',
        'Os veículos para # convidados têm poucos lugares livres.',
      ),
  },
  margins: {
    arrival: 'Minutos da chegada até ao veículo',
    departure: 'Minutos do veículo até à partida',
  },
  aboutSuggestions: (hours) =>
    `As sugestões mantêm os grupos juntos, respeitam estes minutos e ninguém espera mais de ${plural(hours, '# hora', '# horas')} a mais. Um veículo de ou para um hotel leva os convidados que lá ficam. Quem já tem lugar não muda.`,
  show: 'Mostrar aos convidados o seu veículo',
  showHint:
    'Os convidados com um link pessoal leem a hora, o nome e o percurso, e os nomes de até seis outros passageiros.',
  driversList: 'Lista do motorista',
  driversListOf: (vehicle) => `Lista do motorista: ${vehicle}`,
  lists: { transfers: 'Transportes', rooming: 'Lista de quartos' },
  aboutLists: {
    transfers: 'Convidados de cada veículo, com horas e números de voo',
    rooming: 'Convidados por hotel, com chegada e partida',
  },
  guestTime: 'A sua hora',
  number: 'Voo ou comboio',
  notAnswered: 'Sem resposta',
  overview: {
    marked: (count) =>
      plural(
        count,
        '# convidado num veículo recusou ou mudou a hora',
        '# convidados em veículos recusaram ou mudaram a hora',
      ),
    waiting: (count) =>
      plural(
        count,
        '# convidado precisa de lugar num veículo',
        '# convidados precisam de lugar num veículo',
      ),
  },

  errors: {
    'too-many': 'Há demasiados veículos.',
    'no-vehicle': 'Este veículo foi removido.',
    full: (vehicle) => `${vehicle} tem poucos lugares livres.`,
  },
};
