import type { emails as English } from '../en/emails.ts';
import { formatNumber, plural } from '../messages.ts';

const countEmails = (count: number) => plural(count, '# email', '# emails');

export const emails: typeof English = {
  title: 'Emails',
  lead: 'Escrevam aos vossos convidados e vejam que emails foram enviados.',
  noMailServer: 'O vosso site ainda não envia emails.',
  labelled: (label, text) => `${label}: ${text}`,

  writeToGuests: 'Escrever aos convidados',
  kinds: {
    'save-the-date': 'Guardem a data',
    invitation: 'Convite',
    reminder: 'Lembrete',
    announcement: 'Comunicado',
  },
  aboutKinds: {
    'save-the-date': 'O dia e o local, para os convidados guardarem a data.',
    invitation: 'Os eventos, com um link pessoal e um código QR.',
    reminder: 'Só para os grupos sem resposta, agora ou antes do fim do prazo.',
    announcement: 'Novidades para todos, ou para os convidados de um evento.',
  },
  notCreated: 'O email não foi criado',
  toGuests: 'Os vossos emails aos convidados',

  unsubscribed: 'Subscrição cancelada',
  aboutUnsubscribed:
    'Estes convidados não recebem os emails que escrevem. Quando respondem, continuam a receber uma confirmação.',
  since: (moment) => `Desde: ${moment}`,
  subscribeAgain: 'Voltar a subscrever',
  subscribeWhoAgain: (name) => `Voltar a subscrever: ${name}`,
  notChanged: 'Nada foi alterado',

  goingOutSoon: 'Emails prestes a ser enviados',
  goesOut: (kind, moment) => `[${kind}]: envio marcado para ${moment}.`,
  goesOutToMissing: (kind, moment) =>
    `[${kind}]: envio marcado para ${moment}, aos grupos sem resposta.`,
  stopIt: 'Parar',
  stopped: 'Envio parado',
  draftAgain: 'O email voltou a ser um rascunho.',
  notStopped: 'O envio não foi parado',
  missingReceipts: 'Confirmações não enviadas',
  tooManyReplies: (count, latest) =>
    `Chegaram tantas respostas que ${plural(count, '# confirmação não foi enviada', '# confirmações não foram enviadas')} (a última: ${latest}). Todas as respostas estão guardadas. Se não conhecem estes nomes, talvez alguém esteja a abusar do vosso formulário.`,
  seeEmails: 'Ver estes emails',

  aboutReplies: 'Emails sobre as respostas',
  counts: {
    sent: (count) => plural(count, '# enviado', '# enviados'),
    waiting: (count) => `${formatNumber(count)} em espera`,
    failed: (count) => plural(count, '# falhou', '# falharam'),
  },
  everyReceipt:
    'Cada convidado que responde recebe uma confirmação com as suas respostas e os eventos para o calendário.',
  previewReceipt: 'Pré-visualizar a confirmação',
  previewNotification: 'Pré-visualizar a vossa notificação',
  latest: 'Últimos emails',
  replyKinds: { receipt: 'Confirmação', notification: 'Notificação para vocês' },
  sentAt: (moment) => `Enviado: ${moment}`,
  failedAt: (moment) => `Falhou: ${moment}`,
  sending: 'A enviar…',
  waitingUntil: (moment) => `Em espera, próxima tentativa: ${moment}`,
  sendAgain: 'Enviar de novo',
  sendWhatAgain: (what) => `Enviar de novo: ${what}`,
  sendingAgain: 'A enviar de novo',
  notSentAgain: 'Não foi enviado de novo',

  emailToGuests: 'Email aos convidados',
  howToWrite: 'Escrevam o email, escolham os destinatários e vejam a pré-visualização.',
  allEmails: 'Todos os emails',

  text: 'Texto',
  textLanguage: 'Idioma do texto',
  subject: 'Assunto',
  bodyHint:
    'Uma linha vazia começa um novo parágrafo. Sozinhos num parágrafo, {link} torna-se um botão e {events} a lista dos eventos.',
  insert: 'Inserir',
  insertWhat: (placeholder) => `Inserir: ${placeholder}`,
  placeholders: {
    names: 'Nomes',
    link: 'Link',
    events: 'Eventos',
    deadline: 'Prazo',
    couple: 'Os vossos nomes',
    date: 'Data do casamento',
    place: 'Local',
  },
  compareVersions: 'Comparar as duas versões',
  leftOut: 'Excluídos',

  preview: 'Pré-visualização',
  previewFor: 'Pré-visualizar para',
  example: (language) => `Exemplo (${language})`,
  theEmail: 'O email',
  plainText: 'Em texto simples',

  recipients: 'Destinatários',
  sendTo: 'Enviar a',
  everybody: 'Todos',
  noReplyYet: 'Ainda sem resposta',
  everybodyMissing: 'Todos os que não responderam',
  attending: (event) => `${event}: vão`,
  invited: (event) => `${event}: convidados`,
  invitedMissing: (event) => `${event}: convidados, sem resposta`,
  unanswered: (question) => `Ainda sem resposta: ${question}`,
  unansweredOf: (count) => `Ainda sem resposta: uma de ${formatNumber(count)} perguntas`,
  remind: 'Escrever um lembrete',
  tag: (tag) => `Etiqueta: ${tag}`,
  countEmails,
  countWithoutAddress: (count) =>
    plural(count, '# grupo não tem endereço de email', '# grupos não têm endereço de email'),
  names: 'Nomes',
  withoutAddress: 'Sem endereço de email',
  addAddresses: 'Acrescentar endereços de email à lista de convidados',
  reasons: {
    unsubscribed: 'cancelou a subscrição',
    reminded: 'recebeu um lembrete nas últimas 24 horas',
    earlier: 'já recebeu este email',
  },

  send: 'Envio',
  testFirst: 'Enviem primeiro um teste a vocês mesmos',
  sendTest: 'Enviar um teste',
  testSent: 'Teste enviado',
  checkInbox: (address) => `Vejam a caixa de entrada de ${address}.`,
  testNotSent: 'O teste não foi enviado',
  whenToSend: 'Quando enviar',
  times: { now: 'Agora', later: 'Mais tarde', deadline: 'Antes do fim do prazo' },
  time: 'Data e hora',
  timeHint: (timeZone) => `Na hora do vosso casamento (${timeZone})`,
  daysBeforeDeadline: 'Dias antes do fim do prazo',
  daysHint: (timeZone) =>
    `É enviado às 10:00, na hora do vosso casamento (${timeZone}), aos grupos que até lá não tenham respondido. O resumo anuncia-o na véspera.`,
  answersGoTo: (address) => `As respostas a este email chegam a ${address}.`,
  duration: (minutes, perMinute) =>
    `O envio demora cerca de ${plural(minutes, '# minuto', '# minutos')}, porque o servidor envia ${plural(perMinute, '# email', '# emails')} por minuto.`,
  counting: 'A contar os destinatários…',
  sendCount: (count) => `Enviar ${countEmails(count)}`,
  sendTitle: (count) => `Enviar ${countEmails(count)}?`,
  schedule: 'Agendar',
  scheduleTitle: 'Agendar este email?',
  confirmSend: 'Enviar agora',
  notYet: 'Ainda não',
  recipientsChanged: 'Os destinatários mudaram desde que os viram. Ainda nada foi enviado.',
  isDemo:
    'Os vossos convidados ainda veem o site de exemplo, e este email tem os nomes e as datas dele. Publiquem primeiro o vosso.',
  canStopSending:
    'Podem parar o envio a qualquer momento. Os emails já enviados não podem ser recuperados.',
  canStopSchedule: 'Até lá podem pará-lo. Os destinatários são escolhidos no momento do envio.',
  sendingNow: 'A enviar',
  sendingCount: (count) => `${countEmails(count)} aos vossos convidados.`,
  scheduled: 'Email agendado',
  sentAutomatically: 'Será enviado automaticamente. Até lá podem pará-lo.',
  notSent: 'Não enviado',

  deleteDraft: 'Eliminar este rascunho',
  deleteTitle: 'Eliminar este rascunho?',
  deleteWarning: 'Este email não foi enviado a ninguém. O texto será eliminado.',
  confirmDelete: 'Sim, eliminar o rascunho',
  keepDraft: 'Manter o rascunho',
  notDeleted: 'O rascunho não foi eliminado',

  progress: 'Progresso',
  draft: 'Rascunho',
  starting: 'A começar…',
  goesOutAt: (moment) => `Envio marcado para ${moment}`,
  sendingOf: (sent, total) => `A enviar: ${formatNumber(sent)} de ${formatNumber(total)}`,
  stoppedAfter: (sent, waiting) =>
    `Parado: ${formatNumber(sent)} enviados · ${formatNumber(waiting)} por enviar`,
  sentTo: (count) => `Enviado a ${plural(count, '# endereço', '# endereços')}`,
  beforeDeadline: (days) =>
    `${plural(days, '# dia', '# dias')} antes do fim do prazo, aos grupos que até lá não tenham respondido.`,
  asOfNow: (count) => `Neste momento: ${countEmails(count)}.`,
  sentEmails: 'Emails enviados',
  stop: 'Parar',
  stopAndEdit: 'Parar e editar o rascunho',
  sendRest: 'Enviar o resto',
  sendMore: (count) => `Enviar a mais ${formatNumber(count)}`,
  failed: 'Falhou',
  nextAttempt: (moment) => `Próxima tentativa: ${moment}`,
  waiting: 'Em espera',

  issues: {
    noSubject: 'O email precisa de um assunto.',
    namesInSubject: 'O assunto não pode conter {names}. Usem {names} no texto.',
    noText: 'O email precisa de um texto.',
    lineToReplace: (line) => `Substituam a linha «${line}» pela vossa novidade.`,
    unknownPlaceholder: (placeholder) =>
      `${placeholder} não é um marcador. Os convidados iriam lê-lo tal como está.`,
    unknownPlaceholders: (placeholders) =>
      `${placeholders} não são marcadores. Os convidados iriam lê-los tal como estão.`,
  },

  errors: {
    noAddress:
      'Os convidados ainda não podem abrir um link: indiquem PUBLIC_URL, o endereço do vosso site, nas definições do servidor.',
    nobody: 'Ninguém receberia este email.',
    onlyReminders: 'Só um lembrete pode seguir o prazo.',
    timePassed: 'Esse momento já passou. Escolham um posterior.',
    tooManyLeftOut:
      'Há demasiados endereços excluídos. Escolham um grupo mais pequeno em «Enviar a»',
    tooManyTests: (max) =>
      `São enviados no máximo ${formatNumber(max)} testes por hora. Tentem mais tarde`,
  },

  failures: {
    answered: 'O servidor de email respondeu:',
    connectionClosed: 'O servidor de email fechou a ligação',
    unreachable: 'Não é possível contactar o servidor de email',
    unknownName: 'Não há nenhum servidor de email com este nome',
    noAnswer: 'O servidor de email não respondeu',
    noTls: 'O servidor de email não oferece uma ligação TLS de confiança',
    loginRejected: 'O servidor de email rejeitou o utilizador e a palavra-passe',
    notSent: 'Não foi possível enviar o email',
    notComposed: 'Não foi possível compor o email',
    notConfirmed:
      'Pode ter chegado: o servidor de email recebeu-o duas vezes, mas nunca o confirmou',
    unknownAfterRestore: 'Pode ter sido enviado: a cópia de segurança restaurada não o diz',
    receiptsToAddress: (perDay) =>
      `São enviadas no máximo ${formatNumber(perDay)} confirmações por dia ao mesmo endereço`,
    openReceipts: (perHour, perDay) =>
      `Para as respostas sem link pessoal são enviadas no máximo ${formatNumber(perHour)} confirmações por hora e ${formatNumber(perDay)} por dia`,
  },

  notification: {
    newReply: 'Nova resposta',
    changedReply: 'Resposta alterada',
    waitingReply: 'Resposta por decidir',
    preview: 'Quem respondeu, e o quê.',
    greeting: (names) => `Olá, ${names}!`,
    replied: (names) => `Chegou uma resposta de ${names}.`,
    repliedAgain: (names) =>
      `Chegou uma nova resposta de ${names}. Agora vale esta; a anterior fica no histórico.`,
    repliedWithoutLink: (names) =>
      `Chegou uma resposta de ${names} sem o link pessoal, e já havia outra com esse link. Esta só conta quando decidirem na lista de convidados.`,
    writeToThem: 'Para lhes escrever, respondam a este email.',
    newReplies: (count) => `${formatNumber(count)} respostas novas`,
    previewOfMany: 'Quem respondeu.',
    manyCameIn: (count) => `Chegaram ${formatNumber(count)} respostas:`,
    andMore: (count) => `e mais ${formatNumber(count)}.`,
    seeDashboard: 'No painel veem o que responderam.',
    openDashboard: 'Abrir o painel',
    closing: 'O site de',
    exampleNote: 'O Marco não come peixe.',
  },
  /** The email that tells the couple about a sign-in on a device that was not used before. */
  newDevice: {
    title: 'Entrada num dispositivo novo',
    preview: 'Quem entrou, e em que dispositivo.',
    text: 'Alguém entrou no painel num dispositivo que ainda não tinha sido usado para isso.',
    who: 'Quem',
    device: 'Dispositivo',
    address: 'Endereço',
    advice:
      'Se não foram vocês, abram o painel, terminem a sessão desse dispositivo em Dados e escolham outra palavra-passe.',
  },
  testSubject: (subject) => `Teste: ${subject}`,
};
