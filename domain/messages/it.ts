import type { CoupleTexts, EmailMessages, Language, TranslatedMessages } from './messages.ts';

export const details: Language = {
  name: 'Italiano',
  locale: 'it-IT',
  letters: 'ÀÈÉÌÒÙàèéìòù«»',
  toDeadlineLine: (day) => `Rispondete entro ${/^(8|11) /.test(day) ? 'l’' : 'il '}${day}`,
  namesInLists: ['italian', 'italiano', 'italienisch', 'italien'],
};

/** Addresses the guests as "voi". */
export const messages: TranslatedMessages = {
  page: {
    lang: 'it',
    title: 'Benvenuti',
    description: 'Un sito di nozze privato. La password è scritta nel vostro invito.',
    noScript: 'Per entrare, attivate JavaScript nel vostro browser.',
    notFoundTitle: 'Pagina non trovata',
  },

  gate: {
    welcome: 'Benvenuti',
    prompt: 'Inserite la password per entrare nel nostro sito di nozze',
    enter: 'Entra nel sito',
    checking: 'Verifica in corso…',
    oneMoment: 'Un attimo, per favore…',
    notLoaded:
      'La password è corretta, ma il sito non si è caricato. Controllate la connessione, disattivate per questa pagina l’eventuale blocco della pubblicità e riprovate.',

    wrongPassword: ['Accesso negato', 'Inserite la password corretta.'],
    tooManyAttempts: 'Troppi tentativi',
    retryAfter: {
      one: 'Aspettate {count} secondo, poi riprovate.',
      other: 'Aspettate {count} secondi, poi riprovate.',
    },

    linkErrors: {
      unknown: [
        'Questo link non funziona',
        'Forse è stato sostituito da uno nuovo. Anche la password del vostro invito apre il sito; per un nuovo link, chiedete a noi.',
      ],
      tooMany: ['Troppi tentativi', 'Aspettate qualche minuto, poi riaprite il vostro link.'],
    },
    granted: ['Benvenuti!', 'Siete entrati nel sito delle nozze.'],
    cookieBlocked: [
      'Consentite i cookie',
      'La password è corretta, ma il vostro browser non ha salvato il cookie che dà accesso al sito.',
    ],
  },

  site: {
    notFound: 'Ops! Pagina non trovata',
    returnHome: 'Torna alla pagina iniziale',
    unexpected: 'Si è verificato un errore imprevisto!',
    reloadPage: 'Non è stato possibile caricare la pagina. Ricaricatela, per favore.',

    pageIncomplete:
      'Una parte di questa pagina non si è caricata. Potete continuare a leggere e a scrivere.',
    tryAgain: 'Riprova',

    networkErrors: {
      offline: [
        'Nessuna connessione',
        'Non siamo riusciti a raggiungere il sito. Controllate la connessione e riprovate.',
      ],
      timeout: [
        'Nessuna risposta',
        'Il sito ha impiegato troppo tempo a rispondere. Riprovate, per favore.',
      ],
      unexpected: [
        'Qualcosa è andato storto',
        'Il sito ha dato una risposta inattesa. Riprovate fra qualche istante.',
      ],
    },

    toastLabels: { toast: 'Messaggio', close: 'Chiudi', list: 'Messaggi ({hotkey})' },
    pictures: {
      previous: 'Immagine precedente',
      next: 'Immagine successiva',
      position: '{index} di {count}',
      close: 'Chiudi',
    },
  },

  offline: {
    pageUpdated: 'Questa pagina è stata aggiornata.',
    reload: 'Ricarica',
    later: 'Più tardi',

    notForgotten: 'Dispositivo non dimenticato',
    stillHasAccess: 'Questo dispositivo ha ancora accesso.',
  },

  photos: {
    link: 'Aggiungete le vostre foto',
    linkAfterwards: 'Guardate le foto e aggiungete le vostre',
    title: 'Foto',
    back: 'Torna al matrimonio',
    languages: 'Lingue',
    prompt: 'Inserite la password del nostro matrimonio per vedere le foto e aggiungere le vostre',
    enter: 'Entrate',
    full: 'Il nostro album è pieno in questo momento. Conservate le vostre foto e riprovate più tardi.',
    closed: 'In questo momento non si possono aggiungere foto.',
    nothingYet: 'Ancora nessuna foto',
    beFirst: 'Le prime potrebbero essere le vostre.',
    revealAt: 'Tutte le foto saranno visibili qui da {time}.',
    choose: 'Scegliete le foto',
    takeOne: 'Scattatene una ora',
    drop: 'Oppure trascinatele su questa pagina.',
    name: 'Il vostro nome (facoltativo)',
    addingAs: 'Aggiungete come {name}.',
    changeName: 'Cambiate',
    event: 'Dove le avete scattate (facoltativo)',
    noEvent: 'In nessuno di questi momenti',
    originals:
      'Noi riceviamo gli originali, con luogo e ora; gli altri invitati vedono solo copie senza il luogo.',
    modes: {
      collect: 'Solo noi vediamo ciò che aggiungete.',
      approve: 'Gli altri invitati vedono ciò che aggiungete dopo che l’abbiamo guardato.',
      show: 'Gli altri invitati vedono ciò che aggiungete.',
    },
    sending: {
      one: '{count} foto in invio.',
      other: '{count} foto in invio.',
    },
    progress: '{count} di {total} inviate.',
    progressLabel: 'Avanzamento',
    isKept: 'Se chiudete questa pagina, il resto parte quando la riaprite.',
    pause: 'Sospendete',
    resume: 'Continuate',
    paused: 'L’invio è sospeso.',
    waiting: 'Nessuna connessione. L’invio riprende da solo.',
    thanks: {
      one: 'La vostra foto è arrivata. Grazie!',
      other: 'Tutte e {count} le foto sono arrivate. Grazie!',
    },
    yours: 'Le vostre foto',
    takeBack: 'Ritirate',
    takeBackQuestion: 'Volete ritirarla?',
    keep: 'Tenete',
    remove: 'Togliete',
    rejections: {
      exists: 'È già nel nostro album.',
      full: 'Il nostro album è pieno.',
      closed: 'Il nostro album è chiuso.',
      'too-large': 'Supera i {limit} MB.',
      'wrong-kind': 'Non è una foto, né un video MP4 o MOV.',
      damaged: 'Si è danneggiata durante l’invio.',
      'no-access': 'Inserite di nuovo la password.',
      unreadable: 'Il vostro dispositivo non riesce a leggere questo file.',
      failed: 'Non è stato possibile inviarla.',
    },
    linkErrors: {
      ended: [
        'Questo codice non è più valido',
        'Anche la password del vostro invito apre questa pagina. Oppure chiedeteci un nuovo codice.',
      ],
      tooMany: [
        'Troppi tentativi',
        'Aspettate qualche minuto, poi scansionate di nuovo il codice.',
      ],
    },
  },

  statements: {
    privacy: 'Privacy',
    privacyParts: [
      [
        'Che cosa viene salvato',
        'La vostra risposta: i nomi, l’indirizzo email, le scelte e il messaggio che inviate, e quando li avete inviati. Se avete un link personale, anche ciò che gli sposi hanno scritto su di voi nella lista degli invitati, come i nomi e un indirizzo postale, e quando il link è stato aperto per la prima volta.',
      ],
      [
        'Dove',
        'Nel database di questo sito, su un server scelto dagli sposi, e nelle sue copie di sicurezza. Un cookie ricorda che siete entrati. Il vostro browser conserva una copia della pagina, per mostrarla anche senza connessione, e le parole che non avete ancora inviato. Non c’è pubblicità e le vostre visite non vengono tracciate.',
      ],
      [
        'Chi lo vede',
        'Gli sposi e chi li aiuta con il sito. Catering e wedding planner vedono gli elenchi che gli sposi danno loro. Le email per voi sono spedite dal servizio di posta degli sposi.',
      ],
      [
        'Per quanto tempo',
        'Finché gli sposi non lo cancellano. Le copie di sicurezza possono contenerlo ancora per qualche tempo.',
      ],
      [
        'Che cosa potete fare',
        'Potete cambiare la vostra risposta, come spiegato nel modulo. Chiedete agli sposi una copia di tutto ciò che è salvato su di voi, oppure di cancellarlo. Per rimuoverlo da questo dispositivo, scegliete «{forget}» in fondo alla pagina.',
      ],
    ],
    accessibility: 'Accessibilità',
    accessibilityParts: [
      [
        'Per tutti',
        'Questo sito è fatto per rispettare le linee guida per l’accessibilità dei contenuti web (WCAG) 2.2, livello AA. Si può usare con la tastiera, con uno screen reader, con caratteri grandi, con contrasto elevato e senza animazioni.',
      ],
      [
        'Limiti noti',
        'I testi e le immagini sono scelti dagli sposi: a un’immagine può mancare una buona descrizione. I percorsi su una mappa sono anche scritti accanto.',
      ],
      [
        'Se qualcosa non funziona per voi',
        'Ditelo agli sposi. Possono anche inserire la risposta al posto vostro.',
      ],
    ],
  },

  gallery: {
    all: 'Tutte',
    events: 'Mostra le foto di',
    photograph: 'Foto {index} di {count}',
    video: 'Video {index} di {count}',
    by: 'di {name}',
    showNew: 'Mostra le nuove foto',
    notLoaded: 'Alcune foto non sono state caricate.',
    notReady: 'Questa foto sarà pronta tra un momento.',
    cannotPlay: 'Il vostro browser non può riprodurre questo video. Potete scaricarlo.',
    download: 'Scarica',
    notDone: 'Non ha funzionato. Controllate la connessione e riprovate.',
    slideshow: 'Presentazione',
    fullScreen: 'Schermo intero',
    waiting: 'Le prime foto appariranno qui.',
  },

  wedding: {
    skip: 'Vai ai dettagli del matrimonio',
    onThisPage: 'In questa pagina',
    sections: 'Sezioni',
    replyBy: 'Vi preghiamo di rispondere entro il {date}',
    navigation: {
      celebrate: 'Festa',
      stay: 'Alloggi',
      travel: 'Viaggio',
      faq: 'Domande',
      rsvp: 'RSVP',
    },

    details: 'Clicca per i dettagli',
    flipBack: 'Clicca per tornare indietro',
    closeDetails: 'Clicca per chiudere i dettagli',
    timeline: 'Programma',
    attire: 'Abbigliamento',
    address: 'Indirizzo',
    addToCalendar: 'Aggiungi al calendario',
    calendarFile: 'File per il calendario',
    newTab: '(si apre in una nuova scheda)',
    visitWebsite: 'Sito dell’hotel',
    priceBand: 'Fascia di prezzo {index} su {count}',

    weekend: { now: 'Ora', next: 'A seguire', planned: 'Come da programma, ora locale' },

    mapHint: 'Scegliete una rotta per seguirla.',

    photos: 'Fotografie degli sposi',
    carousel: 'carosello',
    slide: 'immagine',
    enlarge: 'Ingrandisci: {alt}',

    offline:
      'Siete offline. Potete continuare a leggere, e ciò che scrivete resta qui finché non potrete inviarlo. I link ad altri siti richiedono una connessione.',
    statements: 'Privacy e accessibilità',
    forgetDevice: 'Dimentica questo dispositivo',
    forgetDeviceWarning:
      'Da questo dispositivo verrà cancellato tutto ciò che il sito vi ha salvato: la pagina, le immagini e un’eventuale risposta non ancora inviata. Per rientrare servirà la password.',
    confirmForget: 'Sì, dimentica',
  },

  rsvp: {
    byLink: 'Rispondete con il vostro link personale. Lo trovate nel vostro invito.',
    you: 'Chi risponde',
    yourGuest: 'Chi vi accompagna',
    guest: 'Ospite {number}',
    firstName: 'Nome',
    lastName: 'Cognome',
    guestTwoFirstName: 'Secondo ospite: nome (facoltativo)',
    guestTwoLastName: 'Secondo ospite: cognome (facoltativo)',
    guestFirstName: 'Ospite {number}: nome (facoltativo)',
    guestLastName: 'Ospite {number}: cognome (facoltativo)',
    optionalFirstName: 'Nome (facoltativo)',
    optionalLastName: 'Cognome (facoltativo)',
    email: 'Email',
    attending: 'Sì, con gioia',
    notAttending: 'Purtroppo no',
    guestsCount: 'Numero di persone',
    fewerGuests: 'Una persona in meno',
    moreGuests: 'Una persona in più',
    twoNames: 'Avete scritto due nomi, ma il numero è 1.',
    countTwo: 'Siamo in 2',
    countedTwo: 'Modificato in 2',
    undo: 'annulla',
    dietaryRestrictions: 'Esigenze alimentari (facoltativo)',
    dietaryHint: 'Allergie e preferenze, per ciascuno di voi.',
    submit: 'Invia la risposta',
    submitting: 'Invio in corso…',
    addToCalendar: [
      'Aggiungi l’evento al calendario',
      'Aggiungi entrambi gli eventi al calendario',
      'Aggiungi tutti gli eventi al calendario',
    ],

    yourReply: 'La vostra risposta',
    declined: 'Ci mancherete. Grazie di avercelo fatto sapere.',
    dietaryNotes: 'Esigenze alimentari',
    changeReply: 'Modifica la risposta',
    changing: 'Modificate la risposta',
    keepReply: 'Lascia la risposta com’era',
    replyForOther: 'Rispondete anche per qualcun altro?',

    submitted: 'Risposta inviata!',
    failed: 'Invio non riuscito',
    replyMayNotBeSent: 'La vostra risposta potrebbe non essere stata inviata.',
    unsent: 'Siete di nuovo online. La vostra risposta non è stata inviata.',
    sendNow: 'Invia ora',
    gateClosed:
      'La vostra risposta non è stata inviata: il sito chiede di nuovo la password. Ricaricate la pagina e inseritela; quello che avete scritto sarà ancora qui.',
  },

  personal: {
    greeting: 'Per {names}',
    unnamedGuests: { one: 'chi vi accompagna', other: 'chi vi accompagna' },
    notYou: 'Non siete voi?',
    forgotten: [
      'Link rimosso',
      'Questo dispositivo mostra di nuovo il modulo per tutti. Il link del vostro invito funziona ancora.',
    ],
    notForgotten: 'Il link non è stato rimosso',
    willYouCome: 'Sarete con noi?',
    allCome: { one: 'Ci sarò', other: 'Ci saremo tutti' },
    noneCome: { one: 'Purtroppo non posso', other: 'Purtroppo non possiamo' },
    room: { one: 'C’è posto per uno di voi.', other: 'C’è posto per {count} di voi.' },
    tooMany: 'Siete più dei posti disponibili. Indicate chi verrà',
    accepts: 'Ci sarà',
    declines: 'Non ci sarà',
    child: 'Bambino/a',
    guestOf: 'Chi accompagna {name}',
    withoutYou: 'Così verrebbe solo chi vi accompagna, senza di voi. È giusto?',
    nameLater: 'Potete comunicarci il nome anche più avanti.',
    addGuest: 'Aggiungi una persona',
    removeGuest: 'Togli questa persona',
    repliedOn: 'Avete risposto il {date}',
    calendar: {
      subscribe: 'Abbonatevi dal vostro calendario',
      subscribeGoogle: 'Abbonatevi in Google Calendar',
      hint: 'L’abbonamento segue da solo ogni cambio di orario. Google cerca le novità al massimo due volte al giorno: per questo restano anche i file per il calendario.',
    },
    noEvents: 'Per ora qui non c’è nulla a cui rispondere. Se aspettavate un invito, scriveteci.',
    revoked:
      'Il vostro link personale non è più valido. Potete rispondere qui oppure chiederci un nuovo link.',
    notSentRevoked:
      'La vostra risposta non è stata inviata: il vostro link personale non è più valido. Ricaricate la pagina e rispondete lì, oppure chiedeteci un nuovo link.',
    notSentOther:
      'La vostra risposta non è stata inviata: in questo browser è stato aperto un altro link personale. Riaprite il vostro link in un’altra scheda, poi inviate la risposta da qui. Quello che avete scritto è ancora qui.',
    notSentNewer:
      'La vostra risposta non è ancora stata inviata: nel frattempo qualcuno ha già risposto per voi. Quello che avete scritto è ancora qui.',
    showNewer: 'Mostra quella risposta',
    sendMine: 'Invia invece la mia',
    ready: 'Il vostro modulo personale è pronto.',
    openForm: 'Apri',
    address: {
      heading: 'Dove possiamo scrivervi?',
      text: 'Ci piacerebbe mandarvi qualcosa per posta. Diteci il vostro indirizzo: lo vedremo solo noi.',
      label: 'Indirizzo postale',
      hint: 'Via, città e paese, senza nomi: sulla busta scriveremo «{name}».',
      missing: 'Inserite il vostro indirizzo',
      send: 'Invia l’indirizzo',
      sent: ['Indirizzo ricevuto', 'Grazie! Vi scriveremo qui.'],
      known: 'Abbiamo già un vostro indirizzo.',
      change: 'Modifica l’indirizzo',
      keep: 'Lascia l’indirizzo com’era',
      mayNotBeSent: 'Il vostro indirizzo potrebbe non essere stato inviato.',
      unsent: 'Siete di nuovo online. Il vostro indirizzo non è stato inviato.',
      notSentRevoked:
        'Il vostro indirizzo non è stato inviato: il vostro link personale non funziona più. Chiedeteci un nuovo link.',
      notSentOther:
        'Il vostro indirizzo non è stato inviato: in questo browser è stato aperto un altro link personale. Riaprite il vostro link in un’altra scheda, poi inviate l’indirizzo da qui. Quello che avete scritto è ancora qui.',
    },
  },

  wishes: {
    label: 'Il vostro augurio',
    hint: 'Lo leggiamo solo noi, a meno che non spuntiate la casella.',
    isPublic: 'Gli altri invitati possono leggerlo su questa pagina, se lo mostriamo',
    send: 'Invia l’augurio',
    sent: ['Augurio ricevuto', 'Grazie! Resterà con noi.'],
    takenBack: ['Augurio ritirato', 'È stato eliminato.'],
    change: 'Modifica l’augurio',
    keep: 'Lascia l’augurio com’era',
    mayNotBeSent: 'Il vostro augurio potrebbe non essere stato inviato.',
    unsent: 'Siete di nuovo online. Il vostro augurio non è stato inviato.',
    notSentRevoked:
      'Il vostro augurio non è stato inviato: il vostro link personale non funziona più. Chiedeteci un nuovo link.',
    notSentOther:
      'Il vostro augurio non è stato inviato: in questo browser è stato aperto un altro link personale. Riaprite il vostro link in un’altra scheda, poi inviate l’augurio da qui. Quello che avete scritto è ancora qui.',
    empty: 'Scrivete prima qualche parola.',
    notSentNewer:
      'Il vostro augurio non è ancora stato inviato: nel frattempo qualcuno ha già inviato questo per voi. Quello che avete scritto è ancora qui.',
    keepNewer: 'Lascia questo augurio',
    sendMine: 'Invia invece il mio',
  },

  video: {
    play: 'Avvia il video',
    notLoaded: 'Non è stato possibile caricare il video: serve una connessione a Internet.',
    notPlayable: 'Questo browser non riesce a riprodurre il video.',
    save: 'Salva il video',
  },

  livestream: {
    before: 'La diretta comincia {day} alle {time}, ora del matrimonio.',
    ownTime: 'Da voi: {time}.',
    live: 'Siamo in diretta.',
    over: 'La diretta è terminata.',
    watch: 'Guardate la diretta',
    recording: 'Guardate la registrazione',
    elsewhere: 'Si apre su un altro sito: {website}',
  },

  questions: {
    yes: 'Sì',
    no: 'No',
    optional: '{question} (facoltativo)',
    clear: 'Togli la risposta',
    later: {
      heading: 'Ancora qualche domanda',
      send: 'Invia le risposte',
      change: 'Modifica queste risposte',
      sent: ['Grazie!', 'Le vostre risposte ci sono arrivate.'],
    },
    localTime: 'Ora locale del luogo delle nozze',
    until: 'Rispondete entro il {date}',
    otherPlace: 'Un altro alloggio',
    whichPlace: 'Quale alloggio?',
    errors: {
      required: 'Rispondete a questa domanda',
      choice: 'Scegliete una delle risposte',
      number: 'Scrivete un numero intero da 0 a {max}',
      date: 'Scrivete il giorno, il mese e l’anno',
      time: 'Scrivete l’ora e i minuti',
      'date-time': 'Scrivete la data completa e l’ora',
      phone: 'Scrivete un numero di telefono, per esempio +39 041 522 6480',
      invisible: 'Togliete i caratteri di controllo invisibili',
      tooLong: 'Usate al massimo {max} caratteri',
    },
    tooLongTogether: 'Le vostre risposte sono troppo lunghe nel complesso. Accorciate questa',
  },

  rsvpErrors: {
    fieldErrors: {
      first: 'Scrivete il nome',
      last: 'Scrivete il cognome',
      email: 'Scrivete un indirizzo email valido',
      attendance: 'Indicate se verrete: {event}',
      guests: 'Scegliete 1 o 2 persone',
      guestsUpTo: 'Scegliete da 1 a {max} persone',
      invisible: 'Togliete i caratteri di controllo invisibili',
      tooLong: 'Usate al massimo {max} caratteri',
    },

    unexpected: 'Errore imprevisto. Riprovate, per favore.',
    notConfigured: [
      'RSVP non configurato',
      'Mancano l’indirizzo di Supabase e la chiave pubblica anonima. La configurazione va completata.',
    ],

    notSetUp: 'Il servizio per le risposte non è ancora attivo. Riprovate più tardi.',
    permissionDenied: 'Permesso negato. Riprovate più tardi.',

    serverErrors: {
      tooManyReplies:
        'In questo momento arrivano molte risposte dalla vostra rete, perciò la vostra non è ancora partita. Quello che avete scritto è ancora qui: riprovate {when}.',
      inSeconds: { one: 'fra {count} secondo', other: 'fra {count} secondi' },
      inAFewSeconds: 'fra qualche secondo',
      busy: 'In questo momento arrivano moltissime risposte, perciò la vostra non è ancora stata registrata. Quello che avete scritto è ancora qui: riprovate fra qualche secondo.',
      tooLarge:
        'La vostra risposta è troppo lunga per essere inviata. Accorciate quello che avete scritto.',
      formChanged:
        'Il modulo è cambiato. Ricaricate la pagina: quello che avete scritto ci sarà ancora.',
      checkAnswers:
        'Non è stato possibile registrare la vostra risposta. Controllate quello che avete scritto.',
      maybeStored:
        'La vostra risposta potrebbe non essere stata registrata. Riprovate fra qualche istante.',
      notStored:
        'Non è stato possibile registrare la vostra risposta. Riprovate fra qualche istante.',
      tellTheCouple: 'Se succede ancora, ditelo agli sposi: errore {id}.',
    },
  },
};

export const emailMessages: EmailMessages = {
  greeting: 'Ciao {names},',
  greetingUnnamed: 'Ciao,',
  accepted: 'Sì, con gioia',
  declined: 'Purtroppo no',
  name: 'Nome',
  guestsCount: 'Numero di persone',
  email: 'Email',
  dietaryRestrictions: 'Esigenze alimentari',
  noRestrictions: 'Nessuna',
  openForm: 'Aprite il modulo RSVP',
  personalLink: 'Aprite il vostro invito',
  yes: 'Sì',
  no: 'No',
  receipt: {
    subject: 'Abbiamo ricevuto la vostra risposta',
    preview: 'Quello che abbiamo annotato, e come cambiarlo.',
    sorry: 'Grazie di avercelo detto. Ci dispiace che non possiate esserci: brinderemo a voi.',
    stored: 'Ecco che cosa abbiamo annotato:',
    attached: [
      'L’evento è allegato come file di calendario: apritelo per aggiungerlo al vostro calendario.',
      'I due eventi sono allegati come file di calendario: apritelo per aggiungerli al vostro calendario.',
      'Gli eventi sono allegati come file di calendario: apritelo per aggiungerli al vostro calendario.',
    ],
    byLink: 'I programmi cambiano: aprite il vostro invito per modificare la risposta.',
    orReply: 'Oppure rispondete semplicemente a questa email.',
  },
  askForAddress:
    'Dove possiamo spedirvi l’invito? Nella vostra pagina personale c’è un breve modulo per l’indirizzo.',
  mailings: {
    'save-the-date': {
      subject: 'Save the date: {couple}, {date}',
      paragraphs: [
        'Ciao {names},',
        'ci sposiamo, e speriamo tanto che sarete con noi. Segnatevi questa data:',
        '{date}\n{place}',
        'Presto riceverete l’invito. Nel frattempo trovate qualche anticipazione sul nostro sito.',
        '{link}',
      ],
      button: 'Visitate il nostro sito',
    },
    invitation: {
      subject: 'Siete invitati al nostro matrimonio · {couple}',
      paragraphs: [
        'Ciao {names},',
        'niente ci renderebbe più felici che festeggiare il nostro matrimonio con voi.',
        '{events}',
        'Sul nostro sito trovate tutto quello che c’è da sapere e il modulo per risponderci. Ultimo giorno per rispondere: {deadline}.',
        '{link}',
      ],
      button: 'Rispondete all’invito',
    },
    reminder: {
      subject: 'Sarete con noi? · {couple}',
      paragraphs: [
        'Ciao {names},',
        'non abbiamo ancora vostre notizie, e ci farebbe tanto piacere sapere se sarete con noi:',
        '{events}',
        'Ultimo giorno per rispondere: {deadline}. Basta una riga sul nostro sito, anche se non potete venire; oppure rispondete semplicemente a questa email.',
        '{link}',
        'Se la vostra risposta e questa email si sono incrociate, perdonateci.',
      ],
      button: 'Aprite il modulo RSVP',
    },
    questions: {
      subject: 'Ancora qualche domanda · {couple}',
      paragraphs: [
        'Ciao {names},',
        'siamo felicissimi che sarete con noi! Per organizzare tutto al meglio ci servono ancora alcune vostre risposte.',
        'Sul nostro sito basta un minuto; oppure rispondete semplicemente a questa email.',
        '{link}',
        'Se le vostre risposte e questa email si sono incrociate, perdonateci.',
      ],
      button: 'Rispondete alle domande',
    },
    announcement: {
      subject: 'Novità sul nostro matrimonio · {couple}',
      paragraphs: [
        'Ciao {names},',
        'c’è una cosa che vorremmo dirvi prima del nostro matrimonio:',
        '…',
        'Tutti i dettagli sono sul nostro sito. Se qualcosa non è chiaro, rispondete semplicemente a questa email.',
        '{link}',
        'Non vediamo l’ora di vedervi.',
      ],
      button: 'Visitate il nostro sito',
    },
  },
  scan: 'Oppure inquadrate questo codice: apre il vostro invito sul telefono.',
  noMore: 'Preferite non ricevere più email sul nostro matrimonio?',
  unsubscribe: 'Annulla l’iscrizione',
  unsubscribePage: {
    title: 'Email sul matrimonio',
    question: 'Preferite non ricevere più email sul matrimonio?',
    done: 'Iscrizione annullata',
    doneText: 'Non riceverete più email sul matrimonio. È stato un errore? Basta dirlo agli sposi.',
  },
};

export const coupleTexts: CoupleTexts = {
  invitation: {
    message:
      'Ciao {names},\n\necco il vostro invito al nostro matrimonio. Il link è solo per voi e si apre senza password:\n{link}\n\nCon affetto,\n{couple}',
    reminder:
      'Ciao {names},\n\nnon abbiamo ancora vostre notizie, e ci farebbe tanto piacere sapere se sarete al nostro matrimonio. Potete rispondere qui, senza password, anche se non potete venire:\n{link}\n\nCon affetto,\n{couple}',
    card: 'Per rispondere inquadrate il QR, o inserite questo codice su {host}',
  },
  tableCard: {
    title: 'Le vostre foto, per favore',
    text: 'Inquadrate il codice e scegliete le vostre foto e i vostri video della giornata. Senza app e senza account.',
  },
  paper: {
    table: 'Tavolo',
    findYourSeat: 'Trovate il vostro posto',
    thanks: 'Grazie',
    website: {
      title: 'Il nostro sito',
      text: 'Inquadrate il codice per sapere tutto sul nostro matrimonio. La password è nel vostro invito.',
    },
    saveTheDate: {
      title: 'Segnatevi la data',
      text: 'Tenetevi liberi: l’invito arriverà presto.',
      scan: 'Inquadrate il QR per aprire il nostro sito, o inserite questo codice su {host}',
    },
    invitation: 'sono felici di invitare {names} al loro matrimonio',
    unnamedGuests: { one: 'ospite', other: 'ospiti' },
    menu: 'Menù',
  },
  journey: {
    arrival: 'Quando arrivate?',
    'arrival-number': 'Con quale volo o treno arrivate?',
    departure: 'Quando ripartite?',
    'departure-number': 'Con quale volo o treno ripartite?',
    stay: 'Dove alloggiate?',
    seat: 'Desiderate dei posti nel nostro transfer?',
  },
  movedTimes: {
    later: (what, time, minutes) =>
      `Nuovo orario previsto per ${what}: ${time}, ${minutes} minuti più tardi. Si sposta anche tutto quello che segue.`,
    earlier: (what, time, minutes) =>
      `Nuovo orario previsto per ${what}: ${time}, ${minutes} minuti prima. Si sposta anche tutto quello che segue.`,
  },
  newWebsite: {
    celebrate: 'Festeggiate con noi',
    wedding: 'Il matrimonio',
    rsvp: 'Confermate la vostra presenza',
    rsvpText: 'Fateci sapere se sarete con noi.',
    thanks: 'Grazie! La vostra risposta è arrivata.',
    stay: 'Dove dormire',
    travel: 'Come arrivare',
    words: 'Due parole',
    story: 'La nostra storia',
    people: 'I nostri testimoni',
    cards: 'Cosa fare',
    dress: 'Come vestirsi',
    video: 'Il nostro film',
    livestream: 'In diretta',
    faq: 'Domande frequenti',
    registry: 'Regali',
    wishes: 'I vostri auguri',
    afterwards: 'Grazie di aver festeggiato con noi',
    carousel: 'Immagini',
  },
};
