/** The announcement at the top of the guests’ page. */
export const announcements = {
  title: 'Announcement',
  about:
    'It is shown at the top of your page until the time that you choose. Guests who have the page open read it within ten seconds.',
  text: 'Text',
  ifEmpty: (language: string) =>
    `If you leave it empty, these guests read the text in ${language}.`,
  showUntil: 'Show until',
  inWeddingTime: (timeZone: string) => `In the time of your wedding (${timeZone})`,
  announce: 'Announce',
  save: 'Save announcement',
  saving: 'Saving…',

  shownUntil: (moment: string) => `On your page until ${moment}`,
  change: 'Change',
  remove: 'Remove',
  announced: 'Announced',
  guestsReadIt: 'Guests who have your page open read it within ten seconds.',
  removed: 'Removed',
  noLongerShown: 'Guests no longer see the announcement.',
  shownAgain: 'Guests see the announcement again.',
  nothingChanged: 'Nothing was changed',

  changedMeanwhile: 'The announcement changed while you were editing it',
  removedMeanwhile: 'The announcement was removed while you were editing it',

  errors: {
    write: 'Please write the announcement',
    chooseTime: 'Please choose a day and a time',
    chooseLaterTime: 'Please choose a later time',
    chooseTimeWithinYear: 'Please choose a time within a year',
    notInLanguage: 'The website is not in this language.',
  },
};
