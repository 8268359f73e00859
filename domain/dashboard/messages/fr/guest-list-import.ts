import type { guestListImport as English } from '../en/guest-list-import.ts';
import { formatNumber, plural } from '../messages.ts';

export const guestListImport: typeof English = {
  title: 'Importer une liste',
  previewTitle: 'Tout est correct\u202f?',
  about:
    'Copiez les cellules de votre tableur avec leurs titres et collez-les ici, ou choisissez un fichier CSV ou Excel. Une simple liste de noms suffit. Les adresses e-mail, les accompagnants, les enfants, les étiquettes et d’autres informations sont aussi reconnus. Vous pouvez tout vérifier avant l’ajout.',
  guestList: 'Liste des invités',
  example:
    'Nom, E-mail, Nombre de personnes, Remarque\nZoë Álvarez, zoe@example.com, 2, amie d’école',
  reading: 'Lecture…',
  preview: 'Aperçu',
  chooseFile: 'Choisir un fichier',
  fileKinds: 'Fichier CSV ou Excel',

  columns: 'Colonnes',
  columnsRead: (used, all) => `${formatNumber(used)} sur ${formatNumber(all)} sont lues`,
  column: (number) => `Colonne ${formatNumber(number)}`,
  fields: {
    household: 'Foyer',
    name: 'Nom complet',
    first: 'Prénom',
    last: 'Nom de famille',
    plusOne: 'Accompagnant',
    children: 'Enfants',
    age: 'Âge',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
    address: 'Adresse postale',
    language: 'Langue',
    tags: 'Étiquettes',
    events: 'Invités à',
    householdSize: 'Nombre maximal d’invités',
    note: 'Remarque',
    gift: 'Cadeau',
    id: 'Identifiant de la liste',
  },
  eventColumn: (event) => `${event}\u00a0: oui ou non`,
  leaveOut: 'Ignorer',
  hasHeadings: 'La première ligne contient les titres',

  toDecide: 'À décider',
  thingsToDecide: (count) => plural(count, '# point à décider', '# points à décider'),
  decided: (count) => plural(count, '# décidé', '# décidés'),
  aboutDecisions:
    'Tous les foyers arrivent\u00a0; une cellule qui n’est pas comprise reste vide. Décidez une fois pour toutes les lignes.',
  valueIn: (value, column) => `«\u202f${value}\u202f» dans ${column}`,
  line: (line) => `Ligne ${formatNumber(line)}`,
  lines: (count) => plural(count, '# ligne', '# lignes'),
  leaveEmpty: 'Laisser vide',
  replaceWith: 'Remplacer par',
  invited: 'Invités',
  notInvited: 'Non invités',
  leaveAsItIs: 'Ne rien changer',
  blankIn: (count, event) =>
    plural(count, `# vide dans «\u202f${event}\u202f»`, `# vides dans «\u202f${event}\u202f»`),
  partOfListed: (line, name) =>
    `La ligne ${formatNumber(line)} fait partie de ${name} (sur votre liste).`,
  partOfLine: (line, name, other) =>
    `La ligne ${formatNumber(line)} fait partie de ${name} (ligne ${formatNumber(other)}).`,
  undoMerge: 'Annuler la fusion',
  mayBe: (name, other) => `${name} est peut-être ${other}`,
  lineAndListed: (line) => `Ligne ${formatNumber(line)} et sur votre liste`,
  lineAndLine: (line, other) => `Ligne ${formatNumber(line)} et ligne ${formatNumber(other)}`,
  merge: 'Fusionner',
  mergeWho: (name) => `Fusionner ${name}`,
  keepBoth: 'Garder les deux',
  keepBothWho: (name) => `Garder les deux\u00a0: ${name}`,

  tagLines: (count) =>
    plural(
      count,
      '# ligne désigne un groupe d’invités',
      '# lignes désignent des groupes d’invités',
    ),
  tagLine: (line, tag) => `Ligne ${formatNumber(line)}\u00a0: «\u202f${tag}\u202f»`,
  tagOf: (count) =>
    plural(count, 'Étiquette de # ligne en dessous', 'Étiquette de # lignes en dessous'),
  isHousehold: 'Un foyer',

  households: 'Foyers de la liste',
  headings: { line: 'Ligne', household: 'Foyer', guests: 'Invités', status: 'État' },
  statuses: { new: 'Nouveau', update: 'Mis à jour', same: 'Inchangé' },
  groups: {
    doubt: (count) => plural(count, '# ligne à regarder', '# lignes à regarder'),
    guess: (count) => plural(count, '# ligne interprétée', '# lignes interprétées'),
    clear: (count) => plural(count, '# autre ligne', '# autres lignes'),
  },
  leftEmpty: 'reste vide',
  change: 'Modifier',
  changeCell: (column, line) => `Modifier ${column} à la ligne ${formatNumber(line)}`,
  cell: (column, line) => `${column} à la ligne ${formatNumber(line)}`,
  invitedTo: (events) => `Invités à\u00a0: ${events}`,
  toFix: 'Lignes à vérifier',
  linesToFix: (count) => plural(count, '# ligne à vérifier', '# lignes à vérifier'),
  othersAreAdded: 'Si vous ne changez rien ici, seules les autres lignes sont ajoutées.',
  readAgain: (line) => `Relire la ligne ${formatNumber(line)}`,

  newCount: (count) => plural(count, '# nouveau', '# nouveaux'),
  updatedCount: (count) => plural(count, '# mis à jour', '# mis à jour'),
  unchangedCount: (count) => plural(count, '# inchangé', '# inchangés'),
  total: (households, guests) =>
    `${plural(households, '# foyer', '# foyers')}, ${plural(guests, '# invité', '# invités')}. Rien n’est encore enregistré.`,
  changeOf: (field, count) => `${field} dans ${plural(count, '# foyer', '# foyers')}`,
  wouldChange: (changes) => `Seraient modifiés\u00a0: ${changes}.`,
  skipped: (count) =>
    plural(count, '# ligne n’est pas un foyer', '# lignes ne sont pas des foyers'),
  skippedLine: (line, text, reason) => `Ligne ${formatNumber(line)}\u00a0: ${text} (${reason})`,
  readAs: (encoding) => `Lu comme ${encoding}.`,
  readAsSeparated: (encoding, separators) => `Lu comme ${encoding}, séparé par des ${separators}.`,
  separators: { commas: 'virgules', semicolons: 'points-virgules', tabs: 'tabulations' },
  saving: (count) => plural(count, 'Enregistrement de # foyer', 'Enregistrement de # foyers'),
  add: (count) => plural(count, 'Ajouter # foyer', 'Ajouter # foyers'),
  update: (count) => plural(count, 'Mettre à jour # foyer', 'Mettre à jour # foyers'),
  addAndUpdate: (added, updated) =>
    `Ajouter ${formatNumber(added)} et mettre à jour ${plural(updated, '# foyer', '# foyers')}`,
  back: 'Retour',
  added: 'Ajout terminé',
  updated: 'Mise à jour terminée',
  nowOnList: (count) =>
    plural(
      count,
      '# foyer est maintenant sur votre liste d’invités.',
      '# foyers sont maintenant sur votre liste d’invités.',
    ),
  wereUpdated: (count) =>
    plural(count, '# foyer a été mis à jour.', '# foyers ont été mis à jour.'),
  nothingToChange: 'Rien à modifier',
  allOnList: 'Tout le monde est déjà sur votre liste.',

  files: {
    empty: 'Le fichier est vide.',
    farRow: (row) =>
      `La feuille contient quelque chose loin de la liste, à la ligne ${row}. Supprimez-le, ou enregistrez la liste en CSV, puis choisissez ce fichier.`,
    farCell: (cell) =>
      `La feuille contient quelque chose loin de la liste, dans la cellule ${cell}. Supprimez-le, ou enregistrez la liste en CSV, puis choisissez ce fichier.`,
    damaged:
      'Ce classeur ne peut pas être ouvert. Enregistrez la feuille en CSV, puis choisissez ce fichier.',
    oldWorkbook:
      'Ce classeur est dans un ancien format. Ouvrez-le et enregistrez-le en XLSX ou en CSV, puis choisissez ce fichier.',
    noList: 'Ce fichier n’est pas une liste. Enregistrez la feuille en CSV.',
    noNames: 'Aucune colonne ne contient de noms. Choisissez la colonne des noms.',
    noGuests: 'Il n’y a pas d’invités sous les titres.',
    tooManyLines: (max) =>
      `Il y a plus de ${formatNumber(max)} lignes. Répartissez la liste dans des fichiers plus petits.`,
  },
  skippedBecause: {
    sameAs: (line) => `identique à la ligne ${formatNumber(line)}`,
    headings: 'encore les titres',
    total: 'un total',
    numbers: 'des nombres sans nom',
  },
  problems: {
    tooManyCells:
      'Il y a plus de cellules que de titres. Mettez entre guillemets une cellule qui contient un séparateur.',
    noName: 'Il manque un nom',
    unreadableLine: 'Cette ligne ne peut pas être lue',
    age: 'Un âge est un nombre',
    answer: 'Invités ou non\u202f? Utilisez oui ou non',
    company: 'Utilisez un nom ou un nombre de personnes',
    language: (languages) => `Le site peut être en ${languages}`,
    event: 'Aucun événement ne porte ce nom',
    notUpdated: (reason) => `Non mis à jour\u00a0: ${reason}`,
  },
  remarks: {
    isPhone: 'lu comme un numéro de téléphone',
    withPhone: 'avec un numéro de téléphone',
    withEmail: 'avec une adresse e-mail',
    readAs: (count) => `lu comme ${formatNumber(count)}`,
  },
  similar: {
    name: 'un nom semblable',
    email: 'la même adresse e-mail',
    phone: 'le même numéro de téléphone',
  },
};
