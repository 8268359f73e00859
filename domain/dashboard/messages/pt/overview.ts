import type { overview as English } from '../en/overview.ts';
import { formatNumber, plural } from '../messages.ts';

export const overview: typeof English = {
  title: 'Resumo',
  welcome: 'Bem-vindos, e parabéns! Aqui fazem o vosso site, convidam quem querem e veem quem vai.',
  deadlineWas: (replied, date) => `${replied}. O prazo terminou a ${date}.`,
  deadlineToday: (replied) => `${replied}. O prazo termina hoje.`,
  deadline: (replied, date, days) =>
    `${replied}. O prazo termina a ${date}, dentro de ${plural(days, '# dia', '# dias')}.`,
  nobodyReplied: 'Ainda ninguém respondeu',
  replied: (households) => plural(households, '# grupo respondeu', '# grupos responderam'),

  guestsAttending: (guests) => plural(guests, 'convidado vai', 'convidados vão'),
  householdsAttending: 'Grupos que vão',
  declined: 'Não vão',
  notAsked: 'Sem pergunta',
  onYourList: 'Na vossa lista',
  guests: 'Convidados',
  households: 'Grupos',
  invited: 'Convidados',
  attending: 'Vão',
  noReply: 'Ainda sem resposta',
  beyondYourList: 'Vão, fora da lista',

  withNotes: (replies) =>
    plural(
      replies,
      '# resposta com restrições alimentares',
      '# respostas com restrições alimentares',
    ),
  addGuestList: 'Adicionem a lista de convidados para ver quem não respondeu',
  withoutReply: (households) => plural(households, '# grupo sem resposta', '# grupos sem resposta'),
  waiting: (replies) =>
    plural(
      replies,
      '# resposta à espera da vossa decisão',
      '# respostas à espera da vossa decisão',
    ),
  toThank: (gifts) => plural(gifts, '# presente por agradecer', '# presentes por agradecer'),
  withdrawn: (replies) => plural(replies, '# resposta retirada', '# respostas retiradas'),

  noReplies: 'Ainda não há respostas',
  aboutNoReplies:
    'Quando os convidados responderem no vosso site, veem-no aqui de imediato. Também podem registar uma resposta que receberam por telefone ou por correio.',
  addReply: 'Adicionar uma resposta',

  unclear: 'Um convidado ou dois?',
  aboutUnclear:
    'Estes convidados deram dois nomes, e 1 como número de pessoas. Até decidirem, conta-se um.',
  two: 'São 2',
  isTwo: (names) => `${names}: são 2`,
  one: 'É 1',
  isOne: (names) => `${names}: é 1`,

  questions: 'As vossas perguntas',
  forCaterer: 'Para o catering',
  askedGuests: (guests) => plural(guests, 'a # convidado', 'a # convidados'),
  askedHouseholds: (households) => plural(households, 'a # grupo', 'a # grupos'),
  inTotal: 'No total',
  answered: 'Com resposta',
  noAnswer: 'Sem resposta',

  latest: 'Últimas respostas',
  newSinceVisit: 'Novidades desde a vossa última visita',
  allReplies: 'Todas as respostas',
  noNew: 'Não há respostas novas.',
  step: (attendance, step) => `${attendance} · ${step}`,
  stepWith: (attendance, step, changes) => `${attendance} · ${step}: ${changes}`,
  waits: (reply) => `${reply} · à espera da vossa decisão`,
  hasNotes: (reply) => `${reply} · restrições alimentares`,

  overTime: 'As respostas ao longo do tempo',
  chartNotLoaded: 'Não foi possível carregar o gráfico.',
  byDay: (deadline) => `Grupos que responderam, por dia. O prazo termina a ${deadline}.`,
  day: 'Dia',
  newReplies: 'Respostas novas',
  total: 'No total',
  deadlineOn: (day) => `Prazo, ${day}`,
  onDay: (day, replies) => `${day} · ${plural(replies, '# resposta', '# respostas')}`,

  next: {
    title: 'Os próximos passos',
    progress: (done, all) => `${formatNumber(done)} de ${formatNumber(all)}`,
    done: 'feito',
    steps: {
      names: {
        title: 'Os vossos nomes e a data',
        text: 'Tudo o resto parte daí.',
        action: 'Escrever os nomes',
      },
      page: {
        title: 'A vossa página',
        text: 'Os vossos eventos, as vossas palavras e as vossas fotografias.',
        action: 'Abrir o editor',
      },
      publish: {
        title: 'Publicar',
        text: 'Os convidados veem a vossa página em vez do exemplo. Podem alterá-la quando quiserem.',
        action: 'Rever e publicar',
      },
      'guest-list': {
        title: 'Lista de convidados',
        text: 'Importem uma folha de cálculo, ou adicionem um grupo de cada vez.',
        action: 'Adicionar os convidados',
      },
      emails: {
        title: 'Os emails',
        text: 'Para os convites, os lembretes e uma confirmação de cada resposta.',
        action: 'Ver o que falta',
      },
      try: {
        title: 'Experimentar como convidado',
        text: 'Abram o link pessoal de um grupo: veem o que eles veem.',
        action: 'Abrir a página de um convidado',
      },
      send: {
        title: 'Enviar os convites',
        text: 'Por email a partir daqui, ou enviem vocês os links pessoais.',
        action: 'Escrever aos convidados',
      },
    },
  },
};
