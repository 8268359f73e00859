import type { emails as English } from '../en/emails.ts';
import { formatNumber, plural } from '../messages.ts';

const countEmails = (count: number) => plural(count, '# correo', '# correos');

export const emails: typeof English = {
  title: 'Correos',
  lead: 'Escribid a vuestros invitados y ved qué correos se han enviado.',
  noMailServer: 'Vuestra web todavía no envía correos.',
  labelled: (label, text) => `${label}: ${text}`,

  writeToGuests: 'Escribir a los invitados',
  kinds: {
    'save-the-date': 'Reservad la fecha',
    invitation: 'Invitación',
    reminder: 'Recordatorio',
    announcement: 'Comunicado',
  },
  aboutKinds: {
    'save-the-date': 'El día y el lugar, para que vuestros invitados reserven la fecha.',
    invitation: 'Los eventos, con un enlace personal y un código QR.',
    reminder: 'Solo para los grupos sin respuesta, ahora o antes de la fecha límite.',
    announcement: 'Novedades para todos, o para los invitados de un evento.',
  },
  notCreated: 'No se ha creado el correo',
  toGuests: 'Vuestros correos a los invitados',

  unsubscribed: 'Bajas',
  aboutUnsubscribed:
    'Estos invitados no reciben los correos que escribís. Cuando responden, siguen recibiendo una confirmación.',
  since: (moment) => `Desde: ${moment}`,
  subscribeAgain: 'Volver a dar de alta',
  subscribeWhoAgain: (name) => `Volver a dar de alta: ${name}`,
  notChanged: 'No se ha cambiado nada',

  goingOutSoon: 'Correos que salen pronto',
  goesOut: (kind, moment) => `[${kind}]: sale el ${moment}.`,
  goesOutToMissing: (kind, moment) => `[${kind}]: sale el ${moment} para los grupos sin respuesta.`,
  stopIt: 'Detener',
  stopped: 'Envío detenido',
  draftAgain: 'El correo vuelve a ser un borrador.',
  notStopped: 'No se ha detenido',
  missingReceipts: 'Confirmaciones sin enviar',
  tooManyReplies: (count, latest) =>
    `Han llegado tantas respuestas que ${plural(count, 'no se ha enviado # confirmación', 'no se han enviado # confirmaciones')} (la última: ${latest}). Todas las respuestas están guardadas. Si no conocéis estos nombres, puede que alguien esté abusando de vuestro formulario.`,
  seeEmails: 'Ver estos correos',

  aboutReplies: 'Correos sobre las respuestas',
  counts: {
    sent: (count) => plural(count, '# enviado', '# enviados'),
    waiting: (count) => `${formatNumber(count)} en espera`,
    failed: (count) => plural(count, '# fallido', '# fallidos'),
  },
  everyReceipt:
    'Cada invitado que responde recibe una confirmación con sus respuestas y los eventos para su calendario.',
  previewReceipt: 'Vista previa de la confirmación',
  previewNotification: 'Vista previa de vuestra notificación',
  latest: 'Últimos correos',
  replyKinds: { receipt: 'Confirmación', notification: 'Notificación para vosotros' },
  sentAt: (moment) => `Enviado: ${moment}`,
  failedAt: (moment) => `Fallido: ${moment}`,
  sending: 'Enviando…',
  waitingUntil: (moment) => `En espera, próximo intento: ${moment}`,
  sendAgain: 'Volver a enviar',
  sendWhatAgain: (what) => `Volver a enviar: ${what}`,
  sendingAgain: 'Enviando otra vez',
  notSentAgain: 'No se ha vuelto a enviar',

  emailToGuests: 'Correo a los invitados',
  howToWrite: 'Escribid el correo, elegid los destinatarios y revisad la vista previa.',
  allEmails: 'Todos los correos',

  text: 'Texto',
  textLanguage: 'Idioma del texto',
  subject: 'Asunto',
  bodyHint:
    'Una línea vacía empieza un párrafo nuevo. Solos en un párrafo, {link} se convierte en un botón y {events} en la lista de eventos.',
  insert: 'Insertar',
  insertWhat: (placeholder) => `Insertar: ${placeholder}`,
  placeholders: {
    names: 'Nombres',
    link: 'Enlace',
    events: 'Eventos',
    deadline: 'Fecha límite',
    couple: 'Vuestros nombres',
    date: 'Fecha de la boda',
    place: 'Lugar',
  },
  compareVersions: 'Comparar las dos versiones',
  leftOut: 'Excluidos',

  preview: 'Vista previa',
  previewFor: 'Vista previa para',
  example: (language) => `Ejemplo (${language})`,
  theEmail: 'El correo',
  plainText: 'Como texto sin formato',

  recipients: 'Destinatarios',
  sendTo: 'Enviar a',
  everybody: 'Todos',
  noReplyYet: 'Todavía sin respuesta',
  everybodyMissing: 'Todos los que no han respondido',
  attending: (event) => `${event}: asisten`,
  invited: (event) => `${event}: invitados`,
  invitedMissing: (event) => `${event}: invitados, sin respuesta`,
  unanswered: (question) => `Todavía sin respuesta: ${question}`,
  unansweredOf: (count) => `Todavía sin respuesta: una de ${formatNumber(count)} preguntas`,
  remind: 'Escribir un recordatorio',
  tag: (tag) => `Etiqueta: ${tag}`,
  countEmails,
  countWithoutAddress: (count) =>
    plural(count, '# grupo no tiene correo electrónico', '# grupos no tienen correo electrónico'),
  names: 'Nombres',
  withoutAddress: 'Sin correo electrónico',
  addAddresses: 'Añadir correos a la lista de invitados',
  reasons: {
    unsubscribed: 'de baja',
    reminded: 'ha recibido un recordatorio en las últimas 24 horas',
    earlier: 'ya ha recibido este correo',
  },

  send: 'Envío',
  testFirst: 'Enviaos primero una prueba',
  sendTest: 'Enviar una prueba',
  testSent: 'Prueba enviada',
  checkInbox: (address) => `Mirad la bandeja de entrada de ${address}.`,
  testNotSent: 'No se ha enviado la prueba',
  whenToSend: 'Cuándo enviarlo',
  times: { now: 'Ahora', later: 'Más tarde', deadline: 'Antes de la fecha límite' },
  time: 'Fecha y hora',
  timeHint: (timeZone) => `En la hora de vuestra boda (${timeZone})`,
  daysBeforeDeadline: 'Días antes de la fecha límite',
  daysHint: (timeZone) =>
    `Sale a las 10:00, en la hora de vuestra boda (${timeZone}), para los grupos que hasta entonces no hayan respondido. El resumen lo anuncia el día antes.`,
  answersGoTo: (address) => `Las respuestas a este correo llegan a ${address}.`,
  duration: (minutes, perMinute) =>
    `El envío tarda unos ${plural(minutes, '# minuto', '# minutos')}, porque el servidor envía ${plural(perMinute, '# correo', '# correos')} por minuto.`,
  counting: 'Contando los destinatarios…',
  sendCount: (count) => `Enviar ${countEmails(count)}`,
  sendTitle: (count) => `¿Enviar ${countEmails(count)}?`,
  schedule: 'Programar',
  scheduleTitle: '¿Programar este correo?',
  confirmSend: 'Enviar ahora',
  notYet: 'Todavía no',
  recipientsChanged:
    'Los destinatarios han cambiado desde que los visteis. Todavía no se ha enviado nada.',
  isDemo:
    'Vuestros invitados siguen viendo la web de ejemplo, y este correo tiene sus nombres y fechas. Publicad antes la vuestra.',
  canStopSending:
    'Podéis detener el envío en cualquier momento. Los correos ya enviados no se pueden recuperar.',
  canStopSchedule: 'Hasta entonces podéis detenerlo. Los destinatarios se eligen al enviarlo.',
  sendingNow: 'Enviando',
  sendingCount: (count) => `${countEmails(count)} a vuestros invitados.`,
  scheduled: 'Correo programado',
  sentAutomatically: 'Se enviará solo. Hasta entonces podéis detenerlo.',
  notSent: 'Sin enviar',

  deleteDraft: 'Eliminar este borrador',
  deleteTitle: '¿Eliminar este borrador?',
  deleteWarning: 'Este correo no se ha enviado a nadie. Su texto se eliminará.',
  confirmDelete: 'Sí, eliminar el borrador',
  keepDraft: 'Conservar el borrador',
  notDeleted: 'No se ha eliminado',

  progress: 'Progreso',
  draft: 'Borrador',
  starting: 'Empezando…',
  goesOutAt: (moment) => `Sale el ${moment}`,
  sendingOf: (sent, total) => `Enviando: ${formatNumber(sent)} de ${formatNumber(total)}`,
  stoppedAfter: (sent, waiting) =>
    `Detenido: ${formatNumber(sent)} enviados · ${formatNumber(waiting)} sin enviar`,
  sentTo: (count) => `Enviado a ${plural(count, '# dirección', '# direcciones')}`,
  beforeDeadline: (days) =>
    `${plural(days, '# día', '# días')} antes de la fecha límite, a los grupos que hasta entonces no hayan respondido.`,
  asOfNow: (count) => `De momento: ${countEmails(count)}.`,
  sentEmails: 'Correos enviados',
  stop: 'Detener',
  stopAndEdit: 'Detener y editar el borrador',
  sendRest: 'Enviar el resto',
  sendMore: (count) => `Enviarlo a ${formatNumber(count)} más`,
  failed: 'Fallido',
  nextAttempt: (moment) => `Próximo intento: ${moment}`,
  waiting: 'En espera',

  issues: {
    noSubject: 'El correo necesita un asunto.',
    namesInSubject: 'El asunto no puede contener {names}. Usad {names} en el texto.',
    noText: 'El correo necesita un texto.',
    lineToReplace: (line) => `Sustituid la línea «${line}» por vuestra novedad.`,
    unknownPlaceholder: (placeholder) =>
      `${placeholder} no es un marcador. Los invitados lo leerían tal cual.`,
    unknownPlaceholders: (placeholders) =>
      `${placeholders} no son marcadores. Los invitados los leerían tal cual.`,
  },

  errors: {
    noAddress:
      'Los invitados todavía no pueden abrir ningún enlace: poned PUBLIC_URL, la dirección de vuestra web, en los ajustes del servidor.',
    nobody: 'Nadie recibiría este correo.',
    onlyReminders: 'Solo un recordatorio puede depender de la fecha límite.',
    timePassed: 'Ese momento ya ha pasado. Elegid uno posterior.',
    tooManyLeftOut:
      'Hay demasiadas direcciones excluidas. Elegid un grupo más pequeño en «Enviar a»',
    tooManyTests: (max) =>
      `Se envían como máximo ${formatNumber(max)} pruebas por hora. Volved a intentarlo más tarde`,
  },

  failures: {
    answered: 'El servidor de correo ha respondido:',
    connectionClosed: 'El servidor de correo ha cerrado la conexión',
    unreachable: 'No se puede conectar con el servidor de correo',
    unknownName: 'No hay ningún servidor de correo con este nombre',
    noAnswer: 'El servidor de correo no ha respondido',
    noTls: 'El servidor de correo no ofrece una conexión TLS de confianza',
    loginRejected: 'El servidor de correo ha rechazado el usuario y la contraseña',
    notSent: 'No se ha podido enviar el correo',
    notComposed: 'No se ha podido componer el correo',
    notConfirmed:
      'Puede que haya llegado: el servidor de correo lo recibió dos veces, pero no lo confirmó ninguna',
    unknownAfterRestore: 'Puede que se haya enviado: la copia restaurada no lo dice',
    receiptsToAddress: (perDay) =>
      `A una misma dirección se envían como máximo ${formatNumber(perDay)} confirmaciones al día`,
    openReceipts: (perHour, perDay) =>
      `Para las respuestas sin enlace personal se envían como máximo ${formatNumber(perHour)} confirmaciones por hora y ${formatNumber(perDay)} al día`,
  },

  notification: {
    newReply: 'Nueva respuesta',
    changedReply: 'Respuesta cambiada',
    waitingReply: 'Respuesta por decidir',
    preview: 'Quién ha respondido, y qué.',
    greeting: (names) => `Hola, ${names}:`,
    replied: (names) => `Tenéis una respuesta de ${names}.`,
    repliedAgain: (names) =>
      `Tenéis una nueva respuesta de ${names}. Ahora vale esta; la anterior queda en el historial.`,
    repliedWithoutLink: (names) =>
      `Tenéis una respuesta de ${names} sin el enlace personal, y ya había otra con ese enlace. Esta no cuenta hasta que decidáis en la lista de invitados.`,
    writeToThem: 'Para escribirles, responded a este correo.',
    newReplies: (count) => `${formatNumber(count)} respuestas nuevas`,
    previewOfMany: 'Quién ha respondido.',
    manyCameIn: (count) => `Han llegado ${formatNumber(count)} respuestas:`,
    andMore: (count) => `y ${formatNumber(count)} más.`,
    seeDashboard: 'En el panel veis lo que han respondido.',
    openDashboard: 'Abrir el panel',
    closing: 'La web de',
    exampleNote: 'Marco no come pescado.',
  },
  /** The email that tells the couple about a sign-in on a device that was not used before. */
  newDevice: {
    title: 'Acceso desde un dispositivo nuevo',
    preview: 'Quién ha entrado, y desde qué dispositivo.',
    text: 'Alguien ha entrado en el panel desde un dispositivo que no se había usado antes para ello.',
    who: 'Quién',
    device: 'Dispositivo',
    address: 'Dirección',
    advice:
      'Si no habéis sido vosotros, abrid el panel, cerrad la sesión de ese dispositivo en Datos y elegid otra contraseña.',
  },
  testSubject: (subject) => `Prueba: ${subject}`,
};
