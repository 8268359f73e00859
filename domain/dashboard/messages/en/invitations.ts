import { formatNumber, plural } from '../messages.ts';

/** Personal links, and the cards that are printed with them. */
export const invitations = {
  personalLink: 'Personal link',
  noLink:
    'This household has no personal link. They can reply with the guests’ password and the website’s form.',
  makeLink: 'Make a personal link',
  about:
    'It opens the website without a password and greets them by name. They reply for each person, and can change their reply until the deadline.',
  copyLink: 'Copy link',
  linkCopied: 'The personal link is copied.',
  copyMessage: 'Copy message with link',
  messageCopied: 'A message with the link is copied.',
  selectLink: 'Select the link above.',
  shareMessage: 'Share message',

  qrCode: 'QR code',
  qrCodeOfLink: (name: string) => `QR code of the personal link of ${name}`,
  /** The code is in brackets. */
  codeForPaper: (code: string) =>
    `On paper, print this code below it, for guests who cannot scan: [${code}]. It works as a password.`,
  downloadSvg: 'Download as SVG',
  downloadPng: 'Download as PNG',

  replace: 'Replace the link',
  replaceTitle: (name: string) => `A new link for ${name}?`,
  replaceWarning:
    'The link, QR code and code that you sent or printed stop working at once. You then send them the new link. Their reply stays.',
  revoke: 'Revoke the link',
  revokeTitle: (name: string) => `Revoke the link of ${name}?`,
  revokeWarning:
    'The link, QR code and code that you sent or printed stop working at once and for good. They can still reply with the guests’ password. Their reply stays, and you can make a new link for them later.',
  keepLink: 'Keep the link',
  saved: 'Saved',
  hasNewLink: (name: string) => `${name} has a new personal link.`,
  revoked: 'Revoked',
  noLongerWorks: (name: string) => `The personal link of ${name} no longer works.`,
  nothingChanged: 'Nothing was changed',

  /** Messages that the couple sends from their own telephone, one household after the other. */
  messages: {
    open: 'Invite by WhatsApp or SMS',
    about:
      'Your own app opens with the message. Send it there, come back, and choose “Sent”. Nothing is sent by itself.',
    position: (number: number, all: number) => `${formatNumber(number)} of ${formatNumber(all)}`,
    kind: 'Kind of message',
    kinds: { message: 'Invitation', reminder: 'Reminder' },
    text: 'Message',
    openWhatsApp: 'Open WhatsApp',
    openMessages: 'Open Messages',
    openWhatsAppWith: (number: string) => `Open WhatsApp with ${number}`,
    openMessagesWith: (number: string) => `Open Messages with ${number}`,
    withoutCountry: (number: string) =>
      `${number} cannot be opened: it has no country code, such as +39.`,
    phone: 'Telephone number',
    phoneOf: (name: string) => `Telephone number of ${name}`,
    enterPhone: 'Please enter a telephone number',
    save: 'Save',
    sent: 'Sent',
    skip: 'Skip',
    back: 'Back',
    notInvited: 'Not invited yet',
    invitedByEmail: 'Invited by email',
    sentOn: (moment: string) => `Link sent ${moment}`,
    notSent: 'Not sent after all',
    hasReplied: 'Has replied',
    notMarked: 'Not marked as sent',
    withoutPhone: (count: number) =>
      plural(count, '# household has no telephone number', '# households have no telephone number'),
    nobody: 'Add a telephone number to begin.',
    done: 'That was everybody.',
    doneCount: (sent: number, all: number) =>
      `${formatNumber(sent)} of ${plural(all, '# household', '# households')} marked as sent.`,
  },
};
