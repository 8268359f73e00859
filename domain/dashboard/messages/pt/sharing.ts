import type { sharing as English } from '../en/sharing.ts';
import { formatNumber, plural } from '../messages.ts';

export const sharing: typeof English = {
  title: 'Partilhar as listas',
  about:
    'Com um link, o catering ou a wedding planner veem as listas que escolherem, sem palavra-passe. Podem lê-las, imprimi-las e descarregá-las, mas não alterar nada. As listas estão sempre atualizadas.',
  links: 'Links partilhados',
  create: 'Criar um link',

  onlyFor: (lists, event) => `${lists}, só para ${event}`,
  expired: (day) => `Expirou a ${day}`,
  worksUntil: (day) => `Válido até ${day}`,
  opened: (count, last) => `Aberto ${plural(count, 'uma vez', '# vezes')}, a última: ${last}`,
  notOpened: 'Ainda não foi aberto',

  revoke: 'Revogar',
  revokeWhat: (label) => `Revogar o link para ${label}`,
  revokeTitle: 'Revogar este link?',
  revokeWarning: (label) =>
    `${label} deixa de poder abrir as listas. Não se pode anular, mas podem criar um link novo.`,
  confirmRevoke: 'Sim, revogar o link',
  keepLink: 'Manter o link',
  revoked: 'Link revogado',
  notRevoked: 'O link não foi revogado',
  remove: 'Eliminar',
  removeWhat: (label) => `Eliminar o link para ${label}`,
  removed: 'Link eliminado',
  noLongerWorks: (label) => `O link para ${label} já não funciona.`,

  shareWithHelper: 'Partilhar as listas',
  forWhom: 'Para quem?',
  presets: {
    caterer: 'O catering',
    planner: 'A wedding planner',
    driver: 'O motorista',
    hotel: 'O hotel',
  },
  name: 'Nome',
  nameHint: 'Para a vossa lista de links e no cimo da página',
  enterName: 'Escrevam um nome',
  lists: 'Listas',
  chooseList: 'Escolham uma lista',
  listTitles: {
    caterer: 'Catering',
    tables: 'Por mesa',
    guests: 'Convidados de cada evento',
    replies: 'Todas as respostas',
    people: 'Pessoas',
    'guest-list': 'Lista de convidados',
    'no-reply': 'Ainda sem resposta',
    transfers: 'Transportes',
    rooming: 'Lista de quartos',
  },
  listHints: {
    caterer: 'convidados, menus e restrições alimentares',
    tables: 'os nomes de cada mesa e os menus',
    guests: 'só os nomes',
    replies: 'com os endereços de email',
    people: 'com as suas respostas',
    'guest-list': 'com moradas e números de telefone',
    'no-reply': 'com os endereços de email',
    transfers: 'convidados de cada veículo, com horas e números de voo',
    rooming: 'convidados por hotel, com chegada e partida',
  },
  neverShown:
    'As vossas notas na lista de convidados nunca são mostradas, e as restrições alimentares só com Catering.',
  onlyPart: 'Só para',
  allParts: 'Todos',
  events: 'Eventos',
  allEvents: 'Todos os eventos',
  worksFor: 'Válido durante',
  durations: { 7: 'uma semana', 30: 'um mês', 90: 'três meses', 365: 'um ano' },
  submit: 'Criar o link',
  creating: 'A criar…',
  sendTo: (label) => `Enviem este link a ${label}. Quem o tiver pode ler as listas.`,

  page: {
    contents: 'Listas',
    asOf: (moment) => `atualizado: ${moment}`,
    footer: (moment) =>
      `Atualizado: ${moment}. Recarreguem a página para ver respostas mais recentes.`,
    eventRemoved: 'Este evento já não está no formulário.',
    nothingYet: 'Ainda não há nada nestas listas.',
    tooManyAttempts: 'Demasiadas tentativas',
    tryAgainIn: (seconds) =>
      `Tentem de novo dentro de ${plural(seconds, '# segundo', '# segundos')}.`,
    invalidLink: 'Este link não funciona',
    askTheCouple: 'Pode ter expirado ou sido revogado. Peçam um novo aos noivos.',
  },

  errors: {
    enterLabel: 'Indiquem para quem é o link',
    labelTooLong: (max) => `No máximo ${formatNumber(max)} caracteres`,
    oneLine: 'Uma só linha, sem caracteres de controlo',
    listTwice: 'Há uma lista repetida',
    eventRemoved: 'Este evento não está no formulário.',
    tooMany: (max) => `Já há ${formatNumber(max)} links. Eliminem um de que ninguém precise.`,
  },
};
