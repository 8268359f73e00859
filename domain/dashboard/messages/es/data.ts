import type { data as English } from '../en/data.ts';
import { plural } from '../messages.ts';

export const data: typeof English = {
  title: 'Listas y datos',
  lead: 'Listas para el catering, el hotel y vosotros mismos, y vuestros datos.',

  lists: 'Listas',
  lastExported: (moment) => `Última exportación de todas las respuestas: ${moment}`,
  replies: 'Todas las respuestas',
  aboutReplies:
    'Cada grupo con todas sus respuestas. Las que cambian después de exportar aparecen marcadas en Respuestas.',
  people: 'Personas',
  aboutPeople:
    'Una fila por persona, con los eventos, las respuestas a vuestras preguntas y las necesidades alimentarias.',
  guestsOf: (event) => `Invitados: ${event}`,
  aboutGuests: 'Una fila por cada invitado que asiste.',
  caterer: 'Para el catering',
  aboutCaterer:
    'El número de invitados, las respuestas como los menús y cada necesidad alimentaria con el nombre de los invitados.',
  guestList: 'Lista de invitados',
  aboutGuestList: 'Una fila por persona. Podéis editar el archivo y volver a importarlo.',
  noReply: 'Todavía sin respuesta',
  aboutNoReply: 'Los invitados de vuestra lista que no han respondido.',
  print: 'Imprimir',
  printWhat: (list) => `${list}: imprimir`,

  qrCode: 'Código QR para la invitación',
  qrCodeOf: (address) => `Código QR de ${address}`,
  aboutQrCode: (host) =>
    `Los invitados escanean este código para abrir ${host}. Probadlo con vuestro móvil antes de imprimir las invitaciones.`,
  passwordToInclude: 'Contraseña de los invitados para incluir (opcional)',
  passwordHint: 'Quien escanee el código entra entonces en la web sin escribir la contraseña.',

  backup: 'Copia de seguridad',
  aboutBackup:
    'Un archivo con todas las respuestas, su historial y vuestra lista de invitados. Guardadlo en un sitio distinto de esta web. La copia se puede restaurar en una instalación vacía. Cualquier programa puede leer el archivo JSON.',
  downloadBackup: 'Descargar la copia de seguridad',
  downloadJson: 'Descargar en JSON',
  copyFailed: (location, moment, reason) =>
    `Las copias en ${location} fallan desde el ${moment}. ${reason}`,
  copied: (location) => `Cada cambio se copia en ${location} en menos de dos minutos.`,
  copiedEncrypted: (location) =>
    `Cada cambio se copia cifrado en ${location} en menos de dos minutos.`,
  lastCopied: (moment) => `Última copia: ${moment}.`,
  noCopyYet: 'Todavía no se ha hecho ninguna copia.',
  copiesStay: (location) =>
    `Las copias en ${location} no se borran: borradlas allí vosotros mismos.`,

  deleteAll: 'Borrar todos los datos',
  aboutDeletion: (replies, households) =>
    `Después de la boda podéis quitar de este servidor los datos de vuestros invitados. Se borran ${countAll(replies, households)}, con los enlaces personales, las mesas y los traslados, los deseos, las fotos, los vídeos de vuestra web, los correos, los avisos, los colaboradores, los enlaces compartidos y los de mesa, y las copias de seguridad de la carpeta de datos de la web. Los archivos que habéis descargado no cambian; los textos y las imágenes de la web y vuestro servidor de correo se quedan. No se puede deshacer.`,
  typeToConfirm: (word) => `Escribid ${word} para confirmar`,
  typeInCapitals: (word) => `Escribid ${word} en mayúsculas`,
  deleteTitle: '¿Borrar todos los datos?',
  deleteWarning: (replies, households) =>
    `Se borrarán para siempre: ${countAll(replies, households)}.`,
  confirmDelete: 'Sí, borrar todo',
  keepData: 'Conservar los datos',
  deleted: 'Todos los datos borrados',
  nothingLeft: 'En este servidor no queda ningún dato de vuestros invitados.',

  keepsake: 'Recuerdo',
  aboutKeepsake:
    'Una carpeta para vosotros y vuestras familias que se abre desde el disco, sin servidor y para siempre: la página tal como queda después de la boda en todos sus idiomas, las fotos que los invitados pueden ver y los deseos que mostráis. No contiene respuestas, direcciones ni correos de nadie. Descomprimid el archivo ZIP y abrid index.html.',
  downloadKeepsake: 'Descargar el recuerdo',
  keepsakeMade: (moment) => `Descargado por última vez el ${moment}`,
  keepsakeMissing: 'Todavía sin descargar',

  withoutKeepsake:
    'Todavía no habéis descargado el [recuerdo]. Después ya no podrá contener las fotos y los deseos.',
  withKeepsake: (moment) =>
    `El [recuerdo] se descargó por última vez el ${moment}. No contiene las fotos y los deseos que llegaron después.`,
};

function countAll(replies: number, households: number): string {
  return `${plural(replies, '# respuesta con su historial', '# respuestas con su historial')} y ${plural(households, '# grupo', '# grupos')} de vuestra lista de invitados`;
}
