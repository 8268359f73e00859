import type * as English from '../en/sign-in.ts';
import { type LanguageCode, plural } from '../messages.ts';

export const language: LanguageCode = 'pt';
export const locale: string = 'pt-PT';

export const signIn: typeof English.signIn = {
  dashboard: 'Painel',
  loading: 'A carregar…',
  noScript: 'Ativem o JavaScript no vosso navegador para usar o painel.',
  notLoaded: 'Não foi possível carregar o painel',
  tryAgain: 'Tentar de novo',

  signIn: 'Entrar',
  signingIn: 'A entrar…',
  lead: 'Para os noivos. Entrem para ver as respostas e a lista de convidados.',
  password: 'Palavra-passe do painel',
  ownName: 'O vosso nome',
  ownPassword: 'A vossa palavra-passe',
  usePasskey: 'Entrar com uma chave de acesso',
  noPasskey:
    'O vosso dispositivo não deu nenhuma chave de acesso. Tentem de novo ou usem a palavra-passe.',
  isCoHost: 'Ajudo a organizar o casamento',
  isCouple: 'Tenho a palavra-passe dos noivos',
  coHostHint: 'Os noivos podem dar-vos uma nova.',
  coupleHint: 'Quem instalou o site pode consultá-la com «npm run passwords».',
  tooManyAttempts: (seconds) =>
    `Demasiadas tentativas. Tentem de novo dentro de ${plural(seconds, '# segundo', '# segundos')}.`,
};

export const requests: typeof English.requests = {
  serverFailed: 'Algo correu mal no servidor. Tentem de novo.',
  noConnection: 'Não há ligação. Nada se perdeu. Tentem de novo dentro de momentos.',
  sessionEnded:
    'A sessão terminou antes de isto ficar guardado. O que escreveram continua aqui. Guardem de novo.',
  failed: 'Algo correu mal. Tentem de novo.',
};
