import type { shell as English } from '../en/shell.ts';

export const shell: typeof English = {
  skip: 'Ir para o conteúdo',
  yourWedding: 'O vosso casamento',
  signOut: 'Terminar sessão',
  notSignedOut: 'Não foi possível terminar a sessão',
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

  keysTitle: 'Atalhos de teclado',
  keys: {
    search: 'Procurar nesta página',
    undo: 'Anular a última alteração',
    help: 'Mostrar esta lista',
    rows: 'Ir para a linha acima ou abaixo',
    ends: 'Ir para a primeira ou a última linha',
    openRow: 'Abrir a linha',
    selectRow: 'Selecionar a linha',
    close: 'Fechar o que está aberto',
  },
  singleKeys: 'Atalhos de um só carácter',
  singleKeysHint:
    'Desliguem-nos se ditam os textos ou se os premem sem querer. Nunca funcionam enquanto escrevem. Vale para este dispositivo.',
  sortBy: 'Ordenar por',

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
  undo: 'Anular',
  undone: 'Alteração anulada',
  copied: 'Copiado',
  pasteIt: 'Colem-no numa mensagem.',
  notCopied: 'Não foi copiado',
  copyingNotAllowed: (instead) => `Este navegador não permite copiar. ${instead}`,
  selectIt: 'Selecionem o texto à mão.',
  linkShownOnce: 'O link só aparece agora. Copiem-no antes de fechar.',
  copyLink: 'Copiar o link',

  saving: 'A guardar…',
  saveStatus: {
    saved: 'Guardado',
    conflict: 'Alterado em dois dispositivos · escolham uma versão',
    failed: (reason) => `Ainda por guardar: ${reason}`,
    offlineKeptHere: 'Sem ligação · as vossas alterações ficam neste dispositivo',
    offlineKeepOpen: 'Sem ligação · deixem esta página aberta',
    signedOutKeptHere: 'Entrem de novo · as vossas alterações ficam neste dispositivo',
    signedOutKeepOpen: 'Entrem de novo · deixem esta página aberta',
  },
  leaveTitle: 'Sair sem guardar?',
  leaveWarning: 'As vossas alterações não foram guardadas.',
  confirmLeave: 'Descartar as alterações',
  keepEditing: 'Continuar a editar',

  conflict: {
    form: 'Duas versões',
    titles: {
      household: 'Este grupo mudou enquanto o editavam',
      reply: 'Esta resposta mudou enquanto a editavam',
      email: 'Este email mudou enquanto o editavam',
      announcement: 'Este aviso mudou enquanto o editavam',
    },
    choose: 'As vossas alterações ainda não estão guardadas. Escolham a versão que querem manter.',
    nothingToSave: {
      household: 'O grupo guardado já é igual ao vosso: não há nada para guardar.',
      reply: 'A resposta guardada já é igual à vossa: não há nada para guardar.',
      email: 'O email guardado já é igual ao vosso: não há nada para guardar.',
      announcement: 'O aviso guardado já é igual ao vosso: não há nada para guardar.',
    },
    saved: 'Guardada',
    yours: 'Vossa',
    none: 'vazio',
    save: 'Guardar estas escolhas',
    back: 'Voltar às minhas alterações',
  },

  offsetToday: (offset) => `${offset} hoje`,
  offsetOnWeddingDay: (offset) => `${offset} no dia do vosso casamento`,
};
