import type { wishes as English } from '../en/wishes.ts';

export const wishes: typeof English = {
  title: 'Deseos',
  lead: 'Lo que os desean vuestros invitados, por sus enlaces personales. Los demás solo los leen si quien los escribió lo permite y vosotros los mostráis.',
  none: 'Todavía no hay deseos',

  howTo:
    'Añadid a vuestra web la sección [Deseos]: quienes tienen un enlace personal encuentran entonces un formulario en su página.',

  forYou: 'Solo para vosotros',
  allowed: 'Los demás invitados pueden leerlos',
  shown: 'Los demás invitados los leen',
  show: 'Mostrar',
  showOf: (name: string) => `Mostrar los deseos de ${name}`,
  hide: 'Ocultar',
  hideOf: (name: string) => `Ocultar los deseos de ${name}`,
  remove: 'Eliminar',
  removeOf: (name: string) => `Eliminar los deseos de ${name}`,
  removeTitle: (name: string) => `¿Eliminar los deseos de ${name}?`,
  removeText: 'No se podrán recuperar. Quienes los escribieron pueden escribir otros.',
  keep: 'Conservarlos',
  nothingChanged: 'No ha cambiado nada',

  print: 'Imprimir',
  columns: {
    household: 'Grupo',
    wish: 'Deseos',
    mayBeShown: 'Se pueden mostrar',
    isShown: 'Se muestran',
    written: 'Escritos',
  },
};
