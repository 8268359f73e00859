import type { shell as English } from '../en/shell.ts';

export const shell: typeof English = {
  skip: 'Ir para o conteúdo',
  yourWedding: 'O vosso casamento',
  signOut: 'Sair',
  notSignedOut: 'Não foi possível sair',
  navigation: 'Painel',
  pages: {
    overview: 'Resumo',
    replies: 'Respostas',
    guestList: 'Convidados',
    emails: 'Emails',
    website: 'Site',
    data: 'Dados',
  },
  toasts: { toast: 'Mensagem', close: 'Fechar', list: 'Mensagens ({hotkey})' },

  upToDate: 'Atualizado',
  offlineSince: (time) => `Sem ligação desde as ${time}`,
  notUpToDateSince: (time) => `Desatualizado desde as ${time}`,
  updated: 'O painel foi atualizado.',
  reload: 'Recarregar a página',

  signedOut: 'A sessão terminou',
  signInElsewhere: 'Entrem noutro separador e continuem aqui.',

  missingPart: 'Falta uma parte desta página',
  missingAfterReload:
    'Não foi possível carregá-la, nem recarregando a página. Tentem de novo dentro de um minuto.',
  missingUntilReload:
    'Não foi possível carregá-la. A página será recarregada assim que houver ligação.',
  failed: 'Algo correu mal',
  cannotShow: 'Os vossos dados estão seguros, mas não foi possível mostrar esta página.',
  cannotShowBecause: (reason) =>
    `Os vossos dados estão seguros, mas não foi possível mostrar esta página: ${reason}`,
  notFound: 'Página não encontrada',
  notFoundAdvice: 'O link pode estar incompleto ou desatualizado. [Ir para o resumo]',

  language: 'Idioma',
  languageHint: 'O do painel neste dispositivo',

  close: 'Fechar',
  cancel: 'Cancelar',
  copied: 'Copiado',
  pasteIt: 'Colem-no numa mensagem.',
  notCopied: 'Não foi copiado',
  copyingNotAllowed: (instead) => `Este navegador não permite copiar. ${instead}`,
  selectIt: 'Selecionem o texto à mão.',
  linkShownOnce: 'O link só aparece agora. Copiem-no antes de fechar.',
  copyLink: 'Copiar o link',

  offsetToday: (offset) => `${offset} hoje`,
  offsetOnWeddingDay: (offset) => `${offset} no dia do vosso casamento`,
};
