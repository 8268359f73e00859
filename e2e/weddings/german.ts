import type { WeddingDocument } from '../../domain/wedding/wedding.ts';

// The demo's opposite: eight events, long words and names, three groups of hotels, forty questions, gifts, cards
// and words for afterwards, in German only.

type EventDocument = WeddingDocument['celebrate']['events'][number];

const picture = (file: string, alt = 'Das Schloss') => ({ file, alt });

function event(id: string, title: string, startsAt: string, more: Partial<EventDocument> = {}) {
  return {
    ...{ id, title, startsAt, location: 'Schlossgartenorangerie' },
    details: { address: 'Straße der Völkerverständigung 104, 06526 Sangerhausen' },
    ...more,
  };
}

function hotel(name: string, file?: string) {
  return {
    name,
    description: 'Ein ruhiges Haus mit Frühstücksraum, Fahrradabstellmöglichkeit und Garten.',
    highlights: ['Barrierefreier Hintereingang', 'Spätaufsteherfrühstück'],
    travelTime: 'Fünfundzwanzig Minuten mit dem Schienenersatzverkehr',
    ...(file && { image: picture(file), website: 'https://hotel.example/' }),
  };
}

const questions = (topic: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    question: `Was gilt für ${topic} am ${index + 1}. Tag der Hochzeitsfeierlichkeiten?`,
    answer: `Zu ${topic} sagen wir euch rechtzeitig Bescheid, spätestens bei der Begrüßungsansprache.`,
  }));

export const german: WeddingDocument = {
  version: 3,
  languages: ['de'],
  timeZone: 'Europe/Berlin',
  couple: ['Maximiliane-Charlotte', 'Wolfeschlegelsteinhausenbergerdorffstein'],
  date: '2037-08-15',
  venueLine: 'Schlossgartenorangerie der Donaudampfschifffahrtsgesellschaft · Sangerhausen',
  ornament: 'corner.svg',
  couplePhoto: picture('couple.jpg', 'Die beiden auf einer Brücke'),
  theme: { preset: 'lagoon', accent: '#6b3f5e' },
  celebrate: {
    heading: 'Hochzeitsfeierlichkeiten',
    introduction: 'Acht Anlässe, ein Wochenende und sehr viel Rinderkraftbrühe.',
    events: [
      event('junggesellen', 'Junggesellinnenabschied', '2037-08-13T17:00'),
      event('welcome_party', 'Begrüßungsabend', '2037-08-14T18:30', {
        image: picture('event-welcome.jpg'),
        dresscode: 'Sommerlich elegant',
      }),
      event('standesamt', 'Standesamtliche Eheschließung', '2037-08-15T11:00', {
        description: 'Im kleinen Trausaal des Rathauses; danach Sektempfang auf dem Marktplatz.',
      }),
      event('wedding', 'Kirchliche Trauung', '2037-08-15T14:30', {
        featured: true,
        image: picture('event-wedding.jpg'),
        dresscode:
          'Abendgarderobe\nFestliche Abendgarderobe, für den Kopfsteinpflasterweg bequeme Schuhe.',
        details: {
          address: 'Jacobikirche, Markt 30, 06526 Sangerhausen',
          timeline: [
            { time: '14:30', text: 'Trauung' },
            { time: '16:00', text: 'Kuchenbuffet', place: 'Remise' },
            { time: '19:00', text: 'Abendessen' },
          ],
        },
      }),
      event('polterabend', 'Polterabend', '2037-08-15T23:00'),
      event('fruehstueck', 'Spätaufsteherfrühstück', '2037-08-16T10:00'),
      event('wanderung', 'Rosengartenwanderung', '2037-08-16T13:00'),
      event('abschied', 'Verabschiedungskaffee', '2037-08-16T16:00'),
    ],
  },
  stay: {
    heading: 'Übernachtungsmöglichkeiten',
    groups: [
      {
        heading: 'Schlosshotels',
        hotels: [
          hotel('Rosenhof', 'hotel-1.jpg'),
          hotel('Wasserschlosshotel Allstedt', 'hotel-2.jpg'),
          hotel('Bergschlösschen', 'hotel-3.jpg'),
          hotel('Kyffhäuserblick', 'hotel-4.jpg'),
        ],
      },
      { heading: 'Pensionen', hotels: [hotel('Pension Morgensonne', 'hotel-5.jpg')] },
      {
        heading: 'Jugendherbergen und Campingplätze',
        hotels: [hotel('Jugendherberge Kelbra'), hotel('Campingplatz am Stausee')],
      },
    ],
  },
  travel: {
    heading: 'Anreisemöglichkeiten',
    introduction: 'Sangerhausen liegt näher, als ihr denkt.',
    cards: [
      {
        ...{
          title: 'Mit der Bahn',
          icon: 'train',
          text: 'Ab Halle (Saale) Hauptbahnhof stündlich.',
        },
        facts: [{ label: 'Fahrzeit', value: '50 Minuten' }],
      },
      { title: 'Mit dem Auto', icon: 'car', text: 'Autobahnabfahrt Sangerhausen-Süd.' },
      { title: 'Vom Bahnhof', icon: 'car', text: 'Wir holen euch ab: Bescheid sagen genügt.' },
      { title: 'Im Schloss', icon: 'island-hotel', text: 'Alles ist zu Fuß erreichbar.' },
    ],
    map: { picture: picture('hotel-6.jpg'), caption: 'Unser Schloss, gemalt von Maximiliane.' },
  },
  sections: {
    'good-to-know': {
      kind: 'cards',
      menu: 'Wissenswertes',
      heading: 'Gut zu wissen',
      cards: [
        { title: 'Kleidung', text: 'Abends wird es kühl.', picture: picture('strip-3.jpg') },
        {
          ...{ title: 'Babysitter', text: 'Zwei Studentinnen aus dem Dorf hüten eure Kinder.' },
          link: { text: 'Schreibt Rita', href: 'mailto:rita@sangerhausen.example' },
        },
      ],
    },
  },
  faq: {
    heading: 'Häufig gestellte Fragen',
    subtitle: 'Vierzig, um genau zu sein.',
    items: questions('Geschenke', 4),
    groups: [
      { heading: 'Kinderbetreuung', items: questions('Kinderbetreuungsangebote', 12) },
      { heading: 'Verpflegung', items: questions('Nahrungsmittelunverträglichkeiten', 12) },
      { heading: 'Geschwindigkeitsbegrenzungen', items: questions('Geschwindigkeiten', 12) },
    ],
  },
  strip: [1, 2, 3, 1, 2].map((number) => picture(`strip-${number}.jpg`)),
  rsvp: {
    heading: 'Rückmeldung',
    text: 'Bitte gebt uns Bescheid, ob ihr dabei seid.',
    deadline: '2037-06-01',
    // In the future for the server. The tests move the browser's clock past it.
    closesAt: '2037-07-01T00:00',
    closed: {
      text: 'Die Rückmeldefrist ist abgelaufen. Schreibt uns bitte.',
      link: { text: 'wir@sangerhausen.example', href: 'mailto:wir@sangerhausen.example' },
    },
    noDefaultAttendance: true,
    thanks: 'Danke! Wir freuen uns auf euch.',
    thanksDeclined: 'Schade! Ihr werdet uns fehlen.',
    footnote: 'Es gilt die letzte Antwort mit derselben E-Mail-Adresse.',
  },
  registry: {
    heading: 'Geschenke',
    text: 'Eure Gesellschaft ist das Geschenk.',
    links: [
      { text: 'Die Olivenbäume', href: 'https://olive-trees.example/' },
      { text: 'Ein Tisch für zwölf', href: 'https://table.example/' },
    ],
  },
  carousel: {
    label: 'Bilder aus Sangerhausen',
    pictures: [1, 2, 3].map((number) => picture(`carousel-${number}.jpg`)),
  },
  farewell: 'Auf Wiedersehen in Sangerhausen',
  statements: true,
  afterwards: {
    heading: 'Danke, dass ihr da wart',
    text: 'Es war ein Fest.\n\nDie Bilder schicken wir euch, sobald wir uns ausgeschlafen haben.',
  },
};
