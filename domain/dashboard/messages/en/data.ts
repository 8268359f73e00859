import { plural } from '../messages.ts';

/** Lists to download and print, backups, and the deletion of all data. */
export const data = {
  title: 'Lists and data',
  lead: 'Lists for the caterer, the hotel and yourselves, and your data.',

  lists: 'Lists',
  lastExported: (moment: string) => `All replies last exported ${moment}`,
  replies: 'All replies',
  aboutReplies:
    'Every household with all its answers. Replies that change after the export are marked in Replies.',
  people: 'People',
  aboutPeople:
    'One row for each person, with the events, the answers to your questions and the dietary needs.',
  guestsOf: (event: string) => `Guests: ${event}`,
  aboutGuests: 'One row for each attending guest.',
  caterer: 'For the caterer',
  aboutCaterer:
    'The number of guests, the answers such as menus, and every dietary note with the guests’ names.',
  guestList: 'Guest list',
  aboutGuestList: 'One row for each person. You can edit the file and import it again.',
  noReply: 'No reply yet',
  aboutNoReply: 'The guests on your list who have not replied.',
  print: 'Print',
  printWhat: (list: string) => `${list}: print`,

  qrCode: 'QR code for the invitation',
  qrCodeOf: (address: string) => `QR code of ${address}`,
  aboutQrCode: (host: string) =>
    `Guests scan this code to open ${host}. Test it with your own phone before you print your invitations.`,
  passwordToInclude: 'Guests’ password to include (optional)',
  passwordHint: 'Anyone who scans the code can then enter the site without typing the password.',

  backup: 'Backup',
  aboutBackup:
    'One file with all replies, their history and your guest list. Keep it somewhere other than this site. The backup can be restored into an empty installation. Any program can read the JSON file.',
  downloadBackup: 'Download the backup',
  downloadJson: 'Download as JSON',
  copyFailed: (location: string, moment: string, reason: string) =>
    `Copies to ${location} have failed since ${moment}. ${reason}`,
  copied: (location: string) => `Each change is copied to ${location} within two minutes.`,
  copiedEncrypted: (location: string) =>
    `Each change is copied to ${location}, encrypted, within two minutes.`,
  lastCopied: (moment: string) => `Last copied: ${moment}.`,
  noCopyYet: 'No copy has been made yet.',
  copiesStay: (location: string) =>
    `The copies in ${location} are not deleted: delete them there yourselves.`,

  deleteAll: 'Delete all data',
  aboutDeletion: (replies: number, households: number) =>
    `After the wedding, you can remove your guests’ data from this server. This deletes ${countAll(replies, households)}, with their personal links, the seating and the transfers, wishes, photographs, your website’s videos, emails, announcements, co-hosts, links for helpers and on the tables, and the backups in the site’s data folder. Files that you downloaded are not affected; the website’s texts and pictures and your mail server stay. You cannot undo this.`,
  typeToConfirm: (word: string) => `Type ${word} to confirm`,
  typeInCapitals: (word: string) => `Please type ${word} in capital letters`,
  deleteTitle: 'Delete all data?',
  deleteWarning: (replies: number, households: number) =>
    `You will permanently delete ${countAll(replies, households)}.`,
  confirmDelete: 'Yes, delete everything',
  keepData: 'Keep my data',
  deleted: 'All data deleted',
  nothingLeft: 'No data about your guests is left on this server.',

  keepsake: 'Keepsake',
  aboutKeepsake:
    'A folder for you and your families that opens from the disk, without a server and for good: the page as it is after the wedding in all its languages, the photographs that guests may see, and the wishes that you show. It has no reply, address or email of anybody. Unpack the ZIP file and open index.html.',
  downloadKeepsake: 'Download the keepsake',
  keepsakeMade: (moment: string) => `Last downloaded on ${moment}`,
  keepsakeMissing: 'Not downloaded yet',
  /** Before all data is deleted. The words in brackets are a link. */
  withoutKeepsake:
    'You have not downloaded the [keepsake] yet. Once the data is deleted, a keepsake can no longer include the photographs and wishes.',
  withKeepsake: (moment: string) =>
    `The [keepsake] was last downloaded on ${moment}. Photographs and wishes that came later are not in it.`,
};

function countAll(replies: number, households: number): string {
  return `${plural(replies, '# reply', '# replies')} with their history and ${plural(households, '# household', '# households')} on your guest list`;
}
