import type { sharing as English } from '../en/sharing.ts';
import { formatNumber, plural } from '../messages.ts';

export const sharing: typeof English = {
  title: 'Compartir las listas',
  about:
    'Con un enlace, el catering o la organizadora de bodas ven las listas que elijáis, sin contraseña. Pueden leerlas, imprimirlas y descargarlas, pero no cambiar nada. Las listas están siempre al día.',
  links: 'Enlaces compartidos',
  create: 'Crear un enlace',

  onlyFor: (lists, event) => `${lists}, solo para ${event}`,
  expired: (day) => `Caducó el ${day}`,
  worksUntil: (day) => `Válido hasta el ${day}`,
  opened: (count, last) => `Abierto ${plural(count, 'una vez', '# veces')}, la última: ${last}`,
  notOpened: 'Sin abrir todavía',

  revoke: 'Anular',
  revokeWhat: (label) => `Anular el enlace para ${label}`,
  revokeTitle: '¿Anular este enlace?',
  revokeWarning: (label) =>
    `${label} ya no podrá abrir las listas. No se puede deshacer, pero podéis crear otro enlace.`,
  confirmRevoke: 'Sí, anular el enlace',
  keepLink: 'Conservar el enlace',
  revoked: 'Enlace anulado',
  notRevoked: 'No se ha anulado',
  remove: 'Eliminar',
  removeWhat: (label) => `Eliminar el enlace para ${label}`,
  removed: 'Enlace eliminado',
  noLongerWorks: (label) => `El enlace para ${label} ya no funciona.`,

  shareWithHelper: 'Compartir las listas',
  forWhom: '¿Para quién?',
  presets: {
    caterer: 'El catering',
    planner: 'La organizadora de bodas',
    driver: 'El conductor',
    hotel: 'El hotel',
  },
  name: 'Nombre',
  nameHint: 'Para vuestra lista de enlaces y como título de la página',
  enterName: 'Escribid un nombre',
  lists: 'Listas',
  chooseList: 'Elegid una lista',
  listTitles: {
    caterer: 'Catering',
    tables: 'Por mesa',
    guests: 'Invitados de cada evento',
    replies: 'Todas las respuestas',
    people: 'Personas',
    'guest-list': 'Lista de invitados',
    'no-reply': 'Todavía sin respuesta',
    transfers: 'Traslados',
    rooming: 'Lista de habitaciones',
  },
  listHints: {
    caterer: 'invitados, menús y necesidades alimentarias',
    tables: 'los nombres de cada mesa y los menús',
    guests: 'solo los nombres',
    replies: 'con los correos electrónicos',
    people: 'con sus respuestas',
    'guest-list': 'con direcciones y teléfonos',
    'no-reply': 'con los correos electrónicos',
    transfers: 'invitados de cada vehículo, con horas y números de vuelo',
    rooming: 'invitados por hotel, con llegada y salida',
  },
  neverShown:
    'Vuestras notas de la lista de invitados no se muestran nunca, y las necesidades alimentarias solo con Catering.',
  onlyPart: 'Solo para',
  allParts: 'Todos',
  events: 'Eventos',
  allEvents: 'Todos los eventos',
  worksFor: 'Válido durante',
  durations: { 7: 'una semana', 30: 'un mes', 90: 'tres meses', 365: 'un año' },
  submit: 'Crear el enlace',
  creating: 'Creando…',
  sendTo: (label) => `Enviad este enlace a ${label}. Quien lo tenga puede leer las listas.`,

  page: {
    contents: 'Listas',
    asOf: (moment) => `actualizado: ${moment}`,
    footer: (moment) =>
      `Actualizado: ${moment}. Recargad la página para ver respuestas más recientes.`,
    eventRemoved: 'Este evento ya no está en el formulario.',
    nothingYet: 'Todavía no hay nada en estas listas.',
    tooManyAttempts: 'Demasiados intentos',
    tryAgainIn: (seconds) =>
      `Volved a intentarlo en ${plural(seconds, '# segundo', '# segundos')}.`,
    invalidLink: 'Este enlace no funciona',
    askTheCouple: 'Puede que haya caducado o esté anulado. Pedid otro a los novios.',
  },

  errors: {
    enterLabel: 'Indicad para quién es el enlace',
    labelTooLong: (max) => `Como máximo ${formatNumber(max)} caracteres`,
    oneLine: 'Una sola línea, sin caracteres de control',
    listTwice: 'Una lista aparece dos veces',
    eventRemoved: 'Este evento no está en el formulario.',
    tooMany: (max) => `Ya hay ${formatNumber(max)} enlaces. Eliminad uno que nadie necesite.`,
  },
};
