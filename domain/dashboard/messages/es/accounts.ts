import type { accounts as English } from '../en/accounts.ts';
import { formatNumber, plural } from '../messages.ts';

export const accounts: typeof English = {
  welcomeBack: 'Hola de nuevo',
  sessionEnded: 'La sesión ha caducado. Entrad para seguir donde lo dejasteis.',
  signInAgain: 'Entrad de nuevo',
  signInIsOld:
    'Habéis entrado hace más de diez minutos. Para que nadie más cree un acceso a vuestro panel, entrad de nuevo.',

  coHosts: 'Colaboradores',
  aboutCoHosts:
    'Un colaborador entra con su propio nombre y su propia contraseña, y el historial dice qué ha cambiado. Puede hacerlo todo menos gestionar a los colaboradores, cambiar el servidor de correo, leer el registro de actividad, crear códigos de recuperación, cerrar la sesión en los dispositivos de otras personas, borrar para siempre un grupo y borrar todos los datos.',
  signedInAs: (name) =>
    `Habéis entrado como ${name}. Solo con la contraseña de los novios se pueden añadir o quitar colaboradores.`,
  added: (day) => `Desde el ${day}`,
  lastSeen: (moment) => `Última actividad: ${moment}`,
  neverSignedIn: 'Todavía no ha entrado',

  add: 'Añadir un colaborador',
  rename: 'Cambiar el nombre',
  newPassword: 'Nueva contraseña',
  changeOwnPassword: 'Cambiar la contraseña',
  renameWho: (name) => `Cambiar el nombre de ${name}`,
  newPasswordFor: (name) => `Nueva contraseña para ${name}`,

  name: 'Nombre',
  nameHint: 'Para entrar y para el historial',
  enterName: 'Escribid un nombre',
  password: 'Contraseña',
  passwordHint: 'Varias palabras sin relación. Dejadla vacía y os daremos una segura.',
  currentPassword: 'Contraseña actual',
  enterPassword: 'Escribid vuestra contraseña',
  endsSessions: (name) =>
    `La contraseña anterior deja de funcionar, y se cierra la sesión de ${name} en todos sus dispositivos.`,
  endsOwnSessions:
    'La contraseña anterior deja de funcionar, y se cierra la sesión en vuestros otros dispositivos.',
  saving: 'Guardando…',
  renamed: 'Nombre cambiado',
  historyKeepsName: 'El historial conserva el nombre con el que se hizo cada cambio.',

  signsInHere: (name) => `${name} entra aquí, con «Ayudo a organizar la boda»:`,
  youSignInHere: 'Entrad aquí, con «Ayudo a organizar la boda»:',
  credentials: (address, name, password) => `${address}\nNombre: ${name}\nContraseña: ${password}`,
  passwordShownOnce: 'La contraseña solo se muestra ahora. Copiadla antes de cerrar.',
  copyCredentials: 'Copiar los datos de acceso',

  remove: 'Quitar',
  removeWho: (name) => `Quitar a ${name}`,
  removeTitle: (name) => `¿Quitar a ${name}?`,
  removeWarning: (name) =>
    `Se cierra la sesión de ${name} en todos sus dispositivos. Su nombre sigue en el historial.`,
  confirmRemove: 'Sí, quitar al colaborador',
  keepCoHost: 'No quitarlo',
  removed: 'Colaborador quitado',
  cannotSignIn: (name) => `${name} ya no puede entrar.`,
  notRemoved: 'No se ha quitado',

  passkeys: 'Claves de acceso',
  aboutPasskeys:
    'Con una clave de acceso entráis con la huella, la cara o el PIN de vuestro dispositivo. Nadie puede adivinarla ni usarla en una web falsa.',
  passkeysBeside: 'La contraseña sigue valiendo.',
  passkeysRequired: 'Con una clave de acceso, ya no se puede entrar con la contraseña.',
  passkeysStay:
    'Cambiar la contraseña del panel no quita las claves de acceso ni los códigos: quitad las claves que no conozcáis y cread códigos nuevos.',
  addPasskey: 'Añadir una clave de acceso',
  passkeyAdded: 'Clave de acceso añadida',
  passkeySignsIn: 'Desde ahora podéis entrar con ella.',
  passkeyNotAdded: 'Ninguna clave de acceso añadida',
  deviceRefused:
    'Vuestro dispositivo no ha creado una clave de acceso, o ya tiene una para esta web.',
  usedAt: (moment) => `Último uso: ${moment}`,
  neverUsed: 'Sin usar hasta ahora',
  removePasskey: (device) => `Quitar la clave de acceso: ${device}`,
  removePasskeyTitle: '¿Quitar esta clave de acceso?',
  removePasskeyWarning: 'Ya no servirá para entrar aquí. Borradla también en vuestro dispositivo.',
  confirmRemovePasskey: 'Sí, quitar la clave de acceso',
  keepPasskey: 'No quitarla',
  passkeyRemoved: 'Clave de acceso quitada',
  recoveryCodes: 'Códigos de recuperación',
  aboutRecoveryCodes:
    'Si perdéis vuestros dispositivos: cada código, escrito en lugar de la contraseña, sirve para entrar una vez. Imprimidlos y guardadlos en papel.',
  codesLeft: (count) => plural(count, 'Queda # código', 'Quedan # códigos'),
  noCodes: 'Todavía no tenéis códigos.',
  printCodes: 'Imprimir los códigos de recuperación',
  createCodes: 'Crear códigos nuevos',
  earlierCodesEnd: 'Los códigos anteriores dejarán de valer. Los nuevos solo se ven ahora.',
  codesNotCreated: 'Ningún código creado',
  backToData: 'Volver a Listas y datos',
  codesFor: (host) => `Para ${host}`,

  devices: 'Dispositivos con la sesión abierta',
  aboutDevices:
    'Estos dispositivos tienen abierto el panel. Cerrad la sesión de un dispositivo perdido o que no conozcáis y después elegid otra contraseña para el panel.',
  theCouple: 'Los novios',
  unknownDevice: 'Dispositivo desconocido',
  thisDevice: 'Este dispositivo',
  signedIn: (moment) => `Entrada: ${moment}`,
  signOut: 'Cerrar sesión',
  signOutWhat: (device) => `Cerrar sesión: ${device}`,
  signedOut: 'Sesión cerrada',
  needsPassword: (device) => `${device}: para volver a abrir el panel hará falta la contraseña.`,
  notSignedOut: 'No se ha cerrado la sesión',

  signOutOthers: 'Cerrar la sesión en los demás dispositivos',
  othersSignedOut: 'Sesión cerrada en los demás dispositivos',
  onlyThisDevice: 'Solo queda abierta en este dispositivo.',

  signOutGuests: 'Cerrar la sesión de todos los invitados',
  signOutGuestsTitle: '¿Cerrar la sesión de todos los invitados?',
  signOutGuestsWarning:
    'Todos los invitados tendrán que volver a escribir su contraseña en cada dispositivo. Las respuestas se conservan.',
  confirmSignOutGuests: 'Sí, cerrar todas las sesiones',
  keepGuests: 'Dejarlas abiertas',
  guestsSignedOut: 'Sesiones de los invitados cerradas',
  guestsNeedPassword: 'Vuestros invitados necesitarán la contraseña para volver a abrir la web.',

  activityLog: 'Registro de actividad',
  aboutActivity:
    'Accesos, los fallidos como mucho una vez por hora y dirección, exportaciones, enlaces, colaboradores, borrados y publicaciones. Nadie puede cambiar una entrada. Cada una se guarda 90 días, y al menos hasta 90 días después de la boda.',
  earlierActivity: 'Mostrar entradas anteriores',
  activities: {
    'signed-in': () => 'Acceso',
    'signed-in-by-passkey': () => 'Acceso con una clave de acceso',
    'signed-in-by-code': () => 'Acceso con un código de recuperación',
    'sign-in-failed': () => 'Intento de acceso fallido',
    'device-signed-out': (device) => `Sesión cerrada en un dispositivo${device && `: ${device}`}`,
    'other-devices-signed-out': () => 'Sesión cerrada en todos los demás dispositivos',
    'guests-signed-out': () => 'Sesión cerrada a todos los invitados',
    'list-exported': (file) => `Exportado ${file}`,
    'backup-downloaded': (file) => `Descargado ${file}`,
    'household-exported': () => 'Exportado un grupo',
    'household-erased': () => 'Borrado un grupo',
    'all-data-deleted': () => 'Borrados todos los datos',
    'helper-link-created': (label) => `Creado el enlace para ${label}`,
    'helper-link-revoked': (label) => `Anulado el enlace para ${label}`,
    'preview-link-created': () => 'Creado un enlace de vista previa',
    'preview-link-revoked': () => 'Anulado un enlace de vista previa',
    'personal-link-renewed': () => 'Renovado el enlace personal de un grupo',
    'personal-link-revoked': () => 'Anulado el enlace personal de un grupo',
    'co-host-added': (name) => `Añadido el colaborador ${name}`,
    'co-host-renamed': (names) => `Cambiado el nombre de un colaborador: ${names}`,
    'co-host-password-changed': (name) => `Cambiada la contraseña de ${name}`,
    'co-host-removed': (name) => `Quitado el colaborador ${name}`,
    'passkey-added': (device) => `Añadida una clave de acceso${device && `: ${device}`}`,
    'passkey-removed': () => 'Quitada una clave de acceso',
    'recovery-codes-created': () => 'Creados los códigos de recuperación',
    'website-published': (version) => `Publicada la versión ${version} de la web`,
    'keepsake-downloaded': () => 'Recuerdo descargado',
    'photographs-downloaded': (file) => `Fotos descargadas: ${file}`,
    'photographs-deleted': (count) =>
      `${plural(Number(count), '# foto borrada', '# fotos borradas')} definitivamente`,
    'table-link-created': (label) => `Enlace de mesa ${label} creado`,
    'table-link-ended': (label) => `Enlace de mesa ${label} desactivado`,
  },

  errors: {
    nameTooLong: (max) => `Como máximo ${formatNumber(max)} caracteres`,
    invisibleLetters: 'Usad solo caracteres visibles',
    nameTaken: 'Otro colaborador tiene este nombre.',
    tooMany: (max) => `Ya hay ${formatNumber(max)} colaboradores.`,
    notYourPassword: 'Esa no es vuestra contraseña.',
    passwordLength: (count) =>
      `La contraseña tiene ${formatNumber(count)} caracteres; debe ser una línea de entre 8 y 200.`,
    easyToGuess:
      'Esta contraseña es fácil de adivinar: es muy común, o se parece al nombre o a otra contraseña de esta web. Elegid varias palabras sin relación.',
  },
};
