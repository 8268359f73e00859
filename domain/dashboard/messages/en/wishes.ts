/** The guests’ wishes. */
export const wishes = {
  title: 'Wishes',
  lead: 'Your guests write them on their personal pages. Other guests read a wish only if its household allows it and you show it.',
  none: 'No wishes yet',
  /** The words in brackets are a link. */
  howTo: 'Add the section [Wishes] to your website: households then find a form on their page.',

  forYou: 'For you alone',
  allowed: 'Other guests may read it',
  shown: 'Shown to other guests',
  show: 'Show',
  showOf: (name: string) => `Show the wish of ${name}`,
  hide: 'Hide',
  hideOf: (name: string) => `Hide the wish of ${name}`,
  remove: 'Delete',
  removeOf: (name: string) => `Delete the wish of ${name}`,
  removeTitle: (name: string) => `Delete the wish of ${name}?`,
  removeText: 'It cannot be brought back. The household can write another one.',
  keep: 'Keep it',
  nothingChanged: 'Nothing was changed',

  print: 'Print',
  columns: {
    household: 'Household',
    wish: 'Wish',
    mayBeShown: 'May be shown',
    isShown: 'Shown',
    written: 'Written',
  },
};
