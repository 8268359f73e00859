import type * as English from '../en/sign-in.ts';
import { type LanguageCode, plural } from '../messages.ts';

export const language: LanguageCode = 'es';
export const locale: string = 'es';

export const signIn: typeof English.signIn = {
  dashboard: 'Panel',
  loading: 'Cargando…',
  noScript: 'Activad JavaScript en vuestro navegador para usar el panel.',
  notLoaded: 'No se ha podido cargar el panel',
  tryAgain: 'Reintentar',

  signIn: 'Entrar',
  signingIn: 'Entrando…',
  lead: 'Para los novios. Entrad para ver las respuestas y la lista de invitados.',
  password: 'Contraseña del panel',
  ownName: 'Vuestro nombre',
  ownPassword: 'Vuestra contraseña',
  usePasskey: 'Entrar con una clave de acceso',
  noPasskey:
    'Vuestro dispositivo no ha dado ninguna clave de acceso. Volved a intentarlo o usad la contraseña.',
  isCoHost: 'Ayudo a organizar la boda',
  isCouple: 'Tengo la contraseña de los novios',
  coHostHint: 'Los novios os pueden dar una nueva.',
  coupleHint: 'Quien instaló la web puede consultarla con «npm run passwords».',
  tooManyAttempts: (seconds) =>
    `Demasiados intentos. Volved a intentarlo en ${plural(seconds, '# segundo', '# segundos')}.`,
};

export const requests: typeof English.requests = {
  serverFailed: 'Algo ha fallado en el servidor. Volved a intentarlo.',
  noConnection: 'No hay conexión. No se ha perdido nada. Volved a intentarlo en un momento.',
  sessionEnded:
    'La sesión ha caducado antes de guardar. Lo que habéis escrito sigue aquí. Guardadlo otra vez.',
  failed: 'Algo ha fallado. Volved a intentarlo.',
};
