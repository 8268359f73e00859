import type { errors as English } from '../en/errors.ts';
import { formatNumber, plural } from '../messages.ts';

export const errors: typeof English = {
  signedOut: 'Tenéis que entrar.',
  signInAgain: 'Tenéis que entrar de nuevo.',
  wrongNameOrPassword: 'El nombre o la contraseña no son correctos.',
  wrongPassword: 'Esa no es la contraseña.',
  passkeyRejected:
    'Esta clave de acceso no se ha aceptado. Volved a intentarlo o entrad de otra manera.',
  passkeyRequired:
    'Entrad con vuestra clave de acceso o escribid un código de recuperación en lugar de la contraseña.',
  coupleOnly: 'Solo es posible con la contraseña de los novios.',
  hostNotFound: 'Este colaborador ya se había quitado.',
  tooManyAttempts: (seconds) =>
    `Demasiados intentos. Volved a intentarlo en ${plural(seconds, '# segundo', '# segundos')}.`,
  crossOrigin: 'La petición venía de otra web, así que no se ha cambiado nada.',
  notFound: 'Esta página no existe.',
  tooLarge: (limit) => `Ocupa más de ${limit}. No se ha cambiado nada.`,
  replyChanged: 'Esta respuesta ha cambiado desde que la abristeis.',
  emailTaken: 'Ya hay una respuesta con este correo electrónico.',
  householdNotFound: 'Esta respuesta ya no existe.',
  guestNotFound: 'Este grupo ya no está en la lista.',
  guestListChanged: 'La lista de invitados ha cambiado desde que la abristeis.',
  planChanged: 'El plan ha cambiado en otro dispositivo. Ahora veis el nuevo.',
  guestListFull: (max) =>
    `La lista de invitados no puede tener más de ${formatNumber(max)} grupos.`,
  emailsNotConfigured: 'Esta web no envía correos, porque no tiene servidor de correo.',
  mailServerFixed:
    'El servidor de correo de esta web está en los ajustes del servidor y se cambia allí.',
  emailNotFound: 'Este correo ya no existe.',
  alreadyQueued: 'Este correo ya está esperando para enviarse.',
  alreadySent: 'Este correo ya se ha enviado. No se puede volver a enviar a los mismos invitados.',
  mailingNotFound: 'Este correo a vuestros invitados ya no existe.',
  mailingConflict: 'Otra persona ha cambiado este correo desde que lo abristeis.',
  mailingStarted: 'Este correo ya está programado o enviado.',
  recipientsChanged:
    'Los destinatarios han cambiado desde que los visteis, así que no se ha enviado nada.',
  weddingOver: 'La boda ya ha pasado: no se envían más recordatorios.',
  announcementChanged: 'El aviso ha cambiado desde que lo abristeis.',
  wishChanged: 'Quienes escribieron los deseos los han cambiado. Ahora veis los nuevos.',
  draftChanged: 'Otra persona ha hecho cambios desde que lo abristeis.',
  invalidContent: (count) =>
    plural(
      count,
      'Antes de publicar hay que corregir una cosa.',
      'Antes de publicar hay que corregir # cosas.',
    ),
  publishFailed:
    'No se ha podido publicar la web. Vuestros invitados siguen viendo la versión anterior, y los cambios se conservan. Volved a intentarlo. Si vuelve a ocurrir, pedid a quien lleva el servidor que mire su registro.',
  versionNotFound: 'Esta versión no existe.',
  pictureNotFound: 'Esta imagen ya no existe.',
  pictureUsed: 'La web o una de sus versiones usa esta imagen, así que no se ha eliminado.',
  tooManyUploads:
    'Ahora mismo se están subiendo otras imágenes. Volved a intentarlo en un momento.',
  wrongConfirmation: 'Para borrar todos los datos, escribid la palabra DELETE en mayúsculas.',
  busy: 'La base de datos está ocupada o llena en este momento. No se ha cambiado nada. Volved a intentarlo.',
  erasedFileInUse:
    'El grupo está borrado, pero otro programa sigue leyendo el archivo de la base de datos, que hasta entonces contiene los datos antiguos.',
  fileStillInUse:
    'Las respuestas están borradas, pero otro programa sigue leyendo el archivo de la base de datos. Volved a borrar todos los datos en un momento.',
  cannotStore: 'No se puede guardar.',
  cannotSave: 'Así no se puede guardar.',
  internal: (request) =>
    `Algo ha fallado (error ${request} en el registro del servidor). Volved a intentarlo.`,
};
