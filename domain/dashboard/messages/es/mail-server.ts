import type { mailServer as English } from '../en/mail-server.ts';
import { formatNumber } from '../messages.ts';

const FULL_ADDRESS = 'Usuario: vuestra dirección completa.';
const POP3 = `${FULL_ADDRESS} Permitid antes «POP3 e IMAP» en los ajustes del buzón; con la verificación en dos pasos, cread una contraseña de aplicación.`;

export const mailServer: typeof English = {
  title: 'Servidor de correo',
  none: 'Configurad un servidor de correo, por ejemplo el de vuestro propio buzón. Así cada invitado que responda recibirá una confirmación, vosotros recibiréis una notificación y podréis escribir a los invitados.',
  unavailable:
    'Las respuestas van a vuestro proyecto de Supabase y no a este servidor, así que no envía correos sobre ellas.',
  fromSettings: (address, host) =>
    `Los correos salen de ${address} a través de ${host}. Está en los ajustes del servidor (SMTP_URL) y se cambia allí.`,
  inUse: (address, host) => `Los correos salen de ${address} a través de ${host}.`,
  unreadable:
    'No se envía ningún correo: no se puede leer la contraseña del servidor de correo. Está cifrada con la clave de otra instalación, como al restaurar una copia en otro sitio. Elegid «Cambiar» y escribidla otra vez.',

  setUp: 'Configurar el servidor de correo',
  change: 'Cambiar',
  remove: 'Quitar',
  removeWhat: 'Quitar el servidor de correo',
  removeTitle: '¿Quitar el servidor de correo?',
  removeWarning:
    'Los invitados que respondan no recibirán confirmación, y los correos en espera no saldrán hasta que configuréis otra vez un servidor de correo. Su contraseña se elimina.',
  confirmRemove: 'Sí, no enviar más correos',
  keep: 'Conservar el servidor de correo',
  removed: 'Servidor quitado',
  noMoreEmails: 'Vuestra web ya no envía correos.',
  notRemoved: 'No se ha quitado',
  works: 'Funciona',
  testOnItsWay: (address) =>
    `Hay una prueba de camino a ${address}. Mirad también en el correo no deseado.`,

  sender: 'Correo electrónico del remitente',
  senderHint: 'Lo ven vuestros invitados. Es el del buzón que envía.',
  provider: 'Proveedor',
  otherProvider: 'Otro servidor de correo',
  user: 'Usuario',
  password: 'Contraseña',
  passwordHint: 'Se guarda cifrada y no se vuelve a mostrar.',
  keepPasswordHint: 'Dejadla en blanco para conservar la que está guardada.',
  host: 'Servidor',
  hostHint: 'Por ejemplo, smtp.example.com',
  port: 'Puerto',
  encryption: 'Cifrado',
  starttls: 'STARTTLS, normalmente el puerto 587',
  tls: 'TLS desde el principio, normalmente el puerto 465',
  ownAddresses: 'Vuestros propios correos electrónicos',
  ownAddressesHint: 'Separados por comas. La prueba llega al primero.',
  notifies: 'Avisadnos ahí de cada respuesta',
  emailsPerMinute: 'Correos por minuto',
  emailsPerMinuteHint:
    'Para los correos a muchos invitados. El límite de vuestro proveedor; 30 suele ir bien.',
  submit: 'Enviar una prueba y guardar',
  testing: 'Enviando una prueba…',
  savedIfSent: 'Si la prueba falla, no se guarda nada.',

  errors: {
    enterSender: 'Escribid un correo electrónico',
    oneAddress: 'Escribid un solo correo electrónico, como nosotros@example.com',
    enterHost: 'Escribid el nombre del servidor de correo',
    hostAlone: 'Escribid solo el nombre del servidor, como smtp.example.com',
    enterPort: 'Escribid un número, como 587',
    number: 'Escribid un número',
    range: (max) => `Escribid un número del 1 al ${formatNumber(max)}`,
    userOnOneLine: 'Escribid el nombre en una sola línea',
    enterPassword: 'Escribid la contraseña',
    enterPasswordAgain:
      'Escribid la contraseña: la que está guardada es de otro servidor o de otro usuario',
    passwordOnOneLine: 'Escribid la contraseña en una sola línea',
    enterOwnAddress: 'Escribid un correo electrónico vuestro',
    tooManyAddresses: (max) => `Como máximo ${formatNumber(max)} direcciones`,
    tooManyTests: (max) =>
      `Como máximo ${formatNumber(max)} pruebas por hora. Volved a intentarlo más tarde.`,
  },

  providerNotes: {
    gmail: `${FULL_ADDRESS} No la contraseña de siempre: cread una contraseña de aplicación en myaccount.google.com/apppasswords (la verificación en dos pasos tiene que estar activada).`,
    microsoft: `${FULL_ADDRESS} Un administrador tiene que activar «SMTP autenticado» para el buzón. Las direcciones personales (outlook.com, hotmail.com, live.com) ya no aceptan contraseñas de webs: elegid otro proveedor para esas.`,
    icloud:
      'Usuario: vuestra dirección completa de iCloud. No la contraseña de siempre: cread una en account.apple.com, en «Contraseñas específicas de la app».',
    yahoo: `${FULL_ADDRESS} No la contraseña de siempre: cread una contraseña de aplicación en vuestra cuenta de Yahoo, en «Seguridad».`,
    gmx: POP3,
    'web-de': POP3,
    posteo: `${FULL_ADDRESS} La contraseña de siempre de vuestro buzón.`,
    fastmail: `${FULL_ADDRESS} No la contraseña de siempre: cread una contraseña de aplicación en los ajustes, en «Privacy & Security».`,
    brevo:
      'Usuario y contraseña: el usuario y una clave SMTP de «SMTP & API» en Brevo, no la contraseña de vuestra cuenta.',
    mailgun:
      'Usuario y contraseña: las credenciales SMTP de vuestro dominio de envío. Un dominio de la región de EE. UU. usa smtp.mailgun.org.',
    postmark: 'Usuario y contraseña: el token de API del servidor, dos veces.',
    'amazon-ses':
      'Usuario y contraseña: credenciales SMTP que creáis en SES, no vuestras claves de AWS. El nombre del servidor contiene vuestra región.',
  },

  failures: {
    usualPorts: 'Los puertos habituales son el 465 (TLS desde el principio) y el 587 (STARTTLS).',
    said: (answer) => `Ha dicho: «${answer}»`,
    loginRejected: (host) => `${host} no acepta este usuario y esta contraseña.`,
    appPassword:
      'Muchos proveedores piden una contraseña creada para otros programas, no la de siempre.',
    unknownLogin: (host) =>
      `${host} no ofrece ninguna forma de entrar que conozca esta web. Probad con el otro cifrado.`,
    unknownHost: (host) =>
      `No hay ningún servidor de correo llamado ${host}. Comprobad cómo está escrito.`,
    portRefused: (host, port) => `${host} rechaza las conexiones en el puerto ${port}.`,
    notTls: (host, port) =>
      `El puerto ${port} de ${host} no empieza con TLS. Elegid STARTTLS u otro puerto.`,
    certificate: (host, cause) =>
      `El certificado de ${host} no es de confianza, así que no se ha enviado vuestra contraseña. Usad el nombre que indica vuestro proveedor. (${cause})`,
    noEncryption: (host, port) =>
      `${host} no ofrece cifrado en el puerto ${port}, así que no se ha enviado vuestra contraseña. Elegid TLS desde el principio u otro puerto.`,
    onlyTls: (host, port) =>
      `${host} está activo en el puerto ${port}, pero no responde sin cifrado. Elegid TLS desde el principio.`,
    noAnswer: (host, port) => `${host} no responde en el puerto ${port}.`,
    blocked:
      'Algunos servicios de alojamiento bloquean el correo saliente: preguntad al vuestro o usad un proveedor con el puerto 2525.',
    userNotAllowed: (user, address) =>
      `El servidor de correo no deja que el usuario ${user} envíe correos desde ${address}.`,
    websiteNotAllowed: (address) =>
      `El servidor de correo no deja que esta web envíe correos desde ${address}.`,
    otherSender: 'Usad una dirección de ese buzón o autorizad esta en vuestro proveedor.',
    recipientRejected: (address) => `El servidor de correo no acepta correos para ${address}.`,
    noMailServer: (host, port) => `El puerto ${port} de ${host} no es el de un servidor de correo.`,
    rejected: (host) => `${host} no ha aceptado la prueba.`,
    notSent: (reason) => `No se ha podido enviar la prueba: ${reason}.`,
  },

  testEmail: {
    subject: 'Prueba: vuestra web de boda puede enviar correos',
    preview: 'El servidor de correo funciona.',
    greeting: 'Hola:',
    works:
      'El servidor de correo de vuestra web de boda funciona. Los invitados que respondan recibirán una confirmación desde esta dirección.',
    spam: 'Si habéis encontrado este correo entre los no deseados, a vuestros invitados les pasará lo mismo: la página «Emails» de la documentación explica SPF, DKIM y DMARC.',
    closing: 'Vuestra web de boda',
  },
};
