import type { plans as English } from '../en/plans.ts';
import { formatNumber, plural } from '../messages.ts';

/** Texts that seating and transfers share. */
export const plans: typeof English = {
  child: 'enfant',
  declined: 'absent',
  noReply: 'sans réponse',
  noMatch: 'Aucun invité ne correspond.',
  found: (count) => plural(count, '# invité trouvé', '# invités trouvés'),
  selectHousehold: (household) => `Tous\u00a0: ${household}`,
  notListed: (count) =>
    plural(
      count,
      '# personne n’est pas sur votre liste. [Ajoutez-la pour lui donner une place]',
      '# personnes ne sont pas sur votre liste. [Ajoutez-les pour leur donner une place]',
    ),
  selected: (count) => plural(count, '# invité sélectionné', '# invités sélectionnés'),
  selectedTitle: 'Invités sélectionnés',
  clear: 'Désélectionner',
  undo: 'Annuler',
  redo: 'Rétablir',
  notSaved: 'Non enregistré',
  choose: 'choisir…',
  edit: 'Modifier',
  save: 'Enregistrer',
  remove: 'Supprimer',
  taken: (taken, seats) => `${formatNumber(taken)} sur ${formatNumber(seats)}`,
};
