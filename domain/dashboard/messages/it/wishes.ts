import type { wishes as English } from '../en/wishes.ts';

export const wishes: typeof English = {
  title: 'Auguri',
  lead: 'Quello che gli invitati vi augurano, con i loro link personali. Gli altri leggono un augurio solo se chi l’ha scritto lo permette e voi lo mostrate.',
  none: 'Ancora nessun augurio',

  howTo:
    'Aggiungete al sito la sezione [Auguri]: chi ha un link personale trova allora un modulo sulla sua pagina.',

  forYou: 'Solo per voi',
  allowed: 'Gli altri invitati possono leggerlo',
  shown: 'Gli altri invitati lo leggono',
  show: 'Mostra',
  showOf: (name: string) => `Mostra l’augurio di ${name}`,
  hide: 'Nascondi',
  hideOf: (name: string) => `Nascondi l’augurio di ${name}`,
  remove: 'Elimina',
  removeOf: (name: string) => `Elimina l’augurio di ${name}`,
  removeTitle: (name: string) => `Eliminare l’augurio di ${name}?`,
  removeText: 'Non si potrà recuperare. Chi l’ha scritto può scriverne un altro.',
  keep: 'Non eliminare',
  nothingChanged: 'Non è cambiato nulla',

  print: 'Stampa',
  columns: {
    household: 'Nucleo',
    wish: 'Augurio',
    mayBeShown: 'Si può mostrare',
    isShown: 'Mostrato',
    written: 'Scritto',
  },
};
