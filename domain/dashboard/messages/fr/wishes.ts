import type { wishes as English } from '../en/wishes.ts';

export const wishes: typeof English = {
  title: 'Vœux',
  lead: 'Ce que vos invités vous souhaitent, par leurs liens personnels. Les autres invités ne lisent des vœux que si le foyer l’autorise et que vous les montrez.',
  none: 'Pas encore de vœux',

  howTo:
    'Ajoutez la section [Vœux] à votre site\u00a0: les foyers trouvent alors un formulaire sur leur page.',

  forYou: 'Pour vous seuls',
  allowed: 'Les autres invités peuvent les lire',
  shown: 'Les autres invités les lisent',
  show: 'Montrer',
  showOf: (name: string) => `Montrer les vœux de ${name}`,
  hide: 'Masquer',
  hideOf: (name: string) => `Masquer les vœux de ${name}`,
  remove: 'Supprimer',
  removeOf: (name: string) => `Supprimer les vœux de ${name}`,
  removeTitle: (name: string) => `Supprimer les vœux de ${name}\u202f?`,
  removeText: 'Ils seront perdus. Le foyer peut en écrire d’autres.',
  keep: 'Les garder',
  nothingChanged: 'Rien n’a changé',

  print: 'Imprimer',
  columns: {
    household: 'Foyer',
    wish: 'Vœux',
    mayBeShown: 'Peuvent être montrés',
    isShown: 'Montrés',
    written: 'Écrits',
  },
};
