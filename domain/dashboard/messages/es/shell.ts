import type { shell as English } from '../en/shell.ts';

export const shell: typeof English = {
  skip: 'Ir al contenido',
  yourWedding: 'Vuestra boda',
  signOut: 'Cerrar sesión',
  notSignedOut: 'No se ha podido cerrar la sesión',
  navigation: 'Panel',
  pages: {
    overview: 'Resumen',
    replies: 'Respuestas',
    guestList: 'Invitados',
    emails: 'Correos',
    website: 'Web',
    data: 'Datos',
  },
  toasts: { toast: 'Mensaje', close: 'Cerrar', list: 'Mensajes ({hotkey})' },

  keysTitle: 'Atajos de teclado',
  keys: {
    search: 'Buscar en esta página',
    undo: 'Deshacer el último cambio',
    help: 'Mostrar esta lista',
    rows: 'Ir a la línea de arriba o de abajo',
    ends: 'Ir a la primera o a la última línea',
    openRow: 'Abrir la línea',
    selectRow: 'Seleccionar la línea',
    close: 'Cerrar lo que está abierto',
  },
  singleKeys: 'Atajos de un solo carácter',
  singleKeysHint:
    'Desactivadlos si dictáis los textos o si los pulsáis sin querer. Nunca funcionan mientras escribís. Vale para este dispositivo.',
  sortBy: 'Ordenar por',

  upToDate: 'Al día',
  offlineSince: (time) => `Sin conexión desde las ${time}`,
  notUpToDateSince: (time) => `Sin actualizar desde las ${time}`,
  updated: 'El panel se ha actualizado.',
  reload: 'Recargar la página',

  signedOut: 'La sesión se ha cerrado',
  signInElsewhere: 'Entrad en otra pestaña y seguid aquí.',

  missingPart: 'Falta una parte de esta página',
  missingAfterReload:
    'No se ha podido cargar, ni siquiera al recargar la página. Volved a intentarlo en un minuto.',
  missingUntilReload:
    'No se ha podido cargar. La página se recargará en cuanto vuelva la conexión.',
  failed: 'Algo ha fallado',
  cannotShow: 'Vuestros datos están a salvo, pero no se ha podido mostrar esta página.',
  cannotShowBecause: (reason) =>
    `Vuestros datos están a salvo, pero no se ha podido mostrar esta página: ${reason}`,
  notFound: 'Página no encontrada',
  notFoundAdvice: 'Puede que el enlace esté incompleto o anticuado. [Ir al resumen]',

  language: 'Idioma',
  languageHint: 'El del panel en este dispositivo',

  close: 'Cerrar',
  cancel: 'Cancelar',
  undo: 'Deshacer',
  undone: 'Cambio deshecho',
  copied: 'Copiado',
  pasteIt: 'Pegadlo en un mensaje.',
  notCopied: 'No se ha copiado',
  copyingNotAllowed: (instead) => `Este navegador no permite copiar. ${instead}`,
  selectIt: 'Seleccionad el texto vosotros mismos.',
  linkShownOnce: 'El enlace solo se muestra ahora. Copiadlo antes de cerrar.',
  copyLink: 'Copiar el enlace',

  saving: 'Guardando…',
  saveStatus: {
    saved: 'Guardado',
    conflict: 'Cambiado en dos dispositivos · elegid una versión',
    failed: (reason) => `Aún sin guardar: ${reason}`,
    offlineKeptHere: 'Sin conexión · vuestros cambios se conservan en este dispositivo',
    offlineKeepOpen: 'Sin conexión · dejad esta página abierta',
    signedOutKeptHere: 'Volved a entrar · vuestros cambios se conservan en este dispositivo',
    signedOutKeepOpen: 'Volved a entrar · dejad esta página abierta',
  },
  leaveTitle: '¿Salir sin guardar?',
  leaveWarning: 'Vuestros cambios no se han guardado.',
  confirmLeave: 'Descartar los cambios',
  keepEditing: 'Seguir editando',

  conflict: {
    form: 'Dos versiones',
    titles: {
      household: 'Este grupo ha cambiado mientras lo editabais',
      reply: 'Esta respuesta ha cambiado mientras la editabais',
      email: 'Este correo ha cambiado mientras lo editabais',
      announcement: 'Este aviso ha cambiado mientras lo editabais',
    },
    choose: 'Vuestros cambios aún no están guardados. Elegid con qué versión os quedáis.',
    nothingToSave: {
      household: 'El grupo guardado ya es igual que el vuestro: no hay nada que guardar.',
      reply: 'La respuesta guardada ya es igual que la vuestra: no hay nada que guardar.',
      email: 'El correo guardado ya es igual que el vuestro: no hay nada que guardar.',
      announcement: 'El aviso guardado ya es igual que el vuestro: no hay nada que guardar.',
    },
    saved: 'Guardada',
    yours: 'Vuestra',
    none: 'vacío',
    save: 'Guardar lo elegido',
    back: 'Volver a mis cambios',
  },

  offsetToday: (offset) => `${offset} hoy`,
  offsetOnWeddingDay: (offset) => `${offset} el día de vuestra boda`,
};
