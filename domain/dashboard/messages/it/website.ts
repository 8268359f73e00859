import type { website as English } from '../en/website.ts';
import { formatNumber, plural } from '../messages.ts';

export const website: typeof English = {
  wholeWebsite: 'Il sito',
  show: 'Mostra',
  form: 'Modulo',
  preview: 'Anteprima',
  previewLink: 'Link di anteprima',
  history: 'Cronologia',
  publish: 'Pubblica',
  problemsBeforePublishing: (count) =>
    plural(
      count,
      '# cosa da correggere prima di pubblicare',
      '# cose da correggere prima di pubblicare',
    ),
  notPublished: (status) => `${status} · non ancora pubblicato`,
  published: (status, moment) => `${status} · pubblicato: ${moment}`,
  optional: 'Facoltativo',
  hintOptional: (hint) => `${hint} · facoltativo`,
  remove: 'Rimuovi',
  removed: 'Rimosso',
  add: (title) => `Aggiungi: ${title}`,
  problems: (count) => `${formatNumber(count)} da correggere`,

  sections: {
    list: 'Sezioni',
    basics: 'Nomi, giorno e luogo',
    languages: 'Lingue',
    look: 'Aspetto',
    end: 'Fine della pagina',
    changed: 'modificata',
    available: 'Aggiungete alla pagina',
    fromExample: 'Alcune parti vengono ancora dall’esempio. [Apri la guida]',
    all: 'Tutte le sezioni',
    absent: 'Questa sezione non è sulla vostra pagina.',
    remove: 'Rimuovi questa sezione',
    removed: 'Rimossa dalla pagina',
    hidden: 'nascosta',
    isHidden: 'Gli invitati non vedono questa sezione. I testi restano salvati.',
    hide: 'Nascondi questa sezione',
    show: 'Mostra questa sezione',
  },

  about: {
    couplePhoto: 'In cima alla pagina, sotto i vostri nomi',
    stay: 'Alberghi in gruppi, con immagini, prezzi e link',
    travel: 'Come arrivare: in aereo, in treno, in auto o in barca, con una mappa se l’avete',
    faq: 'Domande con risposte che si aprono sul posto',
    strip: 'Fino a sei fotografie una accanto all’altra',
    registry: 'Qualche parola sui regali, con i link',
    carousel: 'Immagini da sfogliare, alla fine della pagina',
  },

  translations: {
    language: 'Lingua dei testi',
    missing: (count, language) =>
      plural(count, `${language}: manca # testo`, `${language}: mancano # testi`),
    next: 'Prossimo testo mancante',
    nextKeys: 'Ctrl+Invio, sul Mac ⌘+Invio',
    complete: (language) => `${language}: i testi ci sono tutti.`,
    same: 'Uguale in tutte le lingue',
    keptTexts: (hint) => `${hint}. Se togliete una lingua, i suoi testi restano salvati.`,
    first: 'lingua principale',
    makeFirst: 'Rendila la principale',
    makeWhichFirst: (language) => `Rendila la principale: ${language}`,
  },

  values: {
    item: 'Elemento',
    empty: 'vuoto',
    yes: 'sì',
    no: 'no',
    anotherPicture: 'un’altra immagine',
    repliesUntil: (day) => `Risposte entro il ${day}`,
    pictures: (count) => plural(count, '# immagine', '# immagini'),
    andMore: (titles, count) => `${titles} · e ancora ${formatNumber(count)}`,
  },

  fields: {
    newEvent: 'Nuovo evento',
    moreAboutEvent: 'Altro su questo evento',
    eventNotOnPage: 'Un evento che non è più sulla vostra pagina',
    eventNotOnForm: 'Un evento che non è più nel modulo',
    guestsOf: (event) => `Invitati di: ${event}`,
    everybody: 'Tutti quelli che vengono',
    notChosen: 'Non indicato',
    addJourney: 'Aggiungi arrivi e partenze',
    journeyQuestions:
      'Domande per ogni gruppo: quando arriva e riparte, con quale volo o treno, dove alloggia e se ha bisogno di posti in un transfer.',
    chooseColour: 'Scegli un colore tutto vostro',
    removeColour: 'Rimuovi questo colore',
  },

  lists: {
    drag: 'Trascina per ordinare',
    moveUp: 'Sposta su',
    moveDown: 'Sposta giù',
    duplicate: 'Duplica',
    moved: (name, position, count) =>
      `${name} è ora in posizione ${formatNumber(position)} di ${formatNumber(count)}.`,
    full: (count) => `Non se ne possono aggiungere più di ${formatNumber(count)}.`,
    add: {
      card: 'Aggiungi una scheda',
      choice: 'Aggiungi una scelta',
      event: 'Aggiungi un evento',
      fact: 'Aggiungi un’informazione',
      group: 'Aggiungi un gruppo',
      highlight: 'Aggiungi un punto forte',
      hotel: 'Aggiungi un hotel',
      language: 'Aggiungi una lingua',
      link: 'Aggiungi un link',
      photograph: 'Aggiungi foto',
      picture: 'Aggiungi immagini',
      question: 'Aggiungi una domanda',
      route: 'Aggiungi un percorso',
      step: 'Aggiungi un momento',
      moment: 'Aggiungi un momento',
      person: 'Aggiungi una persona',
      swatch: 'Aggiungi un colore',
    },
  },

  pictures: {
    formats: (megabytes) =>
      `Scegliete, trascinate o incollate · JPEG, PNG, WebP, AVIF o HEIC fino a ${formatNumber(megabytes)} MB`,
    choose: 'Scegli tra le vostre immagini',
    uploads: 'Caricamenti',
    leaveOut: 'Tralascia',
    uploading: (name) => `Caricamento di ${name}`,
    preparing: 'Preparazione…',
    library: 'Le vostre immagini',
    quota: (used, max) =>
      `Le immagini caricate occupano ${formatNumber(used)} MB su ${formatNumber(max)}.`,
    noUploads: 'Non avete ancora caricato immagini. Queste sono sul sito in questo momento.',
    number: (number) => `Immagine ${formatNumber(number)}`,
    delete: 'Elimina',
    deleteNumber: (number) => `Elimina l’immagine ${formatNumber(number)}`,
    notDeleted: 'Non eliminata',
    picture: 'Immagine',
    replace: 'Sostituisci l’immagine',
    add: 'Aggiungi un’immagine',
    remove: 'Rimuovi l’immagine',
    focus: (x, y) =>
      `Punto principale: ${formatNumber(x)}% da sinistra, ${formatNumber(y)}% dall’alto. Spostatelo con i tasti freccia.`,
    focusHint: 'Toccate il punto che deve restare sempre visibile.',
    interrupted: 'La connessione si è interrotta. Riprovate.',
    notUsable: 'Il server non ha potuto usare questa immagine. Riprovate.',
    tooLarge: (megabytes) => `Il file supera i ${formatNumber(megabytes)} MB.`,
    unplaced: 'L’immagine è in «Le vostre immagini»',
    unplacedReason: 'Il suo posto sul sito è stato modificato o rimosso durante il caricamento.',
  },

  videos: {
    add: 'Scegli un video',
    replace: 'Sostituisci il video',
    formats: (megabytes) =>
      `Scegliete o trascinate · MP4 o MOV fino a ${formatNumber(megabytes)} MB`,
    about: (size, megabytes) => `${size} pixel · ${formatNumber(megabytes)} MB`,
    reading: 'Lettura del file…',
    uploading: (name) => `Caricamento di ${name}`,
    cancel: 'Annulla il caricamento',
    interrupted:
      'La connessione si è interrotta. Riprovate: il caricamento riprende da dove si era fermato.',
    reasons: {
      'wrong-kind': 'Non è un file MP4 o MOV.',
      'wrong-captions': 'Non è un file WebVTT (.vtt).',
      full: 'Sul server non c’è spazio per questo file.',
      damaged: 'Il file è arrivato danneggiato. Riprovate.',
      failed: 'Il file non è arrivato. Riprovate.',
    },
    noPicture: 'Questo file non contiene immagini in movimento.',
    notEverywhere:
      'Alcuni invitati non potranno vedere questo video, perché non tutti i browser ne conoscono il formato. Esportatelo di nuovo come MP4 con H.264 e AAC; su iPhone il formato si chiama «Più compatibile».',
    captions: 'Sottotitoli',
    captionsHint:
      'Un file WebVTT (.vtt) per ogni lingua, per gli invitati che sentono poco o guardano senza audio',
    addCaptions: (language) => `Aggiungi i sottotitoli: ${language}`,
    hasCaptions: (language) => `Sottotitoli: ${language}`,
    removeCaptions: (language) => `Rimuovi i sottotitoli: ${language}`,
    remove: 'Rimuovi',
  },

  guide: {
    step: (number, count) => `Passo ${formatNumber(number)} di ${formatNumber(count)}`,
    back: 'Indietro',
    skipStep: 'Salta questo passo',
    skip: 'Salta la guida',
    continue: 'Continua',
    couple: 'Chi si sposa?',
    aboutCouple:
      'Finché non pubblicate il vostro, il sito mostra il matrimonio di una coppia inventata. Bastano cinque minuti.',
    names: ['Sposa o sposo', 'L’altra metà della coppia'],
    nameHint: 'Il nome con cui vi chiamano gli invitati',
    enterName: 'Scrivete un nome o saltate questo passo.',
    day: 'Quando e dove?',
    aboutDay:
      'Gli eventi dell’esempio si spostano al vostro giorno. Potrete modificarli tutti più tardi.',
    date: 'Giorno delle nozze',
    chooseDate: 'Scegliete un giorno o saltate questo passo.',
    venue: 'Luogo e città',
    languages: 'In quali lingue?',
    aboutLanguages:
      'I testi li scrivete voi in ciascuna lingua. Il modulo, le date e le email sono già tradotti.',
    photograph: 'Una foto di voi due',
    aboutPhotograph: 'Sta in cima alla pagina. Va bene anche una foto del telefono.',
    begin: 'Come volete cominciare?',
    aboutBegin: 'Gli invitati non vedono nulla finché non pubblicate.',
    openEditor: 'Comincia a scrivere',
    beginning: 'Inizio',
    empty: 'Con una pagina vuota',
    aboutEmpty:
      'Il matrimonio e il modulo di risposta. Hotel, domande e foto li aggiungete quando servono.',
    example: 'Con i testi dell’esempio',
    aboutExample: 'Tutto il matrimonio inventato a Venezia, da riscrivere.',
    emptyTitle: 'Cominciare con una pagina vuota?',
    emptyWarning:
      'Avete già modificato questo sito. In una pagina vuota restano i vostri nomi, il giorno, il luogo, le lingue, la vostra foto e l’aspetto. Tutto il resto che avete scritto viene eliminato.',
    confirmEmpty: 'Svuota la pagina',
    keepChanges: 'Tieni le mie modifiche',
  },

  previewing: {
    width: 'Larghezza dell’anteprima',
    phone: 'Telefono',
    laptop: 'Computer',
    loading: 'Caricamento dell’anteprima…',
    mustBeCorrected: '[Questo campo] va corretto prima che l’anteprima possa mostrarlo.',
    hint: 'Fate clic su un testo e scrivete. Un clic su un’immagine la modifica, uno sull’ultima riga di un evento gira la sua scheda.',
    ofVersion: 'Anteprima di questa versione',
  },

  /** On the page itself. */
  editing: {
    edit: (label: string) => `Modifica: ${label}`,
    changePicture: (label: string) => `Cambia l’immagine: ${label}`,
    inForm: 'Nel modulo',
    comesFrom: (label: string) => `Viene da: ${label}`,
    computed: 'Queste parole le scrive la pagina da sola',
    missing: (language: string) => `Manca ancora in ${language}`,
    example: 'Ancora il testo dell’esempio',
    done: 'Fatto',
  },

  conflict: {
    title: (section) => `«${section}» è stata modificata su due dispositivi`,
    savedAt: (device, moment) => `${device} ha salvato le sue modifiche (${moment}).`,
    saved: 'Un altro dispositivo ha salvato delle modifiche.',
    otherDevice: 'Un altro dispositivo',
    differences:
      'Le vostre modifiche non sono ancora salvate. Ecco le differenze, dall’altra versione alla vostra:',
    keepMine: 'Tieni la mia',
    useOther: 'Usa l’altra versione',
  },

  changes: {
    list: 'Modifiche',
    added: 'Aggiunto',
    removed: 'Rimosso',
    addedWhat: 'Aggiunto: [contenuto]',
    removedWhat: 'Rimosso: [contenuto]',
    moved: (from, to) => `Spostato dalla posizione ${from} alla ${to}`,
    andMore: (count) => `e ancora ${formatNumber(count)}`,
  },

  publishing: {
    problems: (count) =>
      plural(
        count,
        'C’è # cosa da correggere prima che gli invitati possano vedere le modifiche.',
        'Ci sono # cose da correggere prima che gli invitati possano vedere le modifiche.',
      ),
    savingLast: 'Salvataggio dell’ultima modifica…',
    notSaved:
      'Le ultime modifiche non sono ancora salvate. La pubblicazione continua appena lo sono.',
    comparing: 'Confronto in corso…',
    nothingNew: 'Gli invitati vedono già tutto come è qui.',
    first: 'Ecco che cosa ci sarà sulla pagina che vedono gli invitati:',
    changes: (count) =>
      plural(count, '# modifica dall’ultima versione:', '# modifiche dall’ultima versione:'),
    sameAsFiles:
      'Non è cambiato nulla. Appena pubblicate, gli invitati vedono questa versione al posto dei file in content/.',
    summary: 'Sulla vostra pagina',
    note: 'Nota',
    noteHint: 'Per voi due, nella cronologia · facoltativa',
    now: 'Pubblica ora',
    anyway: 'Pubblica comunque',
    publishing: 'Pubblicazione…',
    notPublished: 'Non pubblicato',
    wait: 'Ogni nuova immagine richiede qualche secondo. Potete aspettare qui.',
    missing: 'Traduzioni mancanti',
    missingIn: (count, language, first) =>
      plural(
        count,
        `Manca # testo in ${language}: gli invitati lo leggono in ${first}.`,
        `Mancano # testi in ${language}: gli invitati li leggono in ${first}.`,
      ),
    write: 'Scrivilo',
    writeIn: (language) => `Scrivilo in ${language}`,
    writeFirst: 'Scrivi il primo',
    writeFirstIn: (language) => `Scrivi il primo in ${language}`,
    askAnyway: 'Pubblicare comunque?',
    passedDates: 'Date già passate. Potete pubblicarle così come sono:',
    missingEnds: 'Eventi senza una fine. I calendari mostrano solo quando cominciano:',
    lookingForPictures: 'Ricerca di nuove immagini…',
    preparingPictures: (done, total) =>
      `Preparazione delle immagini: ${formatNumber(done)} di ${formatNumber(total)}`,
    writingPages: 'Creazione delle pagine…',
    done: 'Pubblicato. Da questo momento gli invitati vedono tutto.',
    open: 'Apri il sito',
    seenNow: 'Che cosa vedono ora gli invitati',
    nextSteps: 'I prossimi passi',
    tryPhone: 'Guardatelo una volta sul telefono, come farà la maggior parte degli invitati.',
    addGuestList: '[Aggiungete gli invitati] per vedere chi non ha ancora risposto.',
    printQrCode: '[Stampate il codice QR] per l’invito.',
    bringBack:
      'Qualcosa non va? Dalla [cronologia] potete recuperare qualsiasi versione precedente.',
    close: 'Fatto',
  },

  versions: {
    list: 'Versioni',
    none: 'Qui non è stato ancora pubblicato nulla. Gli invitati vedono il sito fornito con l’installazione.',
    current: 'Gli invitati vedono questa',
    sameAsBefore: 'Uguale alla versione precedente.',
    restore: 'Ripristina nella bozza',
    restoreTitle: 'Sostituire le modifiche non pubblicate?',
    restoreWarning:
      'La bozza contiene modifiche non pubblicate. Questa versione le sostituisce, e non si possono recuperare.',
    confirmRestore: 'Sì, sostituisci',
    keepChanges: 'Tieni le mie modifiche',
    restored: 'Ripristinata nella bozza',
    publishToShow: 'Gli invitati la vedranno quando la pubblicherete.',
    isPublished: 'È la versione che vedono gli invitati.',
    notRestored: 'Non ripristinata',
  },

  links: {
    about:
      'Con un link di anteprima, amici o parenti vedono la bozza prima che sia pubblicata, senza password. Nessuno può modificare nulla.',
    list: 'Link di anteprima',
    created: (moment) => `Creato: ${moment}`,
    revokeWhat: (moment) => `Revoca il link creato: ${moment}`,
    notCreated: 'Nessun link creato',
    incomplete: 'Questo sito è in preparazione e non si può ancora mostrare. Riprovate più tardi.',
    expired: 'Questo link di anteprima è scaduto. Chiedetene uno nuovo.',
  },

  errors: {
    noSection: 'Il sito non ha questa sezione.',
    nothingChanged: 'Non è cambiato nulla.',
    tooMuch: 'È più di quanto il sito possa mostrare.',
    noteNoText: 'Una nota è un testo.',
    noteEmpty: 'La nota è vuota.',
    noteTooLong: (max) => `Al massimo ${formatNumber(max)} caratteri.`,
    noPicture: 'In questa richiesta non c’è nessuna immagine.',
    picturesFull: (megabytes) =>
      `Tutte le immagini insieme possono occupare ${formatNumber(megabytes)} MB. Eliminatene qualcuna che il sito non usa.`,
    incomplete: 'L’immagine non è arrivata per intero. Riprovate.',
    exhausted:
      'Questa immagine richiede troppo tempo o troppa memoria. Salvatela come JPEG con meno pixel e riprovate.',
    drawing: 'I disegni SVG non si possono caricare. Salvate il disegno come PNG e riprovate.',
    unknownFormat: 'Questo file non è un’immagine JPEG, PNG, WebP, AVIF o HEIC.',
    damaged:
      'Questa immagine è danneggiata o incompleta. Apritela sul vostro dispositivo, salvatela di nuovo e riprovate.',
    tooManyPixels: (width, height) =>
      `Questa immagine ha ${formatNumber(width)} × ${formatNumber(height)} pixel: sono troppi. Salvatela più piccola e riprovate.`,
  },
};
