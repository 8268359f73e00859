import type { arrivals as English } from '../en/arrivals.ts';
import { formatNumber, plural } from '../messages.ts';

export const arrivals: typeof English = {
  title: 'Llegadas',
  direction: 'Sentido',
  tabs: { arrival: 'Llegadas', departure: 'Salidas' },
  directions: { arrival: 'Llegada', departure: 'Salida' },
  view: 'Vista',
  views: {
    guests: 'Sin plaza',
    vehicles: 'Vehículos',
    times: 'Por día',
  },
  summary: (seated, attending) =>
    `${formatNumber(seated)} de ${plural(attending, '# invitado', '# invitados')} en un vehículo`,
  unanswered: {
    arrival: (count) =>
      plural(
        count,
        '# invitado no ha dicho cuándo llega.',
        '# invitados no han dicho cuándo llegan.',
      ),
    departure: (count) =>
      plural(
        count,
        '# invitado no ha dicho cuándo se va.',
        '# invitados no han dicho cuándo se van.',
      ),
  },
  emptyTitle: '¿Cuándo llegan vuestros invitados?',
  emptyAdvice: (button) =>
    `En las preguntas del formulario, pulsad «${button}». Vuestros invitados dirán cuándo llegan y se van, dónde se alojan y si necesitan una plaza.`,
  addQuestions: 'Abrir las preguntas del formulario',
  vehicle: 'Vehículo',
  addVehicle: 'Añadir un vehículo',
  nameHint: 'Por ejemplo, Taxi acuático 2',
  name: 'Nombre',
  leaves: 'Sale a las',
  leavesHint: 'Hora local de la boda',
  from: 'Desde',
  to: 'Hasta',
  seats: 'Plazas',
  removeVehicle: 'Quitar el vehículo',
  noVehicles: 'Añadid los vehículos que llevan a vuestros invitados: taxis, un barco, un autocar.',
  nobody: 'Todavía no hay nadie en este vehículo.',
  seatIn: 'Plaza en',
  chooseVehicle: 'un vehículo…',
  vehicleWithFree: (vehicle, time, free) =>
    `${vehicle}, ${time} (${plural(free, '# libre', '# libres')})`,
  seatHere: 'Poner aquí',
  seatHereIn: (vehicle) => `Poner aquí: ${vehicle}`,
  takeOut: 'Quitar del vehículo',
  seatedIn: (guests, vehicle) => `${guests}: ${vehicle}`,
  staysAt: 'Alojamiento',
  allPlaces: 'Todos los alojamientos',
  noTime: 'Todavía sin hora',
  allSeated: 'Todos los que necesitan una plaza la tienen.',
  search: 'Buscar invitados, alojamientos y vuelos',
  needsNoSeat: 'no necesita plaza',
  marks: {
    missed: {
      arrival: (time) => `llega demasiado tarde: ${time}`,
      departure: (time) => `se va demasiado pronto: ${time}`,
    },
    changed: (time) => `nueva hora: ${time}`,
    noTime: 'ha borrado la hora',
  },
  keep: 'Mantener la plaza',
  keepOf: (guest) => `Mantener la plaza de ${guest}`,
  suggest: 'Proponer vehículos',
  suggested: (count) => plural(count, '# invitado tiene plaza', '# invitados tienen plaza'),
  unplaced: {
    'no-time': (count) =>
      plural(count, '# invitado no ha dicho la hora.', '# invitados no han dicho la hora.'),
    'no-vehicle': (count) =>
      plural(
        count,
        'Ningún vehículo encaja con la hora o el alojamiento de # invitado.',
        'Ningún vehículo encaja con la hora o el alojamiento de # invitados.',
      ),
    full: (count) =>
      plural(
        count,
        'Los vehículos para # invitado están completos.',
        'Los vehículos para # invitados tienen muy pocas plazas libres.',
      ),
  },
  margins: {
    arrival: 'Minutos desde la llegada hasta el vehículo',
    departure: 'Minutos desde el vehículo hasta la salida',
  },
  aboutSuggestions: (hours) =>
    `Las propuestas mantienen juntos a los grupos, respetan estos minutos y nadie espera más de ${plural(hours, '# hora', '# horas')} de más. Un vehículo desde o hasta un hotel lleva a los invitados que se alojan allí. Quien ya tiene plaza no se mueve.`,
  show: 'Mostrar a los invitados su vehículo',
  showHint:
    'Los invitados con enlace personal leen la hora, el nombre y el trayecto, y los nombres de hasta seis pasajeros más.',
  driversList: 'Lista del conductor',
  driversListOf: (vehicle) => `Lista del conductor: ${vehicle}`,
  lists: { transfers: 'Traslados', rooming: 'Lista de habitaciones' },
  aboutLists: {
    transfers: 'Invitados de cada vehículo, con horas y números de vuelo',
    rooming: 'Invitados por hotel, con llegada y salida',
  },
  guestTime: 'Su hora',
  number: 'Vuelo o tren',
  notAnswered: 'Sin respuesta',
  overview: {
    marked: (count) =>
      plural(
        count,
        '# invitado en un vehículo ha rechazado o cambiado la hora',
        '# invitados en vehículos han rechazado o cambiado la hora',
      ),
    waiting: (count) =>
      plural(
        count,
        '# invitado necesita plaza en un vehículo',
        '# invitados necesitan plaza en un vehículo',
      ),
  },

  errors: {
    'too-many': 'Hay demasiados vehículos.',
    'no-vehicle': 'Este vehículo se ha quitado.',
    full: (vehicle) => `${vehicle} tiene muy pocas plazas libres.`,
  },
};
