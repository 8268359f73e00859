import type { CoupleTexts, EmailMessages, Language, TranslatedMessages } from './messages.ts';

export const details: Language = {
  name: 'Deutsch',
  locale: 'de-DE',
  letters: 'ÄÖÜäöüß„',
  toDeadlineLine: (day) => `Bitte antwortet bis zum ${day}`,
  namesInLists: ['german', 'tedesco', 'deutsch', 'allemand', 'aleman'],
};

/** Addresses the guests as "ihr". */
export const messages: TranslatedMessages = {
  page: {
    lang: 'de',
    title: 'Willkommen',
    description: 'Eine private Hochzeitswebsite. Das Passwort steht in eurer Einladung.',
    noScript: 'Bitte aktiviert JavaScript in eurem Browser, um die Website zu öffnen.',
    notFoundTitle: 'Seite nicht gefunden',
  },

  gate: {
    welcome: 'Willkommen',
    prompt: 'Bitte gebt das Passwort für unsere Hochzeitswebsite ein',
    enter: 'Zur Website',
    checking: 'Wird geprüft\u00a0…',
    oneMoment: 'Einen Moment, bitte\u00a0…',
    notLoaded:
      'Das Passwort stimmt, aber die Website wurde nicht geladen. Bitte prüft eure Verbindung, schaltet einen Werbeblocker für diese Seite aus und versucht es noch einmal.',
    wrongPassword: ['Zugang verweigert', 'Bitte gebt das richtige Passwort ein.'],
    tooManyAttempts: 'Zu viele Versuche',
    retryAfter: {
      one: 'Bitte wartet {count} Sekunde und versucht es dann noch einmal.',
      other: 'Bitte wartet {count} Sekunden und versucht es dann noch einmal.',
    },
    linkErrors: {
      unknown: [
        'Dieser Link funktioniert nicht',
        'Vielleicht wurde er durch einen neueren ersetzt. Auch das Passwort in eurer Einladung öffnet die Website; einen neuen Link bekommt ihr von uns.',
      ],
      tooMany: [
        'Zu viele Versuche',
        'Bitte wartet ein paar Minuten und öffnet dann euren Link noch einmal.',
      ],
    },
    granted: ['Willkommen!', 'Ihr habt jetzt Zugang zu unserer Hochzeitswebsite.'],
    cookieBlocked: [
      'Bitte erlaubt Cookies',
      'Das Passwort stimmt, aber euer Browser hat das Cookie nicht gespeichert, das euch Zugang gibt.',
    ],
  },

  site: {
    notFound: 'Hoppla! Seite nicht gefunden',
    returnHome: 'Zur Startseite',
    unexpected: 'Ein unerwarteter Fehler ist aufgetreten!',
    reloadPage: 'Die Seite konnte nicht geladen werden. Bitte ladet sie neu.',
    pageIncomplete:
      'Ein Teil dieser Seite wurde nicht geladen. Ihr könnt weiterlesen und weiterschreiben.',
    tryAgain: 'Noch einmal versuchen',
    networkErrors: {
      offline: [
        'Keine Verbindung',
        'Wir konnten die Website nicht erreichen. Bitte prüft eure Verbindung und versucht es noch einmal.',
      ],
      timeout: [
        'Keine Antwort',
        'Die Website hat zu lange nicht geantwortet. Bitte versucht es noch einmal.',
      ],
      unexpected: [
        'Etwas ist schiefgegangen',
        'Die Website hat unerwartet geantwortet. Bitte versucht es gleich noch einmal.',
      ],
    },
    toastLabels: { toast: 'Meldung', close: 'Schließen', list: 'Meldungen ({hotkey})' },
    pictures: {
      previous: 'Vorheriges Bild',
      next: 'Nächstes Bild',
      position: '{index} von {count}',
      close: 'Schließen',
    },
  },

  offline: {
    pageUpdated: 'Diese Seite wurde aktualisiert.',
    reload: 'Neu laden',
    later: 'Später',
    notForgotten: 'Nicht gelöscht',
    stillHasAccess: 'Dieses Gerät hat weiterhin Zugang.',
  },

  photos: {
    link: 'Fügt eure Fotos hinzu',
    linkAfterwards: 'Fotos ansehen und eure hinzufügen',
    title: 'Fotos',
    back: 'Zurück zur Hochzeit',
    languages: 'Sprachen',
    prompt: 'Bitte gebt das Passwort unserer Hochzeit ein, um Fotos zu sehen und eure hinzuzufügen',
    enter: 'Eintreten',
    full: 'Unser Album ist im Moment voll. Bitte behaltet eure Fotos und versucht es später noch einmal.',
    closed: 'Im Moment können keine Fotos hinzugefügt werden.',
    nothingYet: 'Noch keine Fotos',
    beFirst: 'Die ersten könnten von euch sein.',
    revealAt: 'Ab {time} sind hier alle Fotos zu sehen.',
    choose: 'Fotos auswählen',
    takeOne: 'Jetzt eines aufnehmen',
    drop: 'Oder zieht sie irgendwo auf diese Seite.',
    name: 'Euer Name (freiwillig)',
    addingAs: 'Ihr fügt als {name} hinzu.',
    changeName: 'Ändern',
    event: 'Aufgenommen bei (freiwillig)',
    noEvent: 'Bei nichts davon',
    originals:
      'Wir bekommen eure Originale mit Ort und Zeit; andere Gäste sehen immer nur Kopien ohne den Ort.',
    modes: {
      collect: 'Was ihr hinzufügt, sehen nur wir.',
      approve: 'Andere Gäste sehen eure Fotos, wenn wir sie angeschaut haben.',
      show: 'Andere Gäste sehen, was ihr hinzufügt.',
    },
    sending: {
      one: '{count} Foto wird gesendet.',
      other: '{count} Fotos werden gesendet.',
    },
    progress: '{count} von {total} gesendet.',
    progressLabel: 'Fortschritt',
    isKept: 'Wenn ihr diese Seite schließt, wird der Rest beim nächsten Öffnen gesendet.',
    pause: 'Anhalten',
    resume: 'Fortsetzen',
    paused: 'Das Senden ist angehalten.',
    waiting: 'Keine Verbindung. Das Senden geht von selbst weiter.',
    thanks: {
      one: 'Euer Foto ist angekommen. Danke!',
      other: 'Alle {count} Fotos sind angekommen. Danke!',
    },
    yours: 'Eure Fotos',
    takeBack: 'Zurücknehmen',
    takeBackQuestion: 'Wirklich zurücknehmen?',
    keep: 'Behalten',
    remove: 'Entfernen',
    rejections: {
      exists: 'Es ist schon in unserem Album.',
      full: 'Unser Album ist voll.',
      closed: 'Unser Album ist geschlossen.',
      'too-large': 'Größer als {limit} MB.',
      'wrong-kind': 'Das ist kein Foto und kein MP4- oder MOV-Video.',
      damaged: 'Es ist unterwegs beschädigt worden.',
      'no-access': 'Bitte gebt das Passwort noch einmal ein.',
      unreadable: 'Euer Gerät kann diese Datei nicht lesen.',
      failed: 'Es konnte nicht gesendet werden.',
    },
    linkErrors: {
      ended: [
        'Dieser Code gilt nicht mehr',
        'Das Passwort aus eurer Einladung öffnet diese Seite ebenfalls. Oder bittet uns um einen neuen Code.',
      ],
      tooMany: [
        'Zu viele Versuche',
        'Bitte wartet ein paar Minuten und scannt den Code dann noch einmal.',
      ],
    },
  },

  statements: {
    privacy: 'Datenschutz',
    privacyParts: [
      [
        'Was gespeichert wird',
        'Eure Antwort: die Namen, die E-Mail-Adresse, die Angaben und die Nachricht, die ihr sendet, und wann ihr sie gesendet habt. Mit einem persönlichen Link auch das, was das Paar auf der Gästeliste über euch notiert hat, etwa Namen und eine Postanschrift, und wann der Link zum ersten Mal geöffnet wurde.',
      ],
      [
        'Wo',
        'In der Datenbank dieser Website, auf einem Server, den das Paar ausgesucht hat, und in ihren Sicherungskopien. Ein Cookie merkt sich, dass ihr eingetreten seid. Euer Browser behält eine Kopie der Seite, um sie ohne Verbindung zu zeigen, und Worte, die ihr noch nicht gesendet habt. Es gibt keine Werbung, und eure Besuche werden nicht verfolgt.',
      ],
      [
        'Wer es sieht',
        'Das Paar und alle, die ihm mit der Website helfen. Caterer und Hochzeitsplaner sehen die Listen, die ihnen das Paar gibt. E-Mails an euch versendet der E-Mail-Anbieter des Paares.',
      ],
      [
        'Wie lange',
        'Bis das Paar es löscht. In Sicherungskopien kann es danach noch einige Zeit enthalten sein.',
      ],
      [
        'Was ihr tun könnt',
        'Ihr könnt eure Antwort ändern, wie es beim Formular steht. Bittet das Paar um eine Kopie von allem, was über euch gespeichert ist, oder darum, es zu löschen. Um es von diesem Gerät zu entfernen, wählt am Ende der Seite „{forget}“.',
      ],
    ],
    accessibility: 'Barrierefreiheit',
    accessibilityParts: [
      [
        'Für alle',
        'Diese Website ist nach den Richtlinien für barrierefreie Webinhalte (WCAG) 2.2, Stufe AA, gemacht. Man kann sie mit der Tastatur, mit einem Screenreader, mit großer Schrift, mit hohem Kontrast und ohne Bewegung benutzen.',
      ],
      [
        'Bekannte Grenzen',
        'Das Paar schreibt die Texte und wählt die Bilder aus; einem Bild kann daher eine gute Beschreibung fehlen. Die Wege auf einer Karte stehen auch daneben geschrieben.',
      ],
      [
        'Wenn etwas für euch nicht funktioniert',
        'Sagt es bitte dem Paar. Es kann eure Antwort auch für euch eintragen.',
      ],
    ],
  },

  gallery: {
    all: 'Alle',
    events: 'Fotos zeigen von',
    photograph: 'Foto {index} von {count}',
    video: 'Video {index} von {count}',
    by: 'von {name}',
    showNew: 'Neue Fotos zeigen',
    notLoaded: 'Einige Fotos konnten nicht geladen werden.',
    notReady: 'Dieses Foto ist gleich fertig.',
    cannotPlay: 'Euer Browser kann dieses Video nicht abspielen. Ihr könnt es herunterladen.',
    download: 'Herunterladen',
    notDone: 'Das hat nicht geklappt. Bitte prüft eure Verbindung und versucht es noch einmal.',
    slideshow: 'Diashow',
    fullScreen: 'Vollbild',
    waiting: 'Hier erscheinen die ersten Fotos.',
  },

  wedding: {
    skip: 'Weiter zu den Details der Hochzeit',
    onThisPage: 'Auf dieser Seite',
    sections: 'Abschnitte',
    replyBy: 'Um Antwort wird gebeten bis zum {date}',
    navigation: {
      celebrate: 'Feier',
      stay: 'Unterkunft',
      travel: 'Anreise',
      faq: 'Fragen',
      rsvp: 'Antwort',
    },
    details: 'Für mehr Details klicken',
    flipBack: 'Zum Umdrehen klicken',
    closeDetails: 'Details schließen',
    timeline: 'Ablauf',
    attire: 'Dresscode',
    address: 'Adresse',
    addToCalendar: 'In den Kalender eintragen',
    calendarFile: 'Kalenderdatei',
    newTab: '(öffnet in einem neuen Tab)',
    visitWebsite: 'Zur Website',
    priceBand: 'Preisklasse {index} von {count}',
    weekend: { now: 'Jetzt', next: 'Als Nächstes', planned: 'Wie geplant, Ortszeit' },

    mapHint: 'Wählt eine Route aus, um ihr zu folgen.',

    photos: 'Fotos des Paares',
    carousel: 'Karussell',
    slide: 'Bild',
    enlarge: 'Vergrößern: {alt}',
    offline:
      'Ihr seid offline. Ihr könnt weiterlesen, und was ihr eintragt, bleibt hier, bis ihr es senden könnt. Links zu anderen Websites brauchen eine Verbindung.',
    statements: 'Datenschutz und Barrierefreiheit',
    forgetDevice: 'Daten auf diesem Gerät löschen',
    forgetDeviceWarning:
      'Damit wird alles gelöscht, was die Website auf diesem Gerät gespeichert hat: die Seite, ihre Bilder und eine Antwort, die ihr noch nicht gesendet habt. Um zurückzukommen, braucht ihr wieder das Passwort.',
    confirmForget: 'Ja, löschen',
  },

  rsvp: {
    byLink: 'Bitte antwortet über euren persönlichen Link. Er steht in eurer Einladung.',
    you: 'Wer antwortet',
    yourGuest: 'Eure Begleitung',
    guest: 'Gast {number}',
    firstName: 'Vorname',
    lastName: 'Nachname',
    guestTwoFirstName: 'Zweiter Gast: Vorname (optional)',
    guestTwoLastName: 'Zweiter Gast: Nachname (optional)',
    guestFirstName: 'Gast {number}: Vorname (optional)',
    guestLastName: 'Gast {number}: Nachname (optional)',
    optionalFirstName: 'Vorname (optional)',
    optionalLastName: 'Nachname (optional)',
    email: 'E-Mail',
    attending: 'Mit Freude dabei',
    notAttending: 'Leider verhindert',
    guestsCount: 'Anzahl der Gäste',
    fewerGuests: 'Ein Gast weniger',
    moreGuests: 'Ein Gast mehr',
    twoNames: 'Ihr habt zwei Namen eingetragen, die Anzahl ist aber 1.',
    countTwo: 'Auf 2 ändern',
    countedTwo: 'Auf 2 geändert',
    undo: 'rückgängig machen',
    dietaryRestrictions: 'Ernährungswünsche (optional)',
    dietaryHint: 'Allergien, Unverträglichkeiten und Vorlieben jedes Gastes.',
    submit: 'Antwort senden',
    submitting: 'Wird gesendet\u00a0…',
    addToCalendar: [
      'Termin in den Kalender eintragen',
      'Beide Termine in den Kalender eintragen',
      'Alle Termine in den Kalender eintragen',
    ],
    yourReply: 'Eure Antwort',
    declined: 'Ihr werdet uns fehlen. Danke, dass ihr uns Bescheid gegeben habt.',
    dietaryNotes: 'Ernährungswünsche',
    changeReply: 'Antwort ändern',
    changing: 'Antwort ändern',
    keepReply: 'Antwort so lassen, wie sie war',
    replyForOther: 'Antwortet ihr noch für jemanden?',

    submitted: 'Antwort gesendet!',
    failed: 'Das hat nicht geklappt',
    replyMayNotBeSent: 'Eure Antwort wurde möglicherweise nicht gesendet.',
    unsent: 'Ihr seid wieder online. Eure Antwort wurde noch nicht gesendet.',
    sendNow: 'Jetzt senden',
    gateClosed:
      'Eure Antwort wurde nicht gesendet: Die Website fragt wieder nach dem Passwort. Bitte ladet die Seite neu und gebt es ein; was ihr hier geschrieben habt, bleibt erhalten.',
  },

  personal: {
    greeting: 'Für {names}',
    unnamedGuests: { one: 'Begleitung', other: 'Begleitung' },
    notYou: 'Das seid ihr nicht?',
    forgotten: [
      'Link entfernt',
      'Dieses Gerät zeigt wieder das Formular für alle. Der Link in eurer Einladung funktioniert weiterhin.',
    ],
    notForgotten: 'Der Link wurde nicht entfernt',
    willYouCome: 'Feiert ihr mit uns?',
    allCome: { one: 'Ich bin dabei', other: 'Wir sind alle dabei' },
    noneCome: { one: 'Ich kann leider nicht', other: 'Wir können leider nicht' },
    room: {
      one: 'Wir haben einen Platz für euch.',
      other: 'Wir haben {count} Plätze für euch.',
    },
    tooMany: 'Das sind mehr Gäste, als wir Plätze haben. Bitte wählt aus, wer kommt',
    accepts: 'Kommt',
    declines: 'Kommt nicht',
    child: 'Kind',
    guestOf: 'Begleitung von {name}',
    withoutYou: 'Eure Begleitung käme dann ohne euch. Stimmt das?',
    nameLater: 'Den Namen könnt ihr uns auch später sagen.',
    addGuest: 'Gast hinzufügen',
    removeGuest: 'Diesen Gast entfernen',
    repliedOn: 'Ihr habt am {date} geantwortet',
    calendar: {
      subscribe: 'Kalender abonnieren',
      subscribeGoogle: 'In Google Kalender abonnieren',
      hint: 'Ein Abo übernimmt jede Änderung der Zeiten von selbst. Google schaut höchstens zweimal am Tag nach, deshalb bleiben auch die Kalenderdateien hier.',
    },
    noEvents:
      'Hier gibt es für euch noch nichts zu beantworten. Falls ihr eine Einladung erwartet habt, fragt uns bitte.',
    revoked:
      'Euer persönlicher Link funktioniert nicht mehr. Ihr könnt trotzdem hier antworten oder uns um einen neuen Link bitten.',
    notSentRevoked:
      'Eure Antwort wurde nicht gesendet: Euer persönlicher Link funktioniert nicht mehr. Bitte ladet die Seite neu und antwortet dort, oder bittet uns um einen neuen Link.',
    notSentOther:
      'Eure Antwort wurde nicht gesendet: In diesem Browser wurde ein anderer persönlicher Link geöffnet. Bitte öffnet euren eigenen Link noch einmal in einem anderen Tab und sendet die Antwort dann von hier. Alles, was ihr geschrieben habt, ist noch da.',
    notSentNewer:
      'Eure Antwort wurde noch nicht gesendet: Inzwischen hat schon jemand für euch geantwortet. Alles, was ihr geschrieben habt, ist noch da.',
    showNewer: 'Diese Antwort ansehen',
    sendMine: 'Stattdessen meine senden',
    ready: 'Euer persönliches Formular ist da.',
    openForm: 'Öffnen',
    address: {
      heading: 'Wohin dürfen wir euch schreiben?',
      text: 'Wir möchten euch gern etwas mit der Post schicken. Verratet uns eure Adresse, nur wir sehen sie.',
      label: 'Postanschrift',
      hint: 'Straße, Ort und Land, ohne Namen: Auf dem Umschlag steht „{name}“.',
      missing: 'Bitte gebt eure Adresse ein',
      send: 'Adresse senden',
      sent: ['Adresse angekommen', 'Danke! Dorthin schreiben wir euch.'],
      known: 'Wir haben schon eine Adresse von euch.',
      change: 'Adresse ändern',
      keep: 'Adresse lassen, wie sie war',
      mayNotBeSent: 'Eure Adresse wurde möglicherweise nicht gesendet.',
      unsent: 'Ihr seid wieder online. Eure Adresse wurde noch nicht gesendet.',
      notSentRevoked:
        'Eure Adresse wurde nicht gesendet: Euer persönlicher Link funktioniert nicht mehr. Bitte fragt uns nach einem neuen Link.',
      notSentOther:
        'Eure Adresse wurde nicht gesendet: In diesem Browser wurde ein anderer persönlicher Link geöffnet. Öffnet bitte euren eigenen Link noch einmal in einem anderen Tab und sendet die Adresse dann von hier. Was ihr geschrieben habt, ist noch da.',
    },
  },

  wishes: {
    label: 'Euer Wunsch für uns',
    hint: 'Nur wir lesen ihn, außer ihr setzt das Häkchen.',
    isPublic: 'Andere Gäste dürfen ihn auf dieser Seite lesen, wenn wir ihn zeigen',
    send: 'Wunsch senden',
    sent: ['Wunsch angekommen', 'Danke! Er bleibt bei uns.'],
    takenBack: ['Wunsch zurückgenommen', 'Er ist gelöscht.'],
    change: 'Wunsch ändern',
    keep: 'Wunsch lassen, wie er war',
    mayNotBeSent: 'Euer Wunsch wurde möglicherweise nicht gesendet.',
    unsent: 'Ihr seid wieder online. Euer Wunsch wurde noch nicht gesendet.',
    notSentRevoked:
      'Euer Wunsch wurde nicht gesendet: Euer persönlicher Link funktioniert nicht mehr. Bitte fragt uns nach einem neuen Link.',
    notSentOther:
      'Euer Wunsch wurde nicht gesendet: In diesem Browser wurde ein anderer persönlicher Link geöffnet. Öffnet bitte euren eigenen Link noch einmal in einem anderen Tab und sendet den Wunsch dann von hier. Was ihr geschrieben habt, ist noch da.',
    empty: 'Bitte schreibt zuerst etwas.',
    notSentNewer:
      'Euer Wunsch wurde noch nicht gesendet: Inzwischen hat jemand von euch schon diesen gesendet. Was ihr geschrieben habt, ist noch da.',
    keepNewer: 'Diesen Wunsch behalten',
    sendMine: 'Stattdessen meinen senden',
  },

  video: {
    play: 'Video abspielen',
    notLoaded: 'Das Video konnte nicht geladen werden. Es braucht eine Internetverbindung.',
    notPlayable: 'Dieser Browser kann das Video nicht abspielen.',
    save: 'Video speichern',
  },

  livestream: {
    before: 'Der Livestream beginnt am {day} um {time} Uhr, Ortszeit der Hochzeit.',
    ownTime: 'Bei euch ist das {time} Uhr.',
    live: 'Wir sind live.',
    over: 'Der Livestream ist zu Ende.',
    watch: 'Zum Livestream',
    recording: 'Zur Aufzeichnung',
    elsewhere: 'Öffnet sich auf einer anderen Website: {website}',
  },

  questions: {
    yes: 'Ja',
    no: 'Nein',
    optional: '{question} (optional)',
    clear: 'Antwort entfernen',
    later: {
      heading: 'Noch ein paar Fragen',
      send: 'Antworten senden',
      change: 'Diese Antworten ändern',
      sent: ['Danke!', 'Eure Antworten sind bei uns angekommen.'],
    },
    localTime: 'Ortszeit am Ort der Hochzeit',
    until: 'Bitte antwortet bis zum {date}',
    otherPlace: 'Eine andere Unterkunft',
    whichPlace: 'Welche Unterkunft?',
    errors: {
      required: 'Bitte beantwortet diese Frage',
      choice: 'Bitte wählt eine der Antworten',
      number: 'Bitte gebt eine ganze Zahl von 0 bis {max} ein',
      date: 'Bitte gebt Tag, Monat und Jahr ein',
      time: 'Bitte gebt Stunde und Minuten ein',
      'date-time': 'Bitte gebt das ganze Datum und die Uhrzeit ein',
      phone: 'Bitte gebt eine Telefonnummer ein, zum Beispiel +49 30 12345678',
      invisible: 'Bitte entfernt die unsichtbaren Steuerzeichen',
      tooLong: 'Bitte verwendet höchstens {max} Zeichen',
    },
    tooLongTogether: 'Eure Antworten sind zusammen zu lang. Bitte kürzt diese',
  },

  rsvpErrors: {
    fieldErrors: {
      first: 'Bitte gebt den Vornamen ein',
      last: 'Bitte gebt den Nachnamen ein',
      email: 'Bitte gebt eine gültige E-Mail-Adresse ein',
      attendance: 'Bitte wählt aus, ob ihr kommt: {event}',
      guests: 'Bitte wählt 1 oder 2 Gäste',
      guestsUpTo: 'Bitte wählt 1 bis {max} Gäste',
      invisible: 'Bitte entfernt die unsichtbaren Steuerzeichen',
      tooLong: 'Bitte verwendet höchstens {max} Zeichen',
    },
    unexpected: 'Unerwarteter Fehler. Bitte versucht es noch einmal.',
    notConfigured: [
      'Antworten noch nicht eingerichtet',
      'Die Supabase-Adresse und der öffentliche anonyme Schlüssel fehlen. Bitte schließt die Einrichtung ab.',
    ],
    notSetUp:
      'Der Dienst für Antworten ist noch nicht eingerichtet. Bitte versucht es später noch einmal.',
    permissionDenied: 'Zugriff verweigert. Bitte versucht es später noch einmal.',
    serverErrors: {
      tooManyReplies:
        'Gerade kommen viele Antworten aus eurem Netz, deshalb wurde eure noch nicht gesendet. Alles, was ihr geschrieben habt, ist noch da: Bitte versucht es {when} noch einmal.',
      inSeconds: { one: 'in {count} Sekunde', other: 'in {count} Sekunden' },
      inAFewSeconds: 'in ein paar Sekunden',
      busy: 'Gerade kommen sehr viele Antworten an, deshalb ist eure noch nicht gespeichert. Alles, was ihr geschrieben habt, ist noch da: Bitte versucht es in ein paar Sekunden noch einmal.',
      tooLarge: 'Eure Antwort ist zu lang. Bitte kürzt, was ihr geschrieben habt.',
      formChanged:
        'Das Formular hat sich geändert. Bitte ladet die Seite neu; was ihr geschrieben habt, bleibt erhalten.',
      checkAnswers:
        'Eure Antwort konnte nicht gespeichert werden. Bitte prüft, was ihr geschrieben habt.',
      maybeStored:
        'Eure Antwort wurde möglicherweise nicht gespeichert. Bitte versucht es gleich noch einmal.',
      notStored:
        'Eure Antwort konnte nicht gespeichert werden. Bitte versucht es gleich noch einmal.',
      tellTheCouple: 'Wenn es wieder passiert, sagt bitte dem Brautpaar Bescheid: Fehler {id}.',
    },
  },
};

export const emailMessages: EmailMessages = {
  greeting: 'Hallo {names},',
  greetingUnnamed: 'Hallo,',
  accepted: 'Mit Freude dabei',
  declined: 'Leider verhindert',
  name: 'Name',
  guestsCount: 'Anzahl der Gäste',
  email: 'E-Mail',
  dietaryRestrictions: 'Ernährungswünsche',
  noRestrictions: 'Keine',
  openForm: 'Zum Antwortformular',
  personalLink: 'Eure Einladung öffnen',
  yes: 'Ja',
  no: 'Nein',
  receipt: {
    subject: 'Wir haben eure Antwort',
    preview: 'Was wir notiert haben und wie ihr es ändern könnt.',
    sorry:
      'Danke, dass ihr uns Bescheid gebt. Schade, dass ihr nicht dabei sein könnt; wir stoßen auf euch an.',
    stored: 'Das haben wir notiert:',
    attached: [
      'Der Termin ist als Kalenderdatei angehängt: Öffnet sie, um ihn in euren Kalender einzutragen.',
      'Beide Termine sind als Kalenderdatei angehängt: Öffnet sie, um sie in euren Kalender einzutragen.',
      'Alle Termine sind als Kalenderdatei angehängt: Öffnet sie, um sie in euren Kalender einzutragen.',
    ],
    byLink: 'Pläne ändern sich: Öffnet eure Einladung, um eure Antwort zu ändern.',
    orReply: 'Oder antwortet einfach auf diese E-Mail.',
  },
  askForAddress:
    'Wohin dürfen wir eure Einladung schicken? Auf eurer persönlichen Seite ist ein kurzes Formular für eure Adresse.',
  mailings: {
    'save-the-date': {
      subject: 'Save the Date: {couple}, {date}',
      paragraphs: [
        'Hallo {names},',
        'wir heiraten und hoffen so sehr, dass ihr dabei seid. Bitte haltet euch diesen Tag frei:',
        '{date}\n{place}',
        'Die Einladung folgt. Einen ersten Vorgeschmack findet ihr schon jetzt auf unserer Website.',
        '{link}',
      ],
      button: 'Zu unserer Website',
    },
    invitation: {
      subject: 'Ihr seid zu unserer Hochzeit eingeladen · {couple}',
      paragraphs: [
        'Hallo {names},',
        'nichts würde uns mehr freuen, als unsere Hochzeit mit euch zu feiern.',
        '{events}',
        'Alles Wichtige findet ihr auf unserer Website, auch das Formular für eure Antwort. Bitte sagt uns bis zum {deadline}, ob ihr dabei seid.',
        '{link}',
      ],
      button: 'Auf die Einladung antworten',
    },
    reminder: {
      subject: 'Seid ihr dabei? · {couple}',
      paragraphs: [
        'Hallo {names},',
        'wir haben noch nichts von euch gehört und wüssten so gern, ob ihr dabei seid:',
        '{events}',
        'Bitte antwortet bis zum {deadline}. Eine Zeile auf unserer Website genügt, auch wenn ihr nicht kommen könnt; oder antwortet einfach auf diese E-Mail.',
        '{link}',
        'Falls sich eure Antwort und diese E-Mail überschnitten haben, verzeiht uns bitte.',
      ],
      button: 'Zum Antwortformular',
    },
    questions: {
      subject: 'Noch ein paar Fragen · {couple}',
      paragraphs: [
        'Hallo {names},',
        'wir freuen uns so, dass ihr dabei seid! Damit wir alles gut planen können, fehlen uns noch ein paar Antworten von euch.',
        'Auf unserer Website dauert das eine Minute; oder antwortet einfach auf diese E-Mail.',
        '{link}',
        'Falls sich eure Antworten und diese E-Mail überschnitten haben, verzeiht uns bitte.',
      ],
      button: 'Fragen beantworten',
    },
    announcement: {
      subject: 'Neues zu unserer Hochzeit · {couple}',
      paragraphs: [
        'Hallo {names},',
        'bevor es losgeht, möchten wir euch noch etwas sagen:',
        '…',
        'Alle Einzelheiten findet ihr auf unserer Website. Wenn etwas unklar ist, antwortet einfach auf diese E-Mail.',
        '{link}',
        'Wir freuen uns auf euch.',
      ],
      button: 'Zu unserer Website',
    },
  },
  scan: 'Oder scannt diesen Code: Er öffnet eure Einladung auf dem Handy.',
  noMore: 'Möchtet ihr keine E-Mails mehr zu unserer Hochzeit bekommen?',
  unsubscribe: 'Abmelden',
  unsubscribePage: {
    title: 'E-Mails zur Hochzeit',
    question: 'Möchtet ihr keine E-Mails mehr zur Hochzeit bekommen?',
    done: 'Ihr seid abgemeldet',
    doneText:
      'Ihr bekommt keine E-Mails mehr zur Hochzeit. War das ein Versehen? Sagt einfach dem Brautpaar Bescheid.',
  },
};

export const coupleTexts: CoupleTexts = {
  invitation: {
    message:
      'Hallo {names},\n\nhier ist eure Einladung zu unserer Hochzeit. Der Link ist nur für euch und öffnet sich ohne Passwort:\n{link}\n\nAlles Liebe\n{couple}',
    reminder:
      'Hallo {names},\n\nwir haben noch nichts von euch gehört und wüssten so gern, ob ihr bei unserer Hochzeit dabei seid. Hier könnt ihr ohne Passwort antworten, auch wenn ihr nicht kommen könnt:\n{link}\n\nAlles Liebe\n{couple}',
    card: 'Zum Antworten scannen oder diesen Code auf {host} eingeben',
  },
  tableCard: {
    title: 'Eure Fotos, bitte',
    text: 'Scannt den Code und wählt eure Fotos und Videos vom Tag aus. Ohne App und ohne Konto.',
  },
  paper: {
    table: 'Tisch',
    findYourSeat: 'Findet euren Platz',
    thanks: 'Danke',
    website: {
      title: 'Unsere Website',
      text: 'Scannt den Code: Hier steht alles zu unserer Hochzeit. Das Passwort steht in eurer Einladung.',
    },
    saveTheDate: {
      title: 'Merkt euch den Tag',
      text: 'Haltet euch diesen Tag bitte frei. Die Einladung folgt.',
      scan: 'Für unsere Website scannen oder diesen Code auf {host} eingeben',
    },
    invitation: 'laden {names} herzlich zu ihrer Hochzeit ein',
    unnamedGuests: { one: 'Begleitung', other: 'Begleitung' },
    menu: 'Menü',
  },
  journey: {
    arrival: 'Wann kommt ihr an?',
    'arrival-number': 'Mit welchem Flug oder Zug kommt ihr an?',
    departure: 'Wann reist ihr ab?',
    'departure-number': 'Mit welchem Flug oder Zug reist ihr ab?',
    stay: 'Wo übernachtet ihr?',
    seat: 'Möchtet ihr Plätze in unserem Transfer?',
  },
  movedTimes: {
    later: (what, time, minutes) =>
      `Neue geplante Zeit für ${what}: ${time}, ${minutes} Minuten später. Alles Weitere verschiebt sich mit.`,
    earlier: (what, time, minutes) =>
      `Neue geplante Zeit für ${what}: ${time}, ${minutes} Minuten früher. Alles Weitere verschiebt sich mit.`,
  },
  newWebsite: {
    celebrate: 'Feiert mit uns',
    wedding: 'Die Hochzeit',
    rsvp: 'Zu- oder Absage',
    rsvpText: 'Bitte sagt uns, ob ihr dabei seid.',
    thanks: 'Danke! Eure Antwort ist bei uns angekommen.',
    stay: 'Unterkünfte',
    travel: 'Anreise',
    words: 'Ein paar Worte',
    story: 'Unsere Geschichte',
    people: 'Unsere Trauzeugen',
    cards: 'Ausflüge und Tipps',
    dress: 'Was zieht man an?',
    video: 'Unser Film',
    livestream: 'Live dabei',
    faq: 'Häufige Fragen',
    registry: 'Geschenke',
    wishes: 'Eure Wünsche für uns',
    afterwards: 'Danke, dass ihr mit uns gefeiert habt',
    carousel: 'Bilder',
  },
};
