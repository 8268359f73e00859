import type { announcements as English } from '../en/announcements.ts';

export const announcements: typeof English = {
  title: 'Annonce',
  about:
    'Elle s’affiche en haut de votre page jusqu’au moment que vous choisissez. Les invités qui ont la page ouverte la lisent dans les dix secondes.',
  text: 'Texte',
  ifEmpty: (language) => `Si vous le laissez vide, ces invités lisent le texte en ${language}.`,
  showUntil: 'Afficher jusqu’au',
  inWeddingTime: (timeZone) => `Dans le fuseau horaire de votre mariage (${timeZone})`,
  announce: 'Publier l’annonce',
  save: 'Enregistrer l’annonce',
  saving: 'Enregistrement…',

  shownUntil: (moment) => `Sur votre page jusqu’au ${moment}`,
  change: 'Modifier',
  remove: 'Retirer',
  announced: 'Annonce publiée',
  guestsReadIt: 'Les invités qui ont votre page ouverte la lisent dans les dix secondes.',
  removed: 'Annonce retirée',
  noLongerShown: 'Vos invités ne voient plus l’annonce.',
  shownAgain: 'Vos invités voient de nouveau l’annonce.',
  nothingChanged: 'Rien n’a été modifié',

  changedMeanwhile: 'L’annonce a changé pendant que vous la modifiiez',
  removedMeanwhile: 'L’annonce a été retirée pendant que vous la modifiiez',

  errors: {
    write: 'Écrivez l’annonce',
    chooseTime: 'Choisissez un jour et une heure',
    chooseLaterTime: 'Choisissez un moment plus tard',
    chooseTimeWithinYear: 'Choisissez un moment dans l’année qui vient',
    notInLanguage: 'Le site n’existe pas dans cette langue.',
  },
};
