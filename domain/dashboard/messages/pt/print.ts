import type { print as English } from '../en/print.ts';
import { plural } from '../messages.ts';

export const print: typeof English = {
  open: 'Imprimir cartões, placas e listas',
  title: 'Imprimir',
  about: 'Cartões e placas no design do vosso site. Cada um abre com todas as suas folhas.',
  lists: 'Listas e etiquetas',
  kinds: {
    'place-cards': 'Marcadores de lugar',
    'table-numbers': 'Números de mesa',
    'seating-poster': 'Plano de mesas',
    'thank-you-cards': 'Cartões de agradecimento',
    'site-cards': 'Cartões para o vosso site',
    'photo-cards': 'Cartões para as fotografias',
    'photo-poster': 'Cartaz para as fotografias',
    'test-sheet': 'Folha de teste',
  },
  back: 'Tudo o que podem imprimir',
  print: 'Imprimir',
  event: 'Evento',
  link: 'Link',
  size: 'Cartaz',
  sheet: 'Papel',
  fold: 'Cartão',
  folds: { tent: 'Dobrado, 90 × 43 mm', flat: 'Plano, 85 × 55 mm' },
  order: 'Ordem',
  by: 'Lista',
  orders: { table: 'Por mesa', name: 'Por nome' },
  language: 'Língua',
  marks: 'Indicar a ementa e, com ✻, as necessidades alimentares',
  picture: 'Com uma imagem',
  bleed: 'Sangria de 3 mm e marcas de corte',
  split: 'Dividir por várias folhas',
  advice:
    'Na janela de impressão, escolham 100% ou «tamanho real» e sem margens. Cortem pelas linhas curtas.',
  count: (cards: number, pages: number) =>
    `${plural(cards, '# cartão', '# cartões')} · ${plural(pages, '# página', '# páginas')}`,
  noTables: 'Ainda ninguém tem lugar neste evento. Adicionem primeiro mesas e lugares:',
  noLink: 'O código QR precisa de um link de mesa:',
  test: [
    'Imprimam esta folha a 100% e sem margens, tal como os cartões.',
    'Em cada lado, leiam o menor número cuja linha se vê: a impressora deixa em branco esses milímetros. Até 8, nenhum cartão é cortado: estão todos dentro da moldura tracejada.',
    'Meçam as duas linhas compridas. Se uma não tiver 100 mm, a janela de impressão altera o tamanho: escolham 100% ou «tamanho real».',
  ],
  notLoaded: 'Não foi possível carregar o design. Recarreguem a página.',
};
