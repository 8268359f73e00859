import type { photos as English } from '../en/photos.ts';
import { formatNumber, plural } from '../messages.ts';

export const photos: typeof English = {
  title: 'Fotos',
  adding: {
    now: 'Gäste können Fotos hinzufügen.',
    'first-event': 'Gäste können ab dem Tag des ersten Events Fotos hinzufügen.',
    never: 'Gäste können keine Fotos hinzufügen.',
  },
  seeing: {
    collect: 'Sie sehen nur ihre eigenen.',
    approve: 'Sie sehen die Fotos, die ihr freigebt.',
    show: 'Sie sehen alle, die ihr nicht ausblendet.',
  },
  seeingFrom: (moment) => `Bis ${moment} sehen sie nur ihre eigenen.`,
  almostFull: (count) =>
    `Es ist nur noch Platz für etwa ${plural(count, '# weiteres Foto', '# weitere Fotos')}.`,
  full: 'Es ist kein Platz mehr: Gäste können keine Fotos hinzufügen.',
  makeRoom: 'Grenze ändern',

  none: 'Noch keine Fotos',
  aboutNone:
    'Druckt einen QR-Code für die Tische: Gäste scannen ihn und fügen ihre Fotos hinzu, ohne Konto und ohne App.',

  add: 'Fotos hinzufügen',
  download: 'Herunterladen',
  tableLinks: 'Tischlinks',
  settings: 'Einstellungen',

  show: 'Anzeigen',
  views: {
    all: 'Alle',
    new: 'Neu',
    favourites: 'Favoriten',
    hidden: 'Ausgeblendet',
    bin: 'Papierkorb',
  },
  event: 'Event',
  allEvents: 'Alle Events',
  noEvent: 'Kein Event',
  from: 'Von',
  everybody: 'Allen',
  noName: 'Ohne Namen',
  you: 'Euch',
  order: 'Reihenfolge',
  orders: { taken: 'Neueste zuerst', added: 'Zuletzt hinzugefügt' },
  count: (pictures, videos) =>
    videos === 0
      ? plural(pictures, '# Foto', '# Fotos')
      : `${plural(pictures, '# Foto', '# Fotos')} und ${plural(videos, '# Video', '# Videos')}`,
  noneHere: 'Hier sind keine Fotos',
  noneMatch: 'Keines passt zu euren Filtern.',
  showAll: 'Alle anzeigen',
  aboutBin: (days) =>
    `Fotos im Papierkorb werden nach ${formatNumber(days)} Tagen endgültig gelöscht. Gäste sehen sie nicht.`,

  picture: 'Foto',
  video: 'Video',
  favourite: 'Favorit',
  hidden: 'Ausgeblendet',
  isNew: 'Neu',
  gridHint:
    'Pfeiltasten bewegen, die Leertaste wählt aus, Umschalt und Pfeiltaste wählen mehrere aus, Enter öffnet.',

  selection: 'Ausgewählte Fotos',
  selected: (count) => `${formatNumber(count)} ausgewählt`,
  selectAll: 'Alle auswählen',
  clear: 'Aufheben',
  clearSelection: 'Auswahl aufheben',
  showToGuests: 'Freigeben',
  hide: 'Ausblenden',
  addFavourite: 'Favorit',
  removeFavourite: 'Kein Favorit',
  setEvent: 'Event festlegen',
  delete: 'Löschen',
  restore: 'Wiederherstellen',
  deleteForGood: 'Endgültig löschen',
  deleteForGoodTitle: (count) =>
    plural(count, 'Dieses Foto endgültig löschen?', '# Fotos endgültig löschen?'),
  deleteForGoodWarning:
    'Das lässt sich nicht rückgängig machen. Kopien, die ihr heruntergeladen habt, bleiben.',
  confirmDelete: 'Ja, endgültig löschen',
  keep: 'Behalten',

  saved: 'Gespeichert',
  notSaved: 'Nichts wurde geändert',
  asBefore: 'Sie sind wieder wie vorher.',
  done: {
    shown: (count) => plural(count, '# Foto ist freigegeben.', '# Fotos sind freigegeben.'),
    hidden: (count) => plural(count, '# Foto ist ausgeblendet.', '# Fotos sind ausgeblendet.'),
    favourite: (count) => plural(count, '# Foto ist ein Favorit.', '# Fotos sind Favoriten.'),
    'no-favourite': (count) =>
      plural(count, '# Foto ist kein Favorit mehr.', '# Fotos sind keine Favoriten mehr.'),
    event: (count) =>
      plural(count, '# Foto hat ein anderes Event.', '# Fotos haben ein anderes Event.'),
    deleted: (count) => plural(count, '# Foto ist im Papierkorb.', '# Fotos sind im Papierkorb.'),
    restored: (count) =>
      plural(count, '# Foto ist wiederhergestellt.', '# Fotos sind wiederhergestellt.'),
  },
  deletedForGood: 'Gelöscht',
  goneForGood: (count) =>
    plural(count, '# Foto ist endgültig gelöscht.', '# Fotos sind endgültig gelöscht.'),

  large: {
    previous: 'Voriges Foto',
    next: 'Nächstes Foto',
    position: (index, count) => `${formatNumber(index)} von ${formatNumber(count)}`,
    original: 'Original herunterladen',
    notShown: 'Es gibt noch keine kleinere Fassung. Das Original könnt ihr herunterladen.',
    cannotPlay:
      'Dieser Browser kann das Video nicht abspielen. Das Original könnt ihr herunterladen.',
  },

  downloads: {
    title: 'Fotos herunterladen',
    about:
      'Die Originale in ZIP-Dateien von höchstens 2 GB. Ein abgebrochener Download kann weitergehen, wo er stehen blieb.',
    privacy: 'Originale können den Ort der Aufnahme enthalten.',
    choose: 'Welche',
    all: 'Alle Fotos',
    favourites: 'Favoriten',
    part: (part, parts) =>
      parts === 1 ? 'Eine Datei' : `Datei ${formatNumber(part)} von ${formatNumber(parts)}`,
    contents: (count, size) => `${plural(count, '# Foto', '# Fotos')}, ${size}`,
    none: 'Es gibt keine.',
  },

  links: {
    title: 'Tischlinks',
    about:
      'Gäste, die diesen QR-Code scannen, können ohne Passwort Fotos hinzufügen und sehen sonst nichts. Druckt ihn für die Tische.',
    list: 'Links',
    create: 'Tischlink erstellen',
    name: 'Name',
    nameHint: 'Für eure Liste, zum Beispiel „Tische beim Essen“',
    enterName: 'Bitte gebt einen Namen ein',
    defaultName: 'Alle Tische',
    submit: 'Link erstellen',
    copy: 'Link kopieren',
    copyWhat: (label) => `Link „${label}“ kopieren`,
    pasteIt: 'Fügt ihn in eine Nachricht ein.',
    print: 'Drucken',
    printWhat: (label) => `QR-Code von „${label}“ drucken`,
    end: 'Beenden',
    endWhat: (label) => `Link „${label}“ beenden`,
    endTitle: 'Diesen Link beenden?',
    endWarning:
      'Gedruckte QR-Codes funktionieren dann nicht mehr. Hinzugefügte Fotos bleiben erhalten.',
    confirmEnd: 'Ja, Link beenden',
    keepLink: 'Link behalten',
    created: (day) => `Erstellt am ${day}`,
    ended: (day) => `Beendet am ${day}`,
    hasEnded: 'Beendet',
    notEnded: 'Nicht beendet',
    noLongerWorks: (label) => `„${label}“ funktioniert nicht mehr.`,
    qrCodeOf: (label) => `QR-Code von „${label}“`,
    tooMany: (max) => `Es gibt schon ${formatNumber(max)} Links. Beendet einen davon.`,
  },

  form: {
    title: 'Einstellungen der Fotos',
    who: 'Was Gäste sehen',
    modes: {
      collect: ['Nur ihre eigenen', 'Ihr sammelt und zeigt nichts'],
      approve: ['Die, die ihr freigebt', 'Jedes, sobald ihr es freigegeben habt'],
      show: ['Alle sofort', 'Sobald sie hinzugefügt sind; ihr könnt einzelne ausblenden'],
    },
    revealAt: 'Nicht vor',
    revealHint: (zone) =>
      `Leer lassen, um sie sofort zu zeigen. In der Zeitzone der Hochzeit, ${zone}.`,
    showsNames: 'Die Namen der Gäste neben ihren Fotos zeigen',
    opens: 'Gäste können Fotos hinzufügen',
    openings: {
      'first-event': 'Ab dem Tag des ersten Events',
      now: 'Ab sofort',
      never: 'Gar nicht',
    },
    linkHint: (days: number) =>
      `Eure Website verlinkt die Fotos bis ${formatNumber(days)} Tage nach dem letzten Event, oder auf Dauer, wenn sie den Abschnitt „Nach der Hochzeit“ hat. Ohne den Link können Gäste unter /photos und mit einem Tischlink weiter Fotos hinzufügen.`,
    limit: 'Platz für alle Fotos zusammen, in GB',
    room: (count, used) =>
      `${used} sind belegt. Es ist Platz für etwa ${plural(count, '# weiteres Foto', '# weitere Fotos')}.`,
    chooseLimit: 'Bitte gebt eine Zahl von 1 bis 10.000 ein',
    applies: 'Das gilt ab sofort.',
    save: 'Speichern',
    saving: 'Wird gespeichert…',
  },

  uploads: {
    title: 'Fotos hinzufügen',
    about:
      'Für die Dateien eures Fotografen und eure eigenen: auch 2.000 auf einmal. Lasst diese Seite offen, bis alle angekommen sind.',
    choose: 'Fotos auswählen oder hierher ziehen',
    formats: 'JPEG, PNG, WebP, AVIF und HEIC bis 60 MB, MP4 und MOV bis 500 MB',
    from: 'Fotograf',
    fromHint: 'Freiwillig. Steht als Name bei den Fotos.',
    progress: (done, count) =>
      `${formatNumber(done)} von ${plural(count, '# Datei', '# Dateien')} hinzugefügt`,
    failed: (count) =>
      plural(count, '# Datei wurde nicht hinzugefügt', '# Dateien wurden nicht hinzugefügt'),
    retry: 'Noch einmal versuchen',
    pause: 'Anhalten',
    resume: 'Fortsetzen',
    reasons: {
      'wrong-kind': 'Diese Art von Datei geht nicht.',
      'too-large': 'Die Datei ist zu groß.',
      full: 'Es ist kein Platz mehr.',
      exists: 'Es liegt im Papierkorb; dort könnt ihr es wiederherstellen.',
      damaged: 'Sie kam beschädigt an.',
      closed: 'Zurzeit können keine Fotos hinzugefügt werden.',
      'no-access': 'Ihr seid abgemeldet.',
      failed: 'Sie ist nicht angekommen.',
    },
  },

  overview: {
    waiting: (count) => plural(count, '# neues Foto zum Ansehen', '# neue Fotos zum Ansehen'),
  },
};
