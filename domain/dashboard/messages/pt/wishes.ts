import type { wishes as English } from '../en/wishes.ts';

export const wishes: typeof English = {
  title: 'Votos',
  lead: 'O que os convidados vos desejam, pelos seus links pessoais. Os outros só leem os votos se quem os escreveu permitir e vocês os mostrarem.',
  none: 'Ainda não há votos',

  howTo:
    'Juntem a secção [Votos] ao vosso site: quem tem um link pessoal encontra então um formulário na sua página.',

  forYou: 'Só para vocês',
  allowed: 'Os outros convidados podem lê-los',
  shown: 'Os outros convidados leem-nos',
  show: 'Mostrar',
  showOf: (name: string) => `Mostrar os votos de ${name}`,
  hide: 'Esconder',
  hideOf: (name: string) => `Esconder os votos de ${name}`,
  remove: 'Apagar',
  removeOf: (name: string) => `Apagar os votos de ${name}`,
  removeTitle: (name: string) => `Apagar os votos de ${name}?`,
  removeText: 'Não se podem recuperar. Quem os escreveu pode escrever outros.',
  keep: 'Manter',
  nothingChanged: 'Nada mudou',

  print: 'Imprimir',
  columns: {
    household: 'Grupo',
    wish: 'Votos',
    mayBeShown: 'Podem ser mostrados',
    isShown: 'Mostrados',
    written: 'Escritos',
  },
};
