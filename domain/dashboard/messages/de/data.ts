import type { data as English } from '../en/data.ts';
import { plural } from '../messages.ts';

export const data: typeof English = {
  title: 'Listen und Daten',
  lead: 'Listen für den Caterer, das Hotel und euch selbst, und eure Daten.',

  lists: 'Listen',
  lastExported: (moment) => `Alle Antworten zuletzt exportiert: ${moment}`,
  replies: 'Alle Antworten',
  aboutReplies:
    'Jeder Haushalt mit allen Angaben. Antworten, die sich nach dem Export ändern, sind unter „Antworten“ markiert.',
  people: 'Personen',
  aboutPeople:
    'Eine Zeile pro Person, mit den Events, den Antworten auf eure Fragen und den Ernährungswünschen.',
  guestsOf: (event) => `Gäste: ${event}`,
  aboutGuests: 'Eine Zeile für jeden Gast, der kommt.',
  caterer: 'Für den Caterer',
  aboutCaterer:
    'Die Zahl der Gäste, die Antworten wie zum Beispiel Menüs, und alle Ernährungswünsche mit den Namen der Gäste.',
  guestList: 'Gästeliste',
  aboutGuestList: 'Eine Zeile pro Person. Ihr könnt die Datei bearbeiten und wieder importieren.',
  noReply: 'Noch keine Antwort',
  aboutNoReply: 'Die Gäste auf eurer Liste, die noch nicht geantwortet haben.',
  print: 'Drucken',
  printWhat: (list) => `${list}: drucken`,

  qrCode: 'QR-Code für die Einladung',
  qrCodeOf: (address) => `QR-Code von ${address}`,
  aboutQrCode: (host) =>
    `Mit diesem Code öffnen eure Gäste ${host}. Probiert ihn mit eurem Handy aus, bevor ihr die Einladungen druckt.`,
  passwordToInclude: 'Passwort der Gäste im Code (optional)',
  passwordHint: 'Wer den Code scannt, kommt dann ohne Eingabe des Passworts auf die Website.',

  backup: 'Backup',
  aboutBackup:
    'Eine Datei mit allen Antworten, ihrem Verlauf und eurer Gästeliste. Bewahrt sie an einem anderen Ort auf. Das Backup lässt sich in einer leeren Installation wiederherstellen. Die JSON-Datei kann jedes Programm lesen.',
  downloadBackup: 'Backup herunterladen',
  downloadJson: 'Als JSON herunterladen',
  copyFailed: (location, moment, reason) =>
    `Das Kopieren nach ${location} schlägt seit ${moment} fehl. ${reason}`,
  copied: (location) => `Jede Änderung wird innerhalb von zwei Minuten nach ${location} kopiert.`,
  copiedEncrypted: (location) =>
    `Jede Änderung wird innerhalb von zwei Minuten verschlüsselt nach ${location} kopiert.`,
  lastCopied: (moment) => `Zuletzt kopiert: ${moment}.`,
  noCopyYet: 'Es wurde noch keine Kopie erstellt.',
  copiesStay: (location) =>
    `Die Kopien in ${location} werden nicht gelöscht: Löscht sie dort selbst.`,

  deleteAll: 'Alle Daten löschen',
  aboutDeletion: (replies, households) =>
    `Nach der Hochzeit könnt ihr die Daten eurer Gäste von diesem Server entfernen. Gelöscht werden ${countAll(replies, households)}, mit den persönlichen Links, Sitzordnung und Transfers, Wünsche, Fotos, die Videos eurer Website, E-Mails, Ankündigungen, Co-Hosts, geteilte Links und Tischlinks sowie die Backups im Datenordner der Website. Dateien, die ihr heruntergeladen habt, sind nicht betroffen; die Texte und Bilder der Website und euer Mailserver bleiben. Das lässt sich nicht rückgängig machen.`,
  typeToConfirm: (word) => `Gebt zur Bestätigung ${word} ein`,
  typeInCapitals: (word) => `Bitte gebt ${word} in Großbuchstaben ein`,
  deleteTitle: 'Alle Daten löschen?',
  deleteWarning: (replies, households) =>
    `Endgültig gelöscht werden: ${countAll(replies, households)}.`,
  confirmDelete: 'Ja, alles löschen',
  keepData: 'Daten behalten',
  deleted: 'Alle Daten gelöscht',
  nothingLeft: 'Auf diesem Server sind keine Daten eurer Gäste mehr.',

  keepsake: 'Andenken',
  aboutKeepsake:
    'Ein Ordner für euch und eure Familien, der sich vom Datenträger öffnen lässt, ohne Server und für immer: die Seite, wie sie nach der Hochzeit ist, in allen Sprachen, die Fotos, die Gäste sehen dürfen, und die Wünsche, die ihr zeigt. Er enthält von niemandem eine Antwort, Adresse oder E-Mail. Entpackt die ZIP-Datei und öffnet index.html.',
  downloadKeepsake: 'Andenken herunterladen',
  keepsakeMade: (moment) => `Zuletzt heruntergeladen am ${moment}`,
  keepsakeMissing: 'Noch nicht heruntergeladen',

  withoutKeepsake:
    'Ihr habt das [Andenken] noch nicht heruntergeladen. Danach kann es die Fotos und Wünsche nicht mehr enthalten.',
  withKeepsake: (moment) =>
    `Das [Andenken] wurde zuletzt am ${moment} heruntergeladen. Fotos und Wünsche, die später kamen, sind nicht darin.`,
};

function countAll(replies: number, households: number): string {
  return `${plural(replies, '# Antwort mit ihrem Verlauf', '# Antworten mit ihrem Verlauf')} und ${plural(households, '# Haushalt', '# Haushalte')} auf eurer Gästeliste`;
}
