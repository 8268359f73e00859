import type { website as English } from '../en/website.ts';
import { formatNumber, plural } from '../messages.ts';

export const website: typeof English = {
  wholeWebsite: 'Die Website',
  show: 'Anzeigen',
  form: 'Formular',
  preview: 'Vorschau',
  previewLink: 'Vorschau-Link',
  history: 'Verlauf',
  publish: 'Veröffentlichen',
  problemsBeforePublishing: (count) =>
    plural(
      count,
      'Vor dem Veröffentlichen ist noch # Angabe zu korrigieren',
      'Vor dem Veröffentlichen sind noch # Angaben zu korrigieren',
    ),
  notPublished: (status) => `${status} · noch nicht veröffentlicht`,
  published: (status, moment) => `${status} · veröffentlicht: ${moment}`,
  optional: 'Optional',
  hintOptional: (hint) => `${hint} · optional`,
  remove: 'Entfernen',
  removed: 'Entfernt',
  add: (title) => `Hinzufügen: ${title}`,
  problems: (count) => `${formatNumber(count)} zu korrigieren`,

  sections: {
    list: 'Abschnitte',
    basics: 'Namen, Tag und Ort',
    languages: 'Sprachen',
    look: 'Gestaltung',
    end: 'Ende der Seite',
    changed: 'geändert',
    available: 'Zur Seite hinzufügen',
    fromExample: 'Manches stammt noch aus dem Beispiel. [Schritt für Schritt ersetzen]',
    all: 'Alle Abschnitte',
    absent: 'Dieser Abschnitt ist nicht auf eurer Seite.',
    remove: 'Abschnitt entfernen',
    removed: 'Von der Seite entfernt',
    hidden: 'ausgeblendet',
    isHidden: 'Eure Gäste sehen diesen Abschnitt nicht. Seine Texte bleiben erhalten.',
    hide: 'Abschnitt ausblenden',
    show: 'Abschnitt wieder zeigen',
  },

  about: {
    couplePhoto: 'Oben auf der Seite, unter euren Namen',
    stay: 'Hotels in Gruppen, mit Bildern, Preisen und Links',
    travel: 'Wie man ankommt: mit Flugzeug, Bahn, Auto oder Boot, auf Wunsch mit Karte',
    faq: 'Fragen, deren Antworten sich aufklappen lassen',
    strip: 'Bis zu sechs Fotos nebeneinander',
    registry: 'Ein paar Worte über Geschenke, mit Links',
    carousel: 'Bilder zum Durchblättern, am Ende der Seite',
  },

  translations: {
    language: 'Sprache der Texte',
    missing: (count, language) =>
      plural(count, `${language}: # Text fehlt noch`, `${language}: # Texte fehlen noch`),
    next: 'Nächster fehlender Text',
    nextKeys: 'Strg+Enter, auf dem Mac ⌘+Enter',
    complete: (language) => `${language}: Alle Texte sind da.`,
    same: 'In allen Sprachen gleich',
    keptTexts: (hint) => `${hint}. Entfernt ihr eine Sprache, bleiben ihre Texte erhalten.`,
    first: 'Hauptsprache',
    makeFirst: 'Zur Hauptsprache machen',
    makeWhichFirst: (language) => `Zur Hauptsprache machen: ${language}`,
  },

  values: {
    item: 'Eintrag',
    empty: 'leer',
    yes: 'ja',
    no: 'nein',
    anotherPicture: 'anderes Bild',
    repliesUntil: (day) => `Antworten bis ${day}`,
    pictures: (count) => plural(count, '# Bild', '# Bilder'),
    andMore: (titles, count) => `${titles} · und ${formatNumber(count)} weitere`,
  },

  fields: {
    newEvent: 'Neues Event',
    moreAboutEvent: 'Mehr zu diesem Event',
    eventNotOnPage: 'Ein Event, das nicht mehr auf eurer Seite ist',
    eventNotOnForm: 'Ein Event, das nicht mehr im Formular ist',
    guestsOf: (event) => `Gäste von: ${event}`,
    everybody: 'Alle, die kommen',
    notChosen: 'Keine Angabe',
    addJourney: 'An- und Abreise hinzufügen',
    journeyQuestions:
      'Fragen an jeden Haushalt: wann er ankommt und abreist, mit welchem Flug oder Zug, wo er übernachtet und ob er Plätze in einem Transfer braucht.',
    chooseColour: 'Eigene Akzentfarbe wählen',
    removeColour: 'Farbe entfernen',
  },

  lists: {
    drag: 'Zum Sortieren ziehen',
    moveUp: 'Nach oben',
    moveDown: 'Nach unten',
    duplicate: 'Duplizieren',
    moved: (name, position, count) =>
      `${name} steht jetzt an Position ${formatNumber(position)} von ${formatNumber(count)}.`,
    full: (count) => `Mehr als ${formatNumber(count)} sind nicht möglich.`,
    add: {
      card: 'Karte hinzufügen',
      choice: 'Auswahl hinzufügen',
      event: 'Event hinzufügen',
      fact: 'Angabe hinzufügen',
      group: 'Gruppe hinzufügen',
      highlight: 'Highlight hinzufügen',
      hotel: 'Hotel hinzufügen',
      language: 'Sprache hinzufügen',
      link: 'Link hinzufügen',
      photograph: 'Fotos hinzufügen',
      picture: 'Bilder hinzufügen',
      question: 'Frage hinzufügen',
      route: 'Route hinzufügen',
      step: 'Programmpunkt hinzufügen',
      moment: 'Moment hinzufügen',
      person: 'Person hinzufügen',
      swatch: 'Farbe hinzufügen',
    },
  },

  pictures: {
    formats: (megabytes) =>
      `Auswählen, hierher ziehen oder einfügen · JPEG, PNG, WebP, AVIF oder HEIC bis ${formatNumber(megabytes)} MB`,
    choose: 'Aus euren Bildern wählen',
    uploads: 'Hochgeladene Dateien',
    leaveOut: 'Weglassen',
    uploading: (name) => `${name} wird hochgeladen`,
    preparing: 'Wird vorbereitet…',
    library: 'Eure Bilder',
    quota: (used, max) => `Eure Bilder belegen ${formatNumber(used)} von ${formatNumber(max)} MB.`,
    noUploads: 'Ihr habt noch kein Bild hochgeladen. Diese Bilder sind im Moment auf der Website.',
    number: (number) => `Bild ${formatNumber(number)}`,
    delete: 'Löschen',
    deleteNumber: (number) => `Bild ${formatNumber(number)} löschen`,
    notDeleted: 'Nicht gelöscht',
    picture: 'Bild',
    replace: 'Bild ersetzen',
    add: 'Bild hinzufügen',
    remove: 'Bild entfernen',
    focus: (x, y) =>
      `Wichtigster Punkt: ${formatNumber(x)} % von links, ${formatNumber(y)} % von oben. Mit den Pfeiltasten verschieben.`,
    focusHint: 'Tippt auf die Stelle, die immer zu sehen sein soll.',
    interrupted: 'Die Verbindung wurde unterbrochen. Bitte versucht es noch einmal.',
    notUsable: 'Der Server konnte dieses Bild nicht verwenden. Bitte versucht es noch einmal.',
    tooLarge: (megabytes) => `Die Datei ist größer als ${formatNumber(megabytes)} MB.`,
    unplaced: 'Euer Bild ist in „Eure Bilder“',
    unplacedReason: 'Seine Stelle auf der Website wurde beim Hochladen geändert oder entfernt.',
  },

  videos: {
    add: 'Video auswählen',
    replace: 'Video ersetzen',
    formats: (megabytes) =>
      `Auswählen oder hierher ziehen · MP4 oder MOV bis ${formatNumber(megabytes)} MB`,
    about: (size, megabytes) => `${size} Pixel · ${formatNumber(megabytes)} MB`,
    reading: 'Datei wird gelesen…',
    uploading: (name) => `${name} wird hochgeladen`,
    cancel: 'Hochladen abbrechen',
    interrupted:
      'Die Verbindung ist abgebrochen. Versucht es noch einmal: Das Hochladen geht dort weiter, wo es aufgehört hat.',
    reasons: {
      'wrong-kind': 'Das ist keine MP4- oder MOV-Datei.',
      'wrong-captions': 'Das ist keine WebVTT-Datei (.vtt).',
      full: 'Auf dem Server ist kein Platz für diese Datei.',
      damaged: 'Die Datei ist beschädigt angekommen. Bitte versucht es noch einmal.',
      failed: 'Die Datei ist nicht angekommen. Bitte versucht es noch einmal.',
    },
    noPicture: 'In dieser Datei sind keine bewegten Bilder.',
    notEverywhere:
      'Manche Gäste können dieses Video nicht abspielen, weil nicht jeder Browser sein Format kennt. Exportiert es noch einmal als MP4 mit H.264 und AAC; auf dem iPhone heißt das Format „Maximale Kompatibilität“.',
    captions: 'Untertitel',
    captionsHint:
      'Eine WebVTT-Datei (.vtt) für jede Sprache: für Gäste, die schlecht hören oder ohne Ton zusehen',
    addCaptions: (language) => `Untertitel hinzufügen: ${language}`,
    hasCaptions: (language) => `Untertitel: ${language}`,
    removeCaptions: (language) => `Untertitel entfernen: ${language}`,
    remove: 'Entfernen',
  },

  guide: {
    step: (number, count) => `Schritt ${formatNumber(number)} von ${formatNumber(count)}`,
    back: 'Zurück',
    skipStep: 'Schritt überspringen',
    skip: 'Einführung beenden',
    continue: 'Weiter',
    couple: 'Wer heiratet?',
    aboutCouple:
      'Eure Website zeigt die Hochzeit eines erfundenen Paars, bis ihr eure eigene veröffentlicht. Das dauert fünf Minuten.',
    names: ['Braut oder Bräutigam', 'Die andere Hälfte des Paars'],
    nameHint: 'So, wie eure Gäste euch nennen',
    enterName: 'Gebt einen Namen ein oder überspringt diesen Schritt.',
    day: 'Wann und wo?',
    aboutDay:
      'Die Events aus dem Beispiel rücken auf euren Tag. Jedes davon könnt ihr später ändern.',
    date: 'Tag der Hochzeit',
    chooseDate: 'Wählt einen Tag oder überspringt diesen Schritt.',
    venue: 'Location und Ort',
    languages: 'In welchen Sprachen?',
    aboutLanguages:
      'Eure Texte schreibt ihr in jeder Sprache selbst. Formular, Datumsangaben und E-Mails sind schon übersetzt.',
    photograph: 'Ein Foto von euch beiden',
    aboutPhotograph: 'Es steht ganz oben auf der Seite. Ein Handyfoto genügt.',
    begin: 'Wie möchtet ihr anfangen?',
    aboutBegin: 'Eure Gäste sehen nichts davon, bis ihr veröffentlicht.',
    openEditor: 'Zum Bearbeiten',
    beginning: 'Anfang',
    empty: 'Mit einer leeren Seite',
    aboutEmpty:
      'Die Hochzeit und das Antwortformular. Hotels, Fragen und Fotos fügt ihr nach Bedarf hinzu.',
    example: 'Mit den Texten aus dem Beispiel',
    aboutExample: 'Alles von der erfundenen Hochzeit in Venedig, zum Umschreiben.',
    emptyTitle: 'Mit einer leeren Seite anfangen?',
    emptyWarning:
      'Ihr habt diese Website schon geändert. Auf einer leeren Seite bleiben eure Namen, der Tag, der Ort, die Sprachen, euer Foto und die Gestaltung. Alles andere, was ihr geschrieben habt, wird gelöscht.',
    confirmEmpty: 'Seite leeren',
    keepChanges: 'Meine Änderungen behalten',
  },

  previewing: {
    width: 'Breite der Vorschau',
    phone: 'Handy',
    laptop: 'Laptop',
    loading: 'Vorschau wird geladen…',
    mustBeCorrected: '[Dieses Feld] muss korrigiert werden, damit die Vorschau es zeigen kann.',
    hint: 'Klickt auf einen Text und schreibt. Ein Klick auf ein Bild ändert es, einer auf die letzte Zeile eines Events dreht die Karte um.',
    ofVersion: 'Vorschau dieser Version',
  },

  /** On the page itself. */
  editing: {
    edit: (label: string) => `Bearbeiten: ${label}`,
    changePicture: (label: string) => `Bild ändern: ${label}`,
    inForm: 'Im Formular',
    comesFrom: (label: string) => `Kommt aus: ${label}`,
    computed: 'Diese Worte schreibt die Seite selbst',
    missing: (language: string) => `Noch nicht auf ${language}`,
    example: 'Noch der Text des Beispiels',
    done: 'Fertig',
  },

  conflict: {
    title: (section) => `„${section}“ wurde auf zwei Geräten geändert`,
    savedAt: (device, moment) => `${device} hat Änderungen gespeichert (${moment}).`,
    saved: 'Ein anderes Gerät hat Änderungen gespeichert.',
    otherDevice: 'Ein anderes Gerät',
    differences:
      'Eure Änderungen sind noch nicht gespeichert. Das sind die Unterschiede, von der anderen Version zu eurer:',
    keepMine: 'Meine behalten',
    useOther: 'Andere Version übernehmen',
  },

  changes: {
    list: 'Änderungen',
    added: 'Hinzugefügt',
    removed: 'Entfernt',
    addedWhat: 'Hinzugefügt: [Inhalt]',
    removedWhat: 'Entfernt: [Inhalt]',
    moved: (from, to) => `Von Position ${from} auf ${to} verschoben`,
    andMore: (count) => `und ${formatNumber(count)} weitere`,
  },

  publishing: {
    problems: (count) =>
      plural(
        count,
        '# Angabe muss noch korrigiert werden, bevor eure Gäste die Änderungen sehen können.',
        '# Angaben müssen noch korrigiert werden, bevor eure Gäste die Änderungen sehen können.',
      ),
    savingLast: 'Eure letzte Änderung wird gerade gespeichert…',
    notSaved:
      'Eure letzten Änderungen sind noch nicht gespeichert. Sobald sie es sind, geht es weiter.',
    comparing: 'Wird verglichen…',
    nothingNew: 'Eure Gäste sehen schon alles so wie hier.',
    first: 'Das werden eure Gäste auf der Seite sehen:',
    changes: (count) =>
      plural(
        count,
        '# Änderung seit der letzten Version:',
        '# Änderungen seit der letzten Version:',
      ),
    sameAsFiles:
      'Es hat sich nichts geändert. Sobald ihr veröffentlicht, sehen eure Gäste diese Version statt der Dateien in content/.',
    summary: 'Auf eurer Seite',
    note: 'Notiz',
    noteHint: 'Für euch beide, im Verlauf · optional',
    now: 'Jetzt veröffentlichen',
    anyway: 'Trotzdem veröffentlichen',
    publishing: 'Wird veröffentlicht…',
    notPublished: 'Nicht veröffentlicht',
    wait: 'Neue Bilder brauchen je ein paar Sekunden. Ihr könnt hier warten.',
    missing: 'Fehlende Übersetzungen',
    missingIn: (count, language, first) =>
      plural(
        count,
        `# Text fehlt auf ${language}: Eure Gäste lesen ihn auf ${first}.`,
        `# Texte fehlen auf ${language}: Eure Gäste lesen sie auf ${first}.`,
      ),
    write: 'Schreiben',
    writeIn: (language) => `Schreiben (${language})`,
    writeFirst: 'Ersten schreiben',
    writeFirstIn: (language) => `Ersten schreiben (${language})`,
    askAnyway: 'Trotzdem veröffentlichen?',
    passedDates: 'Diese Termine sind vorbei. Ihr könnt sie trotzdem veröffentlichen:',
    missingEnds: 'Diese Events haben kein Ende. Im Kalender steht dann nur, wann sie anfangen:',
    lookingForPictures: 'Neue Bilder werden gesucht…',
    preparingPictures: (done, total) =>
      `Bilder werden vorbereitet: ${formatNumber(done)} von ${formatNumber(total)}`,
    writingPages: 'Seiten werden erstellt…',
    done: 'Veröffentlicht. Eure Gäste sehen es ab sofort.',
    open: 'Website öffnen',
    seenNow: 'Das sehen eure Gäste jetzt',
    nextSteps: 'So geht es weiter',
    tryPhone: 'Seht euch alles einmal auf dem Handy an, so wie die meisten Gäste.',
    addGuestList: '[Gästeliste anlegen], um zu sehen, wer noch nicht geantwortet hat.',
    printQrCode: '[QR-Code drucken] für die Einladung.',
    bringBack: 'Etwas stimmt nicht? Im [Verlauf] holt ihr jede frühere Version zurück.',
    close: 'Fertig',
  },

  versions: {
    list: 'Versionen',
    none: 'Hier wurde noch nichts veröffentlicht. Eure Gäste sehen die Website, die bei der Einrichtung dabei war.',
    current: 'Diese sehen eure Gäste',
    sameAsBefore: 'Genauso wie die Version davor.',
    restore: 'In den Entwurf übernehmen',
    restoreTitle: 'Unveröffentlichte Änderungen ersetzen?',
    restoreWarning:
      'Im Entwurf sind Änderungen, die nicht veröffentlicht sind. Diese Version ersetzt sie, und sie lassen sich nicht zurückholen.',
    confirmRestore: 'Ja, ersetzen',
    keepChanges: 'Meine Änderungen behalten',
    restored: 'In den Entwurf übernommen',
    publishToShow: 'Eure Gäste sehen sie, sobald ihr sie veröffentlicht.',
    isPublished: 'Das ist die Version, die eure Gäste sehen.',
    notRestored: 'Nicht übernommen',
  },

  links: {
    about:
      'Mit einem Vorschau-Link sehen Freunde oder Familie den Entwurf, bevor er veröffentlicht ist, ganz ohne Passwort. Ändern lässt sich damit nichts.',
    list: 'Vorschau-Links',
    created: (moment) => `Erstellt: ${moment}`,
    revokeWhat: (moment) => `Link vom ${moment} sperren`,
    notCreated: 'Es wurde kein Link erstellt',
    incomplete:
      'An dieser Website wird noch geschrieben. Sie kann noch nicht gezeigt werden. Bitte versucht es später noch einmal.',
    expired: 'Dieser Vorschau-Link ist abgelaufen. Bitte lasst euch einen neuen geben.',
  },

  errors: {
    noSection: 'Diesen Abschnitt hat die Website nicht.',
    nothingChanged: 'Es hat sich nichts geändert.',
    tooMuch: 'Das ist mehr, als die Website zeigen kann.',
    noteNoText: 'Eine Notiz ist ein Text.',
    noteEmpty: 'Die Notiz ist leer.',
    noteTooLong: (max) => `Höchstens ${formatNumber(max)} Zeichen.`,
    noPicture: 'In dieser Anfrage ist kein Bild.',
    picturesFull: (megabytes) =>
      `Alle Bilder zusammen dürfen ${formatNumber(megabytes)} MB groß sein. Löscht welche, die ihr auf der Website nicht verwendet.`,
    incomplete: 'Das Bild ist nicht vollständig angekommen. Bitte versucht es noch einmal.',
    exhausted:
      'Dieses Bild braucht zu viel Zeit oder Speicher. Speichert es kleiner als JPEG und versucht es noch einmal.',
    drawing:
      'SVG-Zeichnungen können nicht hochgeladen werden. Speichert die Zeichnung als PNG und versucht es noch einmal.',
    unknownFormat: 'Diese Datei ist kein Bild im Format JPEG, PNG, WebP, AVIF oder HEIC.',
    damaged:
      'Dieses Bild ist beschädigt oder unvollständig. Öffnet es auf eurem Gerät, speichert es neu und versucht es noch einmal.',
    tooManyPixels: (width, height) =>
      `Dieses Bild hat ${formatNumber(width)} × ${formatNumber(height)} Pixel. Das sind zu viele. Speichert es kleiner und versucht es noch einmal.`,
  },
};
