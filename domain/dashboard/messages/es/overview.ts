import type { overview as English } from '../en/overview.ts';
import { formatNumber, plural } from '../messages.ts';

export const overview: typeof English = {
  title: 'Resumen',
  welcome:
    '¡Bienvenidos, y enhorabuena! Aquí hacéis vuestra web, invitáis a los vuestros y veis quién viene.',
  deadlineWas: (replied, date) => `${replied}. La fecha límite era el ${date}.`,
  deadlineToday: (replied) => `${replied}. La fecha límite es hoy.`,
  deadline: (replied, date, days) =>
    `${replied}. La fecha límite es el ${date}, dentro de ${plural(days, '# día', '# días')}.`,
  nobodyReplied: 'Todavía no ha respondido nadie',
  replied: (households) => plural(households, 'Ha respondido # grupo', 'Han respondido # grupos'),

  guestsAttending: (guests) => plural(guests, 'invitado asiste', 'invitados asisten'),
  householdsAttending: 'Grupos que asisten',
  declined: 'No asisten',
  notAsked: 'Sin preguntar',
  onYourList: 'En vuestra lista',
  guests: 'Invitados',
  households: 'Grupos',
  invited: 'Invitados',
  attending: 'Asisten',
  noReply: 'Todavía sin respuesta',
  beyondYourList: 'Asisten fuera de la lista',

  withNotes: (replies) =>
    plural(
      replies,
      '# respuesta con necesidades alimentarias',
      '# respuestas con necesidades alimentarias',
    ),
  addGuestList: 'Añadid vuestra lista de invitados para ver quién no ha respondido',
  withoutReply: (households) =>
    plural(households, '# grupo sin respuesta', '# grupos sin respuesta'),
  waiting: (replies) =>
    plural(replies, '# respuesta espera vuestra decisión', '# respuestas esperan vuestra decisión'),
  toThank: (gifts) => plural(gifts, '# regalo por agradecer', '# regalos por agradecer'),
  withdrawn: (replies) => plural(replies, '# respuesta retirada', '# respuestas retiradas'),

  noReplies: 'Todavía no hay respuestas',
  aboutNoReplies:
    'Cuando los invitados respondan en vuestra web, lo veréis aquí enseguida. También podéis anotar una respuesta que os haya llegado por teléfono o por correo postal.',
  addReply: 'Añadir una respuesta',

  unclear: '¿Un invitado o dos?',
  aboutUnclear:
    'Estos invitados han dado dos nombres, y 1 como número de personas. Hasta que decidáis, se cuenta uno.',
  two: 'Son 2',
  isTwo: (names) => `${names}: son 2`,
  one: 'Es 1',
  isOne: (names) => `${names}: es 1`,

  questions: 'Vuestras preguntas',
  forCaterer: 'Para el catering',
  askedGuests: (guests) => plural(guests, 'a # invitado', 'a # invitados'),
  askedHouseholds: (households) => plural(households, 'a # grupo', 'a # grupos'),
  inTotal: 'En total',
  answered: 'Con respuesta',
  noAnswer: 'Sin respuesta',

  latest: 'Últimas respuestas',
  newSinceVisit: 'Novedades desde vuestra última visita',
  allReplies: 'Todas las respuestas',
  noNew: 'No hay respuestas nuevas.',
  step: (attendance, step) => `${attendance} · ${step}`,
  stepWith: (attendance, step, changes) => `${attendance} · ${step}: ${changes}`,
  waits: (reply) => `${reply} · espera vuestra decisión`,
  hasNotes: (reply) => `${reply} · necesidades alimentarias`,

  overTime: 'Las respuestas a lo largo del tiempo',
  chartNotLoaded: 'No se ha podido cargar el gráfico.',
  byDay: (deadline) => `Grupos que han respondido, por días. La fecha límite es el ${deadline}.`,
  day: 'Día',
  newReplies: 'Respuestas nuevas',
  total: 'En total',
  deadlineOn: (day) => `Fecha límite, ${day}`,
  onDay: (day, replies) => `${day} · ${plural(replies, '# respuesta', '# respuestas')}`,

  next: {
    title: 'Los próximos pasos',
    progress: (done, all) => `${formatNumber(done)} de ${formatNumber(all)}`,
    done: 'hecho',
    steps: {
      names: {
        title: 'Vuestros nombres y la fecha',
        text: 'Todo lo demás sale de ahí.',
        action: 'Escribir los nombres',
      },
      page: {
        title: 'Vuestra página',
        text: 'Vuestros eventos, vuestras palabras y vuestras fotos.',
        action: 'Abrir el editor',
      },
      publish: {
        title: 'Publicar',
        text: 'Los invitados ven vuestra página en lugar del ejemplo. Podéis cambiarla cuando queráis.',
        action: 'Revisar y publicar',
      },
      'guest-list': {
        title: 'Lista de invitados',
        text: 'Importad una hoja de cálculo, o añadid los grupos uno a uno.',
        action: 'Añadir los invitados',
      },
      emails: {
        title: 'Los correos',
        text: 'Para las invitaciones, los recordatorios y una confirmación de cada respuesta.',
        action: 'Ver lo que falta',
      },
      try: {
        title: 'Probar como invitados',
        text: 'Abrid el enlace personal de un grupo: veréis lo que ven ellos.',
        action: 'Abrir la página de un invitado',
      },
      send: {
        title: 'Enviar las invitaciones',
        text: 'Por correo desde aquí, o enviad vosotros los enlaces personales.',
        action: 'Escribir a los invitados',
      },
    },
  },
};
