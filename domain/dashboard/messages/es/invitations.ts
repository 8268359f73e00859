import type { invitations as English } from '../en/invitations.ts';
import { formatNumber, plural } from '../messages.ts';

export const invitations: typeof English = {
  personalLink: 'Enlace personal',
  noLink:
    'Este grupo no tiene enlace personal. Puede responder con la contraseña de los invitados, en el formulario de la web.',
  makeLink: 'Crear un enlace personal',
  about:
    'Abre la web sin contraseña y los saluda por su nombre. Responden por cada persona y pueden cambiar su respuesta hasta la fecha límite.',
  copyLink: 'Copiar el enlace',
  linkCopied: 'El enlace personal está copiado.',
  copyMessage: 'Copiar un mensaje con el enlace',
  messageCopied: 'Un mensaje con el enlace está copiado.',
  selectLink: 'Seleccionad el enlace de arriba.',
  shareMessage: 'Compartir el mensaje',

  qrCode: 'Código QR',
  qrCodeOfLink: (name) => `Código QR del enlace personal de ${name}`,
  codeForPaper: (code) =>
    `En papel, imprimid debajo este código, para quien no pueda escanearlo: [${code}]. Sirve de contraseña.`,
  downloadSvg: 'Descargar en SVG',
  downloadPng: 'Descargar en PNG',

  replace: 'Sustituir el enlace',
  replaceTitle: (name) => `¿Un enlace nuevo para ${name}?`,
  replaceWarning:
    'El enlace, el código QR y el código que enviasteis o imprimisteis dejan de funcionar al instante. Después les enviáis el enlace nuevo. Su respuesta se conserva.',
  revoke: 'Anular el enlace',
  revokeTitle: (name) => `¿Anular el enlace de ${name}?`,
  revokeWarning:
    'El enlace, el código QR y el código que enviasteis o imprimisteis dejan de funcionar al instante y para siempre. El grupo puede seguir respondiendo con la contraseña de los invitados. Su respuesta se conserva, y más adelante podéis crearle otro enlace.',
  keepLink: 'Conservar el enlace',
  saved: 'Guardado',
  hasNewLink: (name) => `${name} tiene un enlace personal nuevo.`,
  revoked: 'Enlace anulado',
  noLongerWorks: (name) => `El enlace personal de ${name} ya no funciona.`,
  nothingChanged: 'No se ha cambiado nada',

  messages: {
    open: 'Invitar por WhatsApp o SMS',
    about:
      'Vuestra aplicación se abre con el mensaje. Enviadlo desde allí, volved y elegid «Enviado». Nada se envía solo.',
    position: (number, all) => `${formatNumber(number)} de ${formatNumber(all)}`,
    kind: 'Tipo de mensaje',
    kinds: { message: 'Invitación', reminder: 'Recordatorio' },
    text: 'Mensaje',
    openWhatsApp: 'Abrir WhatsApp',
    openMessages: 'Abrir los SMS',
    openWhatsAppWith: (number) => `Abrir WhatsApp con ${number}`,
    openMessagesWith: (number) => `Abrir los SMS con ${number}`,
    withoutCountry: (number) =>
      `No se puede abrir ${number}: le falta el prefijo del país, por ejemplo +34.`,
    phone: 'Número de teléfono',
    phoneOf: (name) => `Número de teléfono de ${name}`,
    enterPhone: 'Escribid un número de teléfono',
    save: 'Guardar',
    sent: 'Enviado',
    skip: 'Saltar',
    back: 'Atrás',
    notInvited: 'Sin invitar todavía',
    invitedByEmail: 'Invitados por correo',
    sentOn: (moment) => `Enlace enviado: ${moment}`,
    notSent: 'Al final no se envió',
    hasReplied: 'Han respondido',
    notMarked: 'No se ha marcado como enviado',
    withoutPhone: (count) =>
      plural(count, '# grupo no tiene número de teléfono', '# grupos no tienen número de teléfono'),
    nobody: 'Añadid un número de teléfono para empezar.',
    done: 'Ya están todos.',
    doneCount: (sent, all) =>
      `Marcados como enviados: ${formatNumber(sent)} de ${formatNumber(all)}.`,
  },
};
