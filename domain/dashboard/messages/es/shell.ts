import type { shell as English } from '../en/shell.ts';

export const shell: typeof English = {
  skip: 'Ir al contenido',
  yourWedding: 'Vuestra boda',
  signOut: 'Salir',
  notSignedOut: 'No se ha podido salir',
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
  copied: 'Copiado',
  pasteIt: 'Pegadlo en un mensaje.',
  notCopied: 'No se ha copiado',
  copyingNotAllowed: (instead) => `Este navegador no permite copiar. ${instead}`,
  selectIt: 'Seleccionad el texto vosotros mismos.',
  linkShownOnce: 'El enlace solo se muestra ahora. Copiadlo antes de cerrar.',
  copyLink: 'Copiar el enlace',

  offsetToday: (offset) => `${offset} hoy`,
  offsetOnWeddingDay: (offset) => `${offset} el día de vuestra boda`,
};
