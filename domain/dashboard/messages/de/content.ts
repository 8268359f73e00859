import type { content as English } from '../en/content.ts';
import { formatNumber } from '../messages.ts';

export const content: typeof English = {
  fields: {
    heading: 'Überschrift',
    introduction: 'Einleitung',
    title: 'Titel',
    description: 'Beschreibung',
    name: 'Name',
    text: 'Text',
    words: 'Euer Text',
    group: 'Gruppe',
    groups: 'Gruppen',
    card: 'Karte',
    cards: 'Karten',
    link: 'Link',
    links: 'Links',
    linkText: 'Text des Links',
    linkAddress: {
      label: 'Adresse',
      hint: 'https://… für eine Website, mailto:… für eine E-Mail-Adresse',
    },
    id: 'Name in den Daten',

    picture: 'Bild',
    pictures: 'Bilder',
    pictureDescription: {
      label: 'Beschreibung',
      hint: 'In wenigen Worten, für Gäste, die das Bild nicht sehen können',
    },
    focus: 'Wichtigster Punkt',
    frame: {
      label: 'Darstellung',
      hint: 'Von selbst bekommt ein Foto ein Passepartout, und ein Aquarell mit hellem Rand geht in die Seite über',
      choices: {
        auto: 'Passend zum Bild',
        melt: 'In die Seite übergehend',
        mat: 'Mit Passepartout',
        arch: 'Als Bogen',
        oval: 'Als Oval',
        full: 'Von Rand zu Rand',
      },
    },

    wedding: 'Hochzeit',
    languages: {
      label: 'Sprachen',
      hint: 'Die erste steht unter der Adresse eurer Website, die anderen sind einen Klick entfernt',
    },
    english: {
      label: 'Datum und Uhrzeit auf Englisch',
      choices: {
        'en-US': 'Amerikanisch: May 29, 2027 at 6:00 PM',
        'en-GB': 'Britisch: 29 May 2027 at 18:00',
      },
    },
    timeZone: { label: 'Zeitzone', hint: 'Alle Uhrzeiten auf der Website sind Ortszeit dort' },
    couple: 'Eure Namen',
    yourName: 'Braut oder Bräutigam',
    partnersName: 'Die andere Hälfte des Paars',
    browserTitle: 'Titel des Browser-Tabs',
    day: 'Tag der Hochzeit',
    dayText: {
      label: 'Der Tag in euren Worten',
      hint: 'Bleibt das Feld leer, steht dort das Datum',
    },
    venue: 'Location und Ort',
    ornament: 'Zeichnung in den Ecken der Seite',
    couplePhoto: 'Foto von euch beiden',
    widePhoto: {
      label: 'Anderes Foto für breite Bildschirme',
      hint: 'Im Querformat; sonst sehen Computer das Foto oben',
    },
    colours: 'Design und Farben',
    design: 'Design',
    palette: {
      label: 'Farbpalette',
      choices: {
        lagoon: 'Lagune: Blaugrün und Terrakotta',
        dusk: 'Dämmerung: Violett und Altrosa',
        garden: 'Garten: Salbei und Pfingstrose',
      },
    },
    accent: {
      label: 'Eure eigene Akzentfarbe',
      hint: 'Für Links, Buttons und den Rahmen um das ausgewählte Feld; dunkel genug zum Lesen',
    },
    order: 'Reihenfolge der Abschnitte',
    hidden: 'Ausgeblendete Abschnitte',
    farewell: 'Schlusszeile',
    statements: {
      label: 'Datenschutz und Barrierefreiheit',
      hint: 'Am Ende der Seite führt ein Link zu zwei Erklärungen: wo Antworten gespeichert sind und wer sie sieht, und wie alle die Website benutzen können',
    },
    afterwards: {
      label: 'Nach der Hochzeit',
      hint: 'Steht nach dem letzten Event oben auf der Seite; das Formular ist dann weg',
    },

    event: 'Event',
    events: 'Events',
    starts: { label: 'Beginn', hint: 'In der Ortszeit der Hochzeit' },
    ends: { label: 'Ende', hint: 'Auf der Seite, in E-Mails und in den Kalendern eurer Gäste' },
    place: { label: 'Ort', hint: 'Zum Beispiel der Name des Gartens oder der Kirche' },
    dressCode: {
      label: 'Dresscode',
      hint: 'Die erste Zeile steht auf der Karte, alles auf der Rückseite',
    },
    featured: { label: 'Dieses Event hervorheben', hint: 'Seine Karte ist größer' },
    details: 'Auf der Rückseite der Karte',
    address: { label: 'Adresse', hint: 'Gäste öffnen sie in ihrer Karten-App' },
    timeline: 'Ablauf',
    step: 'Programmpunkt',
    stepTime: {
      label: 'Uhrzeit',
      hint: 'Ortszeit der Hochzeit; Zeiten vor 6 Uhr gehören zur Nacht danach',
    },
    stepText: { label: 'Was stattfindet', hint: 'Zum Beispiel: Trauung' },
    stepPlace: { label: 'Ort dieses Programmpunkts', hint: 'Falls es nicht der des Events ist' },
    stepNote: {
      label: 'Hinweis',
      hint: 'Zum Beispiel: Bitte nehmt zehn Minuten vorher Platz',
    },
    menu: {
      label: 'Menü',
      hint: 'Wird nach dem Veröffentlichen auf Menükarten gedruckt und nicht auf der Website gezeigt. Eine leere Zeile beginnt einen Gang; seine erste Zeile ist der Name.',
    },
    invited: {
      label: 'Wer ist eingeladen?',
      hint: 'Nur Haushalte, die laut Gästeliste dazu eingeladen sind, sehen es, nachdem sie ihren persönlichen Link geöffnet haben. Auf einem statischen Host gibt es keine persönlichen Links, also sieht es dort niemand. Erwähnt es nicht in anderen Texten.',
      choices: { all: 'Alle Gäste', invited: 'Nur Gäste, die dazu eingeladen sind' },
    },
    dateText: {
      label: 'Datum in euren Worten',
      hint: 'Bleibt das Feld leer, steht dort der Tag des Beginns',
    },
    timeText: {
      label: 'Uhrzeit in euren Worten',
      hint: 'Bleibt das Feld leer, stehen dort Beginn und Ende',
    },
    revision: {
      label: 'Revision',
      hint: 'In Dateien: Erhöht sie, wenn sich Zeit oder Ort ändern, damit Kalender das Event aktualisieren',
    },

    hotel: 'Hotel',
    hotels: 'Hotels',
    hotelKind: {
      label: 'Art',
      choices: { Luxury: 'Luxus', 'Budget-Friendly': 'Preiswert' },
    },
    highlight: 'Highlight',
    highlights: 'Highlights',
    booking: 'Hinweis zur Buchung',
    website: 'Website',
    distance: { label: 'Entfernung zur Feier', hint: 'Zum Beispiel: 12 Minuten mit dem Taxi' },
    price: { label: 'Preisklasse', hint: 'Von 1 für € bis 4 für €€€€, oder nichts' },

    travel: 'Anreise',
    travelCard: 'Karte zur Anreise',
    drawing: {
      label: 'Zeichnung',
      choices: {
        aeroplane: 'Flugzeug',
        'water-taxi': 'Boot',
        'island-hotel': 'Hotel',
        train: 'Zug',
        car: 'Auto',
      },
    },
    fact: 'Angabe',
    facts: 'Angaben',
    factName: 'Bezeichnung',
    factValue: 'Wert',
    map: 'Landkarte',
    mapPicture: 'Bild einer Landkarte',
    wideMap: {
      label: 'Anderes Bild für breite Bildschirme',
      hint: 'Im Querformat; sonst sehen Computer das Bild oben',
    },
    caption: 'Bildunterschrift',
    route: 'Route',
    routes: 'Routen',
    by: 'Mit',
    from: 'Von',
    to: 'Nach',
    routeDetail: { label: 'Dauer oder Linie', hint: 'Wie in einer der Karten' },
    mapNames: 'Namen auf der Landkarte',

    question: 'Frage',
    questions: 'Fragen',
    answer: { label: 'Antwort', hint: 'Eine leere Zeile beginnt einen neuen Absatz' },
    answerLink: 'Link unter der Antwort',
    photograph: 'Foto',
    strip: 'Fotoreihe',
    carousel: 'Bilderkarussell',
    carouselName: { label: 'Name', hint: 'Wird von Screenreadern vorgelesen' },
    registry: 'Geschenke',
    wishes: {
      label: 'Wünsche',
      hint: 'Auf der Seite der Haushalte, die ihren persönlichen Link geöffnet haben. Nur ihr lest einen Wunsch, außer der Haushalt und ihr zeigt ihn beide',
    },
    wishesShown: {
      label: 'Wünsche den Gästen zeigen',
      hint: 'Nur die, die der Haushalt erlaubt und ihr unter „Wünsche“ zeigt',
      choices: {
        never: 'Nie, sie sind nur für euch',
        afterwards: 'Nach dem letzten Event',
        'at-once': 'Sofort',
      },
    },

    addedSections: 'Abschnitte',
    wordsSection: {
      label: 'Text und Bild',
      hint: 'Ein paar Absätze, auf Wunsch mit einem Bild daneben',
    },
    storySection: {
      label: 'Unsere Geschichte',
      hint: 'Die Momente, die zur Hochzeit geführt haben, der Reihe nach',
    },
    peopleSection: {
      label: 'Trauzeugen und Familie',
      hint: 'Alle, die euch zur Seite stehen: mit Bild und ein paar Worten',
    },
    cardsSection: {
      label: 'Ausflüge und Tipps',
      hint: 'Karten mit Bild, Text und Link: Spaziergänge, Restaurants, Wissenswertes',
    },
    dressSection: { label: 'Kleiderordnung', hint: 'Was man anzieht, mit Farben und ihren Namen' },
    videoSection: {
      label: 'Video',
      hint: 'Ein eigener Film, zum Beispiel eure Geschichte, eine Einladung oder der Tag selbst',
    },
    videoFile: 'Videodatei',
    poster: {
      label: 'Bild vor dem Abspielen',
      hint: 'Die Gäste sehen es, bevor sie das Video abspielen, und auf Papier',
    },
    belowVideo: 'Satz unter dem Video',
    livestreamSection: {
      label: 'Livestream',
      hint: 'Ein Link für alle, die nicht dabei sein können: mit eigenen Worten davor, währenddessen und danach',
    },
    menuName: {
      label: 'Name im Menü',
      hint: 'Ein oder zwei Wörter; ohne sie steht der Abschnitt nicht im Menü',
    },
    moment: 'Moment',
    moments: 'Momente',
    when: { label: 'Wann', hint: 'Zum Beispiel: Sommer 2019' },
    person: 'Person',
    people: 'Personen',
    role: { label: 'Rolle', hint: 'Zum Beispiel: Trauzeugin' },
    swatch: 'Farbe',
    swatches: 'Farben',
    swatchName: {
      label: 'Name der Farbe',
      hint: 'Zum Beispiel: Salbei. Manche Gäste können Farben nicht unterscheiden.',
    },
    swatchColour: 'Farbton',
    streamStarts: {
      label: 'Beginn des Livestreams',
      hint: 'In der Ortszeit der Hochzeit; Gäste anderswo lesen auch ihre eigene',
    },
    streamEnds: { label: 'Ende des Livestreams', hint: 'Ohne Angabe vier Stunden nach dem Beginn' },
    streamLink: {
      label: 'Link zum Livestream',
      hint: 'Er öffnet sich auf der anderen Website, und die Seite sagt das',
    },
    hasRecording: {
      label: 'Die Aufzeichnung bleibt unter dieser Adresse',
      hint: 'Gäste können sie danach ansehen',
    },

    rsvp: 'Antwortformular',
    deadline: 'Antwort bis',
    deadlineText: {
      label: 'Die Frist in euren Worten',
      hint: 'Bleibt das Feld leer, steht dort das Datum',
    },
    eventsOnForm: 'Events im Formular',
    noDefaultAttendance: {
      label: 'Ohne Vorauswahl beginnen',
      hint: 'Gäste wählen für jedes Event, ob sie kommen. Sonst steht das Formular anfangs auf Zusage.',
    },
    maxGuests: {
      label: 'Gäste pro Antwort',
      hint: 'Für Antworten ohne persönliche Einladung; ohne Angabe sind es zwei',
    },
    guestQuestions: {
      label: 'Eure Fragen',
      hint: 'Zum Beispiel zum Menü, zum Shuttle oder nach einem Lied',
    },
    guestQuestion: { label: 'Frage', hint: 'Zum Beispiel: Welches Menü möchtet ihr?' },
    explanation: 'Erklärung darunter',
    answerKind: {
      label: 'Art der Antwort',
      choices: {
        choice: 'Eine von mehreren Möglichkeiten',
        choices: 'Mehrere der Möglichkeiten',
        'yes-no': 'Ja oder nein',
        text: 'Ein Text',
        number: 'Eine Zahl',
        date: 'Ein Tag',
        time: 'Eine Uhrzeit',
        'date-time': 'Ein Tag und eine Uhrzeit',
        phone: 'Eine Telefonnummer',
        stay: 'Eine Unterkunft: ein Hotel der Seite oder eine andere',
      },
    },
    questionClosesAt: {
      label: 'Antworten möglich bis',
      hint: 'Auch nach dem Ende der Antwortfrist: Gäste beantworten die Frage dann auf ihrer persönlichen Seite. Ohne Zeitpunkt endet sie mit den Antworten.',
    },
    journey: {
      label: 'Teil der Reise',
      hint: 'Für Ankünfte und Transfers',
      choices: {
        arrival: 'Die Ankunft',
        'arrival-number': 'Flug oder Zug der Ankunft',
        departure: 'Die Abreise',
        'departure-number': 'Flug oder Zug der Abreise',
        stay: 'Die Unterkunft',
        seat: 'Ein Platz in einem Transfer',
      },
    },
    choice: 'Auswahl',
    choices: 'Auswahlmöglichkeiten',
    perPerson: {
      label: 'Jede Person einzeln fragen',
      hint: 'Sonst gibt es eine Antwort für den ganzen Haushalt',
    },
    askedEvent: { label: 'Wer wird gefragt?', hint: 'Wer absagt, wird nie gefragt' },
    required: 'Eine Antwort ist nötig',
    formerQuestions: 'Entfernte Fragen',
    dietaryPerPerson: {
      label: 'Jede Person nach Ernährungswünschen fragen',
      hint: 'Statt eines Felds für den ganzen Haushalt',
    },
    asksForAddress: {
      label: 'Nach Postanschriften fragen',
      hint: 'Gäste können über ihren persönlichen Link angeben, wohin ihr schreiben dürft',
    },
    closesAt: {
      label: 'Antworten schließen am',
      hint: 'Bleibt das Feld leer, sind auch späte Antworten möglich',
    },
    closed: 'Wenn keine Antworten mehr möglich sind',
    contact: 'Wie Gäste euch erreichen',
    thanks: { label: 'Dank', hint: 'Nach einer Antwort' },
    thanksDeclined: {
      label: 'Dank an Gäste, die nicht kommen können',
      hint: 'Bleibt das Feld leer, lesen alle denselben Text',
    },
    footnote: 'Hinweis unter dem Formular',
  },

  checks: {
    missing: 'Das fehlt noch.',
    writeSomething: 'Schreibt hier etwas hinein.',
    tooLong: (max) => `Höchstens ${formatNumber(max)} Zeichen sind möglich.`,
    invisible: 'Entfernt die unsichtbaren Steuerzeichen.',
    chooseDay: 'Wählt einen Tag aus, zum Beispiel 2027-05-29.',
    chooseTime: 'Wählt Tag und Uhrzeit aus, zum Beispiel 2027-05-29T18:00.',
    chooseTimeOfDay: 'Wählt eine Uhrzeit, zum Beispiel 18:00.',
    withoutZ: 'Schreibt die Uhrzeit ohne Z, denn sie gilt in der Zeitzone der Hochzeit.',
    chooseTimeZone: 'Wählt eine Zeitzone aus, zum Beispiel Europe/Lisbon.',
    chooseNumber: (min, max) =>
      `Wählt eine Zahl von ${formatNumber(min)} bis ${formatNumber(max)}.`,
    chooseYesOrNo: 'Wählt Ja oder Nein.',
    chooseOneOf: (values) => `Nur eine dieser Angaben ist möglich: ${values}.`,
    chooseColour: 'Wählt eine Farbe aus, zum Beispiel #98452c.',
    chooseEvent: 'Wählt ein Event aus.',
    chooseVideo: 'Ladet ein Video hoch.',
    choosePicture: 'Wählt ein Bild aus.',
    choosePoint: 'Wählt einen Punkt aus, zum Beispiel „50% 40%“.',
    chooseLanguagesOf: (codes) => `Wählt Sprachen aus dieser Liste: ${codes}.`,
    chooseLanguage: 'Wählt mindestens eine Sprache aus.',
    languageTwice: 'Wählt jede Sprache nur einmal.',
    httpsLink: 'Schreibt einen Link, der mit https:// beginnt.',
    linkOrEmail:
      'Schreibt einen Link, der mit https:// beginnt, oder mailto: und eine E-Mail-Adresse.',
    shorterLink: 'Der Link ist zu lang.',
    idLetters: 'Nur Kleinbuchstaben, Ziffern, - und _ sind möglich.',
    svgPath: 'Schreibt einen Pfad wie im Attribut d eines SVG-Pfads.',
    addOne: 'Mindestens ein Eintrag ist nötig.',
    addAtLeast: (min) => `Mindestens ${formatNumber(min)} Einträge sind nötig.`,
    atMost: (max) => `Höchstens ${formatNumber(max)} sind möglich.`,
    addChoices: (min) => `Gebt mindestens ${formatNumber(min)} Auswahlmöglichkeiten an.`,
    otherKindOfAnswer:
      'Dazu passt eine andere Art der Antwort. Wählt einen anderen Teil oder die passende Art.',
    askedTwice: 'Dazu gibt es schon eine andere Frage.',
    tooManyQuestions: (max, count) =>
      `Höchstens ${formatNumber(max)} Fragen sind möglich; das sind ${formatNumber(count)}.`,

    unknownName: (names) => `Den Namen ${names} gibt es nicht: Ist es ein Tippfehler?`,
    wrongValue: 'Diese Angabe passt hier nicht.',
    writeText: 'Hier gehört ein Text hin.',
    writeList: 'Hier gehört eine Liste hin, in [ ].',
    writeGroup: 'Hier gehört eine Gruppe von Namen und Werten hin, in { }.',
    writeTextOrTranslations: 'Hier gehört ein Text hin, oder einer für jede Sprache.',
    onlyPossible: (values) => `Hier ist nur das möglich: ${values}.`,
    repeatedId: {
      event: (id) => `Ein anderes Event hat schon die ID ${id}: Gebt diesem eine eigene.`,
      question: (id) => `Eine andere Frage hat schon die ID ${id}: Gebt dieser eine eigene.`,
      choice: (id) => `Eine andere Auswahl hat schon die ID ${id}: Gebt dieser eine eigene.`,
    },
    noEvent: (id) => `Es gibt kein Event mit der ID ${id}.`,
    noEventOnForm: (id) => `Kein Event im Formular hat die ID ${id}: Wählt ein anderes.`,

    writeInFirst: (language) =>
      `Hier fehlt noch der Text in der ersten Sprache eurer Website: ${language}.`,
    noVideo: (name) =>
      `Das Video ${name} liegt nicht auf diesem Server. Bitte ladet es noch einmal hoch.`,
    noPicture: (file) => `Das Bild ${file} gibt es nicht.`,
    noCardSays: (detail) =>
      `Auf keiner Karte zur Anreise steht „${detail}“: Schreibt es auch dorthin, oder korrigiert es.`,
    unreadable: 'In dieser Farbe ist Text auf dem Papierton schwer zu lesen: Wählt eine dunklere.',

    noEnd: 'Wann endet es?',
    endsBeforeStart: 'Das Event endet, bevor es beginnt.',
    notInOrder:
      'Dieses Event beginnt vor dem darüber: Bringt die Events in die richtige Reihenfolge.',
    stepNotInOrder:
      'Dieser Programmpunkt ist früher als der darüber: Ordnet sie nach ihren Uhrzeiten.',
    noEventOnDay: 'An diesem Tag ist kein Event.',
    deadlineTooLate: 'Die Frist liegt nach der Hochzeit.',
    closesTooEarly: (day) =>
      `Gäste können bis zum ${day} antworten, das ist die Frist: Schließt die Antworten später.`,
    closesTooLate: 'Das ist nach dem Beginn des letzten Events.',
    noWordsWhenClosed:
      'Das fehlt noch: Schreibt euren Gästen, wie sie euch erreichen, wenn keine Antworten mehr möglich sind.',
    contradiction: (words, actual) =>
      `Hier steht „${words}“, es ist aber ${actual}: Korrigiert es, oder lasst das Feld leer.`,
    noSuchDay: (date) => `Hier steht „${date}“, diesen Tag gibt es nicht.`,
    otherWeekday: (date, weekday) => `Hier steht „${date}“, dieser Tag ist aber ein ${weekday}.`,
  },

  passed: {
    wedding: (day) => `Die Hochzeit war am ${day}.`,
    event: (day) => `Ein Event war am ${day}.`,
    deadline: (day) => `Die Frist für Antworten war der ${day}.`,
    closed: (day) => `Seit dem ${day} sind keine Antworten mehr möglich.`,
  },
};
