import type { plans as English } from '../en/plans.ts';
import { formatNumber, plural } from '../messages.ts';

/** Texts that seating and transfers share. */
export const plans: typeof English = {
  child: 'criança',
  declined: 'não vem',
  noReply: 'sem resposta',
  noMatch: 'Nenhum convidado corresponde.',
  found: (count) => plural(count, '# convidado encontrado', '# convidados encontrados'),
  selectHousehold: (household) => `Todos: ${household}`,
  notListed: (count) =>
    plural(
      count,
      '# pessoa não está na vossa lista. [Adicionem-na lá para lhe dar lugar]',
      '# pessoas não estão na vossa lista. [Adicionem-nas lá para lhes dar lugar]',
    ),
  selected: (count) => plural(count, '# convidado selecionado', '# convidados selecionados'),
  selectedTitle: 'Convidados selecionados',
  clear: 'Limpar a seleção',
  undo: 'Anular',
  redo: 'Refazer',
  notSaved: 'Não guardado',
  choose: 'escolher…',
  edit: 'Editar',
  save: 'Guardar',
  remove: 'Remover',
  taken: (taken, seats) => `${formatNumber(taken)} em ${formatNumber(seats)}`,
};
