import type { photos as English } from '../en/photos.ts';
import { formatNumber, plural } from '../messages.ts';

export const photos: typeof English = {
  title: 'Foto',
  adding: {
    now: 'Gli invitati possono aggiungere foto.',
    'first-event': 'Gli invitati possono aggiungere foto dal giorno del primo evento.',
    never: 'Gli invitati non possono aggiungere foto.',
  },
  seeing: {
    collect: 'Vedono solo le proprie.',
    approve: 'Vedono quelle che approvate.',
    show: 'Vedono tutte quelle che non nascondete.',
  },
  seeingFrom: (moment) => `Fino al ${moment} vedono solo le proprie.`,
  almostFull: (count) =>
    `C’è spazio solo per circa ${plural(count, 'un’altra foto', 'altre # foto')}.`,
  full: 'Non c’è più spazio: gli invitati non possono aggiungere foto.',
  makeRoom: 'Cambia il limite',

  none: 'Ancora nessuna foto',
  aboutNone:
    'Stampate un codice QR per i tavoli: gli invitati lo scansionano e aggiungono le loro foto, senza account e senza app.',

  add: 'Aggiungi foto',
  download: 'Scarica',
  tableLinks: 'Link per i tavoli',
  settings: 'Impostazioni',

  show: 'Mostra',
  views: {
    all: 'Tutte',
    new: 'Nuove',
    favourites: 'Preferite',
    hidden: 'Nascoste',
    bin: 'Cestino',
  },
  event: 'Evento',
  allEvents: 'Tutti gli eventi',
  noEvent: 'Nessun evento',
  from: 'Di',
  everybody: 'Tutti',
  noName: 'Senza nome',
  you: 'Voi',
  order: 'Ordine',
  orders: { taken: 'Prima le più recenti', added: 'Prima le ultime aggiunte' },
  count: (pictures, videos) =>
    videos === 0
      ? plural(pictures, '# foto', '# foto')
      : `${plural(pictures, '# foto', '# foto')} e ${plural(videos, '# video', '# video')}`,
  noneHere: 'Qui non ci sono foto',
  noneMatch: 'Nessuna corrisponde ai filtri.',
  showAll: 'Mostra tutte',
  aboutBin: (days) =>
    `Le foto nel cestino vengono eliminate definitivamente dopo ${formatNumber(days)} giorni. Gli invitati non le vedono.`,

  picture: 'Foto',
  video: 'Video',
  favourite: 'Preferita',
  hidden: 'Nascosta',
  isNew: 'Nuova',
  gridHint:
    'Le frecce spostano, la barra spaziatrice seleziona, Maiusc e freccia selezionano più foto, Invio apre.',

  selection: 'Foto selezionate',
  selected: (count) => plural(count, '# selezionata', '# selezionate'),
  selectAll: 'Seleziona tutte',
  clear: 'Annulla',
  clearSelection: 'Annulla la selezione',
  showToGuests: 'Mostra',
  hide: 'Nascondi',
  addFavourite: 'Preferita',
  removeFavourite: 'Non preferita',
  setEvent: 'Imposta l’evento',
  delete: 'Elimina',
  restore: 'Ripristina',
  deleteForGood: 'Elimina definitivamente',
  deleteForGoodTitle: (count) =>
    plural(count, 'Eliminare definitivamente questa foto?', 'Eliminare definitivamente # foto?'),
  deleteForGoodWarning: 'Non si potrà annullare. Le copie che avete scaricato restano.',
  confirmDelete: 'Sì, elimina definitivamente',
  keep: 'Conserva',

  saved: 'Salvato',
  notSaved: 'Non è cambiato nulla',
  asBefore: 'Sono di nuovo come prima.',
  done: {
    shown: (count) => plural(count, '# foto è visibile.', '# foto sono visibili.'),
    hidden: (count) => plural(count, '# foto è nascosta.', '# foto sono nascoste.'),
    favourite: (count) =>
      plural(count, '# foto è tra le preferite.', '# foto sono tra le preferite.'),
    'no-favourite': (count) =>
      plural(count, '# foto non è più tra le preferite.', '# foto non sono più tra le preferite.'),
    event: (count) => plural(count, '# foto ha un altro evento.', '# foto hanno un altro evento.'),
    deleted: (count) => plural(count, '# foto è nel cestino.', '# foto sono nel cestino.'),
    restored: (count) => plural(count, '# foto è ripristinata.', '# foto sono ripristinate.'),
  },
  deletedForGood: 'Eliminate',
  goneForGood: (count) =>
    plural(count, '# foto è eliminata definitivamente.', '# foto sono eliminate definitivamente.'),

  large: {
    previous: 'Foto precedente',
    next: 'Foto successiva',
    position: (index, count) => `${formatNumber(index)} di ${formatNumber(count)}`,
    original: 'Scarica l’originale',
    notShown: 'Non esiste ancora una copia più piccola. Potete scaricare l’originale.',
    cannotPlay: 'Questo browser non può riprodurre il video. Potete scaricare l’originale.',
  },

  downloads: {
    title: 'Scarica le foto',
    about:
      'Gli originali in file ZIP di al massimo 2 GB. Un download interrotto può continuare da dove si è fermato.',
    privacy: 'Gli originali possono contenere il luogo dello scatto.',
    choose: 'Quali',
    all: 'Tutte le foto',
    favourites: 'Preferite',
    part: (part, parts) =>
      parts === 1 ? 'Un file' : `File ${formatNumber(part)} di ${formatNumber(parts)}`,
    contents: (count, size) => `${plural(count, '# foto', '# foto')}, ${size}`,
    none: 'Non ce ne sono.',
  },

  links: {
    title: 'Link per i tavoli',
    about:
      'Gli invitati che scansionano questo codice QR possono aggiungere foto senza password, e non vedono altro. Stampatelo per i tavoli.',
    list: 'Link',
    create: 'Crea un link per i tavoli',
    name: 'Nome',
    nameHint: 'Per la vostra lista, ad esempio «Tavoli della cena»',
    enterName: 'Inserite un nome',
    defaultName: 'Tutti i tavoli',
    submit: 'Crea il link',
    copy: 'Copia il link',
    copyWhat: (label) => `Copia il link «${label}»`,
    pasteIt: 'Incollatelo in un messaggio.',
    print: 'Stampa',
    printWhat: (label) => `Stampa il codice QR di «${label}»`,
    end: 'Chiudi',
    endWhat: (label) => `Chiudi il link «${label}»`,
    endTitle: 'Chiudere questo link?',
    endWarning: 'I codici QR stampati non funzioneranno più. Le foto aggiunte restano.',
    confirmEnd: 'Sì, chiudi il link',
    keepLink: 'Mantieni il link',
    created: (day) => `Creato il ${day}`,
    ended: (day) => `Chiuso il ${day}`,
    hasEnded: 'Chiuso',
    notEnded: 'Non chiuso',
    noLongerWorks: (label) => `«${label}» non funziona più.`,
    qrCodeOf: (label) => `Codice QR di «${label}»`,
    tooMany: (max) => `Ci sono già ${formatNumber(max)} link. Chiudetene uno.`,
  },

  form: {
    title: 'Impostazioni delle foto',
    who: 'Che cosa vedono gli invitati',
    modes: {
      collect: ['Solo le proprie', 'Raccogliete e non mostrate nulla'],
      approve: ['Quelle che approvate', 'Ognuna dopo la vostra approvazione'],
      show: ['Tutte subito', 'Appena aggiunte; potete nasconderne alcune'],
    },
    revealAt: 'Non prima del',
    revealHint: (zone) =>
      `Lasciate vuoto per mostrarle subito. Nel fuso orario del matrimonio, ${zone}.`,
    showsNames: 'Mostra i nomi degli invitati accanto alle loro foto',
    opens: 'Gli invitati possono aggiungere foto',
    openings: {
      'first-event': 'Dal giorno del primo evento',
      now: 'Da subito',
      never: 'Mai',
    },
    linkHint: (days: number) =>
      `Il vostro sito ha un link alle foto fino a ${formatNumber(days)} giorni dopo l’ultimo evento, o per sempre se ha la sezione «Dopo il matrimonio». Senza il link, gli invitati possono ancora aggiungere foto su /photos e con un link per i tavoli.`,
    limit: 'Spazio per tutte le foto insieme, in GB',
    room: (count, used) =>
      `${used} sono occupati. C’è spazio per circa ${plural(count, 'un’altra foto', 'altre # foto')}.`,
    chooseLimit: 'Inserite un numero da 1 a 10.000',
    applies: 'Vale da subito.',
    save: 'Salva',
    saving: 'Salvataggio…',
  },

  uploads: {
    title: 'Aggiungi foto',
    about:
      'Per i file del vostro fotografo e per i vostri: anche 2.000 alla volta. Tenete aperta questa pagina finché sono arrivati tutti.',
    choose: 'Scegliete le foto o trascinatele qui',
    formats: 'JPEG, PNG, WebP, AVIF e HEIC fino a 60 MB, MP4 e MOV fino a 500 MB',
    from: 'Fotografo',
    fromHint: 'Facoltativo. Compare come nome accanto alle foto.',
    progress: (done, count) =>
      `${formatNumber(done)} di ${plural(count, '# file aggiunto', '# file aggiunti')}`,
    failed: (count) =>
      plural(count, '# file non è stato aggiunto', '# file non sono stati aggiunti'),
    retry: 'Riprova',
    pause: 'Pausa',
    resume: 'Continua',
    reasons: {
      'wrong-kind': 'Questo tipo di file non si può aggiungere.',
      'too-large': 'Il file è troppo grande.',
      full: 'Non c’è più spazio.',
      exists: 'È nel cestino; potete ripristinarla lì.',
      damaged: 'È arrivato danneggiato.',
      closed: 'Al momento non si possono aggiungere foto.',
      'no-access': 'La sessione è terminata.',
      failed: 'Non è arrivato.',
    },
  },

  overview: {
    waiting: (count) => plural(count, '# nuova foto da guardare', '# nuove foto da guardare'),
  },
};
