import { formatNumber, plural } from '../messages.ts';

/** Why the server did not do something. Reasons that only one feature has are in its own file. */
export const errors = {
  signedOut: 'Please sign in.',
  signInAgain: 'Please sign in once more.',
  wrongNameOrPassword: 'The name or the password is not right.',
  wrongPassword: 'That is not the password.',
  passkeyRejected: 'This passkey was not accepted. Please try again, or sign in in another way.',
  passkeyRequired:
    'Please sign in with your passkey, or enter a recovery code in place of the password.',
  coupleOnly: 'Only somebody who signed in with the couple’s password can do this.',
  hostNotFound: 'This co-host was already removed.',
  tooManyAttempts: (seconds: number) =>
    `Too many attempts. Try again in ${plural(seconds, '# second', '# seconds')}.`,
  crossOrigin: 'The request came from another website, so nothing was changed.',
  notFound: 'This page does not exist.',
  tooLarge: (limit: string) => `This is larger than ${limit}. Nothing was changed.`,
  replyChanged: 'This reply has changed since you opened it.',
  emailTaken: 'There is already a reply with this email address.',
  householdNotFound: 'This reply no longer exists.',
  guestNotFound: 'This household is no longer on the list.',
  guestListChanged: 'The guest list has changed since you opened it.',
  planChanged: 'The plan was changed on another device. You now see the new one.',
  guestListFull: (max: number) =>
    `The guest list cannot have more than ${formatNumber(max)} households.`,
  emailsNotConfigured: 'This website sends no emails, because it has no mail server.',
  mailServerFixed:
    'The mail server of this website is in the settings of the server, and is changed there.',
  emailNotFound: 'This email no longer exists.',
  alreadyQueued: 'This email is already waiting to be sent.',
  alreadySent: 'This email has been sent. It cannot be sent to the same guests again.',
  mailingNotFound: 'This email to your guests no longer exists.',
  mailingConflict: 'Somebody else has changed this email since you opened it.',
  mailingStarted: 'This email was already scheduled or sent.',
  recipientsChanged: 'The recipients have changed since you looked at them, so nothing was sent.',
  weddingOver: 'The wedding is over: nobody is reminded any more.',
  announcementChanged: 'The announcement has changed since you opened it.',
  wishChanged: 'The household has changed its wish. You now see the new one.',
  draftChanged: 'Somebody else has changed this since you opened it.',
  invalidContent: (count: number) =>
    plural(
      count,
      'One thing needs to be corrected before this can be published.',
      '# things need to be corrected before this can be published.',
    ),
  publishFailed:
    'The website could not be published. Your guests still see the version from before, and your changes are kept. Please try again. If this happens again, ask the person who runs the server to look at its log.',
  versionNotFound: 'This version does not exist.',
  pictureNotFound: 'This picture no longer exists.',
  pictureUsed: 'The website or one of its versions uses this picture, so it was not deleted.',
  tooManyUploads: 'Other pictures are being uploaded right now. Please try again in a moment.',
  /** DELETE stays as it is in every language: the couple types it. */
  wrongConfirmation: 'Type the word DELETE in capitals to delete all data.',
  busy: 'The database is busy or full right now. Nothing was changed. Please try again.',
  erasedFileInUse:
    'The household is erased, but another program is still reading the database file, which contains the old bytes until then.',
  fileStillInUse:
    'The replies are deleted, but another program is still reading the database file. Please delete all data again in a moment.',
  cannotStore: 'This cannot be stored.',
  cannotSave: 'This cannot be saved as it is.',
  internal: (request: string) =>
    `Something went wrong (error ${request} in the server’s log). Please try again.`,
};
