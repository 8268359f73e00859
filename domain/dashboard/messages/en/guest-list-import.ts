import { formatNumber, plural } from '../messages.ts';

/** The import of a guest list: the form, the preview, and what the server says about a file. */
export const guestListImport = {
  title: 'Import a list',
  previewTitle: 'Is this right?',
  about:
    'Copy the cells of your spreadsheet with their headings and paste them here, or choose a CSV or Excel file. A plain list of names is enough. Email addresses, plus ones, children, tags and more are recognised too. You can check everything before it is added.',
  guestList: 'Guest list',
  /** The import reads it: its headings are words that it knows. */
  example: 'Name, Email, Household size, Note\nZoë Álvarez, zoe@example.com, 2, from school',
  reading: 'Reading…',
  preview: 'Preview',
  chooseFile: 'Choose a file',
  fileKinds: 'CSV or Excel file',

  columns: 'Columns',
  columnsRead: (used: number, all: number) =>
    `${formatNumber(used)} of ${formatNumber(all)} are read`,
  column: (number: number) => `Column ${formatNumber(number)}`,
  fields: {
    household: 'Household',
    name: 'Name',
    first: 'First name',
    last: 'Last name',
    plusOne: 'Plus one',
    children: 'Children',
    age: 'Age',
    email: 'Email address',
    phone: 'Phone',
    address: 'Postal address',
    language: 'Language',
    tags: 'Tags',
    events: 'Invited to',
    householdSize: 'Maximum guests',
    note: 'Note',
    gift: 'Gift',
    id: 'Guest list ID',
  },
  eventColumn: (event: string) => `${event}: yes or no`,
  leaveOut: 'Leave out',
  hasHeadings: 'The first line has the headings',

  toDecide: 'To decide',
  thingsToDecide: (count: number) => plural(count, '# thing to decide', '# things to decide'),
  decided: (count: number) => `${formatNumber(count)} decided`,
  aboutDecisions:
    'Every household arrives; a cell that is not understood stays empty. Decide once for all lines.',
  valueIn: (value: string, column: string) => `“${value}” in ${column}`,
  line: (line: number) => `Line ${formatNumber(line)}`,
  lines: (count: number) => plural(count, '# line', '# lines'),
  leaveEmpty: 'Leave empty',
  replaceWith: 'Replace with',
  invited: 'Invited',
  notInvited: 'Not invited',
  leaveAsItIs: 'Leave as it is',
  blankIn: (count: number, event: string) => `${formatNumber(count)} blank in “${event}”`,
  partOfListed: (line: number, name: string) =>
    `Line ${formatNumber(line)} is part of ${name} (on your list).`,
  partOfLine: (line: number, name: string, other: number) =>
    `Line ${formatNumber(line)} is part of ${name} (line ${formatNumber(other)}).`,
  undoMerge: 'Undo the merge',
  mayBe: (name: string, other: string) => `${name} may be ${other}`,
  lineAndListed: (line: number) => `Line ${formatNumber(line)} and on your list`,
  lineAndLine: (line: number, other: number) =>
    `Line ${formatNumber(line)} and line ${formatNumber(other)}`,
  merge: 'Merge',
  mergeWho: (name: string) => `Merge ${name}`,
  keepBoth: 'Keep both',
  keepBothWho: (name: string) => `Keep both: ${name}`,

  tagLines: (count: number) => plural(count, '# line names a group', '# lines name groups'),
  tagLine: (line: number, tag: string) => `Line ${formatNumber(line)}: “${tag}”`,
  tagOf: (count: number) => plural(count, 'Tag of # line below', 'Tag of # lines below'),
  isHousehold: 'A household',

  households: 'Households in the list',
  headings: { line: 'Line', household: 'Household', guests: 'Guests', status: 'Status' },
  statuses: { new: 'New', update: 'Updated', same: 'Unchanged' },
  groups: {
    doubt: (count: number) => plural(count, '# line needs a look', '# lines need a look'),
    guess: (count: number) =>
      plural(count, '# line was read with a guess', '# lines were read with a guess'),
    clear: (count: number) => plural(count, '# other line', '# other lines'),
  },
  leftEmpty: 'left empty',
  change: 'Change',
  changeCell: (column: string, line: number) => `Change ${column} in line ${formatNumber(line)}`,
  cell: (column: string, line: number) => `${column} in line ${formatNumber(line)}`,
  invitedTo: (events: string) => `Invited to ${events}`,
  toFix: 'Lines that need attention',
  linesToFix: (count: number) =>
    plural(count, '# line needs your attention', '# lines need your attention'),
  othersAreAdded: 'Without a change here, the other lines are added.',
  readAgain: (line: number) => `Read line ${formatNumber(line)} again`,

  newCount: (count: number) => `${formatNumber(count)} new`,
  updatedCount: (count: number) => `${formatNumber(count)} updated`,
  unchangedCount: (count: number) => `${formatNumber(count)} unchanged`,
  total: (households: number, guests: number) =>
    `${plural(households, '# household', '# households')}, ${plural(guests, '# guest', '# guests')}. Nothing is stored yet.`,
  changeOf: (field: string, count: number) =>
    `${field} in ${plural(count, '# household', '# households')}`,
  wouldChange: (changes: string) => `Would change: ${changes}.`,
  skipped: (count: number) => plural(count, '# line is no household', '# lines are no household'),
  skippedLine: (line: number, text: string, reason: string) =>
    `Line ${formatNumber(line)}: ${text} (${reason})`,
  readAs: (encoding: string) => `Read as ${encoding}.`,
  readAsSeparated: (encoding: string, separators: string) =>
    `Read as ${encoding}, separated by ${separators}.`,
  separators: { commas: 'commas', semicolons: 'semicolons', tabs: 'tabs' },
  saving: (count: number) => plural(count, 'Saving # household', 'Saving # households'),
  add: (count: number) => plural(count, 'Add # household', 'Add # households'),
  update: (count: number) => plural(count, 'Update # household', 'Update # households'),
  addAndUpdate: (added: number, updated: number) =>
    `Add ${formatNumber(added)} and update ${plural(updated, '# household', '# households')}`,
  back: 'Back',
  added: 'Added',
  updated: 'Updated',
  nowOnList: (count: number) =>
    plural(
      count,
      '# household is now on your guest list.',
      '# households are now on your guest list.',
    ),
  wereUpdated: (count: number) =>
    plural(count, '# household was updated.', '# households were updated.'),
  nothingToChange: 'Nothing to change',
  allOnList: 'Everybody is on your list already.',

  /** Why a file cannot be read. */
  files: {
    empty: 'The file is empty.',
    farRow: (row: string) =>
      `The sheet has something far from the list, in row ${row}. Delete it, or save the list as CSV, then choose that file.`,
    farCell: (cell: string) =>
      `The sheet has something far from the list, in cell ${cell}. Delete it, or save the list as CSV, then choose that file.`,
    damaged: 'This workbook cannot be opened. Save the sheet as CSV, then choose that file.',
    oldWorkbook:
      'This is a workbook of an old kind. Open it and save it as XLSX or CSV, then choose that file.',
    noList: 'This file is not a list. Save the sheet as CSV.',
    noNames: 'No column contains names. Choose the column with the names.',
    noGuests: 'There are no guests below the headings.',
    tooManyLines: (max: number) =>
      `There are more than ${formatNumber(max)} lines. Split the list into smaller files.`,
  },
  /** Why a line is no household, after its text. */
  skippedBecause: {
    sameAs: (line: number) => `the same as line ${formatNumber(line)}`,
    headings: 'the headings again',
    total: 'a total',
    numbers: 'numbers without a name',
  },
  /** What is wrong with a line or one of its cells. */
  problems: {
    tooManyCells:
      'There are more cells than headings. Put a cell that contains a separator in quotes.',
    noName: 'A name is missing',
    unreadableLine: 'This line cannot be read',
    age: 'An age is a number',
    answer: 'Invited or not? Please use yes or no',
    company: 'Please use a name or a number of people',
    language: (languages: string) => `The website can be in ${languages}`,
    event: 'There is no event with this name',
    notUpdated: (reason: string) => `Not updated: ${reason}`,
  },
  /** How a cell was read, after its text. */
  remarks: {
    isPhone: 'read as a telephone number',
    withPhone: 'with a telephone number',
    withEmail: 'with an email address',
    readAs: (count: number) => `read as ${formatNumber(count)}`,
  },
  /** Why two households may be the same. */
  similar: {
    name: 'a similar name',
    email: 'the same email address',
    phone: 'the same telephone number',
  },
};
