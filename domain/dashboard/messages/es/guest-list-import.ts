import type { guestListImport as English } from '../en/guest-list-import.ts';
import { formatNumber, plural } from '../messages.ts';

export const guestListImport: typeof English = {
  title: 'Importar una lista',
  previewTitle: '¿Está todo bien?',
  about:
    'Copiad las celdas de vuestra hoja con sus encabezados y pegadlas aquí, o elegid un archivo CSV o Excel. Basta con una simple lista de nombres. También se reconocen correos electrónicos, acompañantes, niños, etiquetas y más. Podéis comprobarlo todo antes de añadirlo.',
  guestList: 'Lista de invitados',
  example: 'Nombre, Correo, Personas, Notas\nZoë Álvarez, zoe@example.com, 2, del colegio',
  reading: 'Leyendo…',
  preview: 'Vista previa',
  chooseFile: 'Elegir un archivo',
  fileKinds: 'Archivo CSV o Excel',

  columns: 'Columnas',
  columnsRead: (used, all) => `se leen ${formatNumber(used)} de ${formatNumber(all)}`,
  column: (number) => `Columna ${formatNumber(number)}`,
  fields: {
    household: 'Grupo',
    name: 'Nombre completo',
    first: 'Nombre',
    last: 'Apellidos',
    plusOne: 'Acompañante',
    children: 'Niños',
    age: 'Edad',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    address: 'Dirección postal',
    language: 'Idioma',
    tags: 'Etiquetas',
    events: 'Invitados a',
    householdSize: 'Máximo de invitados',
    note: 'Nota',
    gift: 'Regalo',
    id: 'ID de la lista',
  },
  eventColumn: (event) => `${event}: sí o no`,
  leaveOut: 'Omitir',
  hasHeadings: 'La primera línea tiene los encabezados',

  toDecide: 'Por decidir',
  thingsToDecide: (count) => plural(count, '# cosa por decidir', '# cosas por decidir'),
  decided: (count) => plural(count, '# decidida', '# decididas'),
  aboutDecisions:
    'Llegan todos los grupos; una celda que no se entiende queda vacía. Decidid una vez para todas las líneas.',
  valueIn: (value, column) => `«${value}» en ${column}`,
  line: (line) => `Línea ${formatNumber(line)}`,
  lines: (count) => plural(count, '# línea', '# líneas'),
  leaveEmpty: 'Dejar vacío',
  replaceWith: 'Sustituir por',
  invited: 'Invitados',
  notInvited: 'No invitados',
  leaveAsItIs: 'Dejar como está',
  blankIn: (count, event) => plural(count, `# vacía en «${event}»`, `# vacías en «${event}»`),
  partOfListed: (line, name) =>
    `La línea ${formatNumber(line)} forma parte de ${name} (en vuestra lista).`,
  partOfLine: (line, name, other) =>
    `La línea ${formatNumber(line)} forma parte de ${name} (línea ${formatNumber(other)}).`,
  undoMerge: 'Deshacer la unión',
  mayBe: (name, other) => `${name} puede ser ${other}`,
  lineAndListed: (line) => `Línea ${formatNumber(line)} y en vuestra lista`,
  lineAndLine: (line, other) => `Línea ${formatNumber(line)} y línea ${formatNumber(other)}`,
  merge: 'Unir',
  mergeWho: (name) => `Unir ${name}`,
  keepBoth: 'Conservar ambos',
  keepBothWho: (name) => `Conservar ambos: ${name}`,

  tagLines: (count) =>
    plural(
      count,
      '# línea nombra un conjunto de invitados',
      '# líneas nombran conjuntos de invitados',
    ),
  tagLine: (line, tag) => `Línea ${formatNumber(line)}: «${tag}»`,
  tagOf: (count) => plural(count, 'Etiqueta de # línea de abajo', 'Etiqueta de # líneas de abajo'),
  isHousehold: 'Un grupo',

  households: 'Grupos de la lista',
  headings: { line: 'Línea', household: 'Grupo', guests: 'Invitados', status: 'Estado' },
  statuses: { new: 'Nuevo', update: 'Actualizado', same: 'Sin cambios' },
  groups: {
    doubt: (count) => plural(count, '# línea por revisar', '# líneas por revisar'),
    guess: (count) => plural(count, '# línea interpretada', '# líneas interpretadas'),
    clear: (count) => plural(count, '# línea más', '# líneas más'),
  },
  leftEmpty: 'queda vacío',
  change: 'Cambiar',
  changeCell: (column, line) => `Cambiar ${column} en la línea ${formatNumber(line)}`,
  cell: (column, line) => `${column} en la línea ${formatNumber(line)}`,
  invitedTo: (events) => `Invitados a: ${events}`,
  toFix: 'Líneas que debéis revisar',
  linesToFix: (count) => plural(count, 'Debéis revisar # línea', 'Debéis revisar # líneas'),
  othersAreAdded: 'Si no cambiáis nada aquí, se añaden solo las demás líneas.',
  readAgain: (line) => `Volver a leer la línea ${formatNumber(line)}`,

  newCount: (count) => plural(count, '# nuevo', '# nuevos'),
  updatedCount: (count) => plural(count, '# actualizado', '# actualizados'),
  unchangedCount: (count) => `${formatNumber(count)} sin cambios`,
  total: (households, guests) =>
    `${plural(households, '# grupo', '# grupos')}, ${plural(guests, '# invitado', '# invitados')}. Todavía no se ha guardado nada.`,
  changeOf: (field, count) => `${field} en ${plural(count, '# grupo', '# grupos')}`,
  wouldChange: (changes) => `Cambiarían: ${changes}.`,
  skipped: (count) => plural(count, '# línea no es un grupo', '# líneas no son grupos'),
  skippedLine: (line, text, reason) => `Línea ${formatNumber(line)}: ${text} (${reason})`,
  readAs: (encoding) => `Leído como ${encoding}.`,
  readAsSeparated: (encoding, separators) => `Leído como ${encoding}, separado por ${separators}.`,
  separators: { commas: 'comas', semicolons: 'puntos y coma', tabs: 'tabuladores' },
  saving: (count) => plural(count, 'Guardando # grupo', 'Guardando # grupos'),
  add: (count) => plural(count, 'Añadir # grupo', 'Añadir # grupos'),
  update: (count) => plural(count, 'Actualizar # grupo', 'Actualizar # grupos'),
  addAndUpdate: (added, updated) =>
    `Añadir ${formatNumber(added)} y actualizar ${plural(updated, '# grupo', '# grupos')}`,
  back: 'Atrás',
  added: 'Añadidos',
  updated: 'Actualizados',
  nowOnList: (count) =>
    plural(
      count,
      '# grupo está ahora en vuestra lista de invitados.',
      '# grupos están ahora en vuestra lista de invitados.',
    ),
  wereUpdated: (count) =>
    plural(count, 'Se ha actualizado # grupo.', 'Se han actualizado # grupos.'),
  nothingToChange: 'Nada que cambiar',
  allOnList: 'Ya están todos en vuestra lista.',

  files: {
    empty: 'El archivo está vacío.',
    farRow: (row) =>
      `La hoja tiene algo lejos de la lista, en la fila ${row}. Borradlo, o guardad la lista en CSV, y elegid ese archivo.`,
    farCell: (cell) =>
      `La hoja tiene algo lejos de la lista, en la celda ${cell}. Borradlo, o guardad la lista en CSV, y elegid ese archivo.`,
    damaged: 'Este libro no se puede abrir. Guardad la hoja en CSV y elegid ese archivo.',
    oldWorkbook:
      'Este libro tiene un formato antiguo. Abridlo, guardadlo en XLSX o CSV y elegid ese archivo.',
    noList: 'Este archivo no es una lista. Guardad la hoja en CSV.',
    noNames: 'Ninguna columna contiene nombres. Elegid la columna de los nombres.',
    noGuests: 'No hay invitados debajo de los encabezados.',
    tooManyLines: (max) =>
      `Hay más de ${formatNumber(max)} líneas. Dividid la lista en archivos más pequeños.`,
  },
  skippedBecause: {
    sameAs: (line) => `igual que la línea ${formatNumber(line)}`,
    headings: 'otra vez los encabezados',
    total: 'un total',
    numbers: 'números sin nombre',
  },
  problems: {
    tooManyCells:
      'Hay más celdas que encabezados. Poned entre comillas una celda que contenga un separador.',
    noName: 'Falta un nombre',
    unreadableLine: 'Esta línea no se puede leer',
    age: 'Una edad es un número',
    answer: '¿Invitados o no? Usad sí o no',
    company: 'Usad un nombre o un número de personas',
    language: (languages) => `La web puede estar en ${languages}`,
    event: 'No hay ningún evento con este nombre',
    notUpdated: (reason) => `No actualizado: ${reason}`,
  },
  remarks: {
    isPhone: 'leído como número de teléfono',
    withPhone: 'con un número de teléfono',
    withEmail: 'con un correo electrónico',
    readAs: (count) => `leído como ${formatNumber(count)}`,
  },
  similar: {
    name: 'un nombre parecido',
    email: 'el mismo correo electrónico',
    phone: 'el mismo número de teléfono',
  },
};
