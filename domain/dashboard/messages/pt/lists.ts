import type { lists as English } from '../en/lists.ts';
import { formatNumber, plural } from '../messages.ts';

const guests = (count: number) => plural(count, '# convidado', '# convidados');
const withChildren = (text: string, children: number) =>
  children > 0 ? `${text}, dos quais ${plural(children, '# criança', '# crianças')}` : text;

export const lists: typeof English = {
  thisList: 'Esta lista',
  backToDashboard: 'Voltar ao painel',
  print: 'Imprimir',

  titles: {
    replies: 'Todas as respostas',
    people: 'Pessoas',
    caterer: 'Para o catering',
    guestList: 'Lista de convidados',
    noReply: 'Ainda sem resposta',
    guests: (event) => `Convidados: ${event}`,
  },
  empty: {
    replies: 'Ainda não há respostas.',
    accepted: 'Ainda ninguém confirmou.',
    notes: 'Nenhum dos convidados que vêm indicou restrições alimentares.',
    guestList: 'A vossa lista de convidados está vazia.',
    noReply: 'Já todos responderam.',
  },

  columns: {
    household: 'Grupo',
    householdName: 'Nome do grupo',
    guest: 'Convidado',
    name: 'Nome',
    first: 'Nome',
    last: 'Apelido',
    first2: 'Nome do segundo convidado',
    last2: 'Apelido do segundo convidado',
    furtherGuests: 'Outros convidados',
    email: 'Email',
    phone: 'Telefone',
    address: 'Morada',
    language: 'Idioma',
    tags: 'Etiquetas',
    guests: 'Convidados',
    child: 'Criança',
    age: 'Idade',
    plusOne: 'Acompanhante',
    ofTheseChildren: 'Das quais crianças',
    attending: 'Vai a',
    dietaryNotes: 'Restrições alimentares',
    householdNotes: 'Restrições alimentares do grupo',
    dietaryNeeds: 'Restrições alimentares',
    replied: 'Resposta de',
    withdrawn: 'Retirada',
    enteredByCouple: 'Registada pelos noivos',
    firstReply: 'Primeira resposta (UTC)',
    lastChange: 'Última alteração (UTC)',
    line: 'Linha',
    guestsInvited: 'Pessoas convidadas',
    note: 'Nota',
    gift: 'Presente',
    thankedOn: 'Agradecido',
    id: 'ID',
    invitedTo: 'Eventos',
    maxGuests: 'Máximo de convidados',
    link: 'Link pessoal',
  },
  yes: 'sim',
  no: 'não',
  events: { all: 'todos', allOpen: 'todos os eventos abertos', none: 'nenhum' },
  waits: 'aguarda a vossa decisão',
  lines: {
    household: 'Grupo',
    guest: 'Convidado',
    note: 'Nota',
    answer: 'Resposta',
    total: 'Total',
  },
  allAttending: 'Todos os que vêm',
  childrenAttending: 'Crianças que vêm',

  households: (count) => plural(count, '# grupo', '# grupos'),
  people: (count) => plural(count, '# pessoa', '# pessoas'),
  guestsAttending: (count, children) =>
    withChildren(plural(count, '# convidado vem', '# convidados vêm'), children),
  guestsInvited: (count) => plural(count, '# pessoa convidada', '# pessoas convidadas'),
  attendingEvent: (event, count, children) => withChildren(`${event}: ${count}`, children),
  guestsOfEvent: (event, count, children) => withChildren(`${event}: ${guests(count)}`, children),
  beforeEvent: (event) => `${event}:`,
  ages: (ages) => `Idades das crianças: ${ages}`,
  ageNotKnown: (count) => plural(count, '# não indicada', '# não indicadas'),
  noAnswer: (count) => `sem resposta ${formatNumber(count)}`,

  csvErrors: {
    quoteNotClosed: 'Há umas aspas que abrem e não fecham.',
    quoteInCell: 'Há umas aspas no meio de uma célula.',
    unreadable: 'Não é possível ler esta linha.',
  },
};
