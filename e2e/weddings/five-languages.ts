import type { WeddingDocument } from '../../domain/wedding/wedding.ts';

// A wedding in all languages of the interface. The first one is not English.

/** Many of the words have letters or marks that English does not have. */
const text = (de: string, fr: string, es: string, it: string, en: string) => ({
  de,
  fr,
  es,
  it,
  en,
});

const picture = (file: string) => ({
  file,
  alt: text('Der See am Morgen', 'Le lac au matin', 'El lago', 'Il lago al mattino', 'The lake'),
});

const hotel = (name: string, file: string) => ({
  name,
  description: text(
    'Ein ruhiges Haus an der Straße zum See.',
    'Une maison tranquille à deux pas du lac.',
    'Una casa tranquila junto al lago, también en otoño.',
    'Una casa tranquilla a due passi dal lago.',
    'A quiet house close to the lake.',
  ),
  travelTime: text(
    '9 Minuten zu Fuß',
    '9 minutes à pied',
    '9 minutos',
    '9 minuti a piedi',
    '9 minutes',
  ),
  highlights: [text('Frühstück im Garten', 'Petit déjeuner', 'Desayuno', 'Colazione', 'Breakfast')],
  booking: text('Früh buchen', 'Réservez tôt', 'Reservad pronto', 'Prenotate presto', 'Book early'),
  image: picture(file),
  website: 'https://hotel.example/',
});

const card = (icon: 'aeroplane' | 'water-taxi' | 'island-hotel') => ({
  title: text('Mit der Bahn', 'En train', 'En tren', 'In treno', 'By train'),
  icon,
  text: text(
    'Bis Überlingen.',
    'Jusqu’à Überlingen.',
    'Hasta Überlingen.',
    'Fino a Überlingen.',
    'To Überlingen.',
  ),
  facts: [],
});

const event = (id: string, title: ReturnType<typeof text>, startsAt: string, file: string) => ({
  id,
  title,
  startsAt,
  location: text(
    'Seeterrasse',
    'Terrasse du lac',
    'Terraza del lago',
    'Terrazza sul lago',
    'Lake terrace',
  ),
  description: text('Wir stoßen an.', 'À votre santé !', '¡Salud!', 'Cin cin!', 'Cheers!'),
  dresscode: text('Festlich', 'Tenue de fête', 'De fiesta', 'Elegante', 'Festive'),
  image: picture(file),
  details: {
    attire: text(
      'Festlich, mit Jacke.',
      'Une veste.',
      'Con chaqueta.',
      'Con giacca.',
      'With a jacket.',
    ),
    address: 'Seestraße 4, 88662 Überlingen',
    timeline: [text('Ankunft', 'Arrivée', 'Llegada', 'Arrivo', 'Arrival')],
  },
});

export const fiveLanguages: WeddingDocument = {
  version: 1,
  languages: ['de', 'fr', 'es', 'it', 'en'],
  timeZone: 'Europe/Berlin',
  couple: ['Zoë', 'Jürgen'],
  title: text(
    'Hochzeit am See',
    'Noces au lac',
    'Boda en el lago',
    'Nozze sul lago',
    'Lake wedding',
  ),
  date: '2037-08-01',
  venueLine: text(
    'Überlingen am Bodensee',
    'Lac de Constance',
    'Lago de Constanza',
    'Lago di Costanza',
    'Lake Constance',
  ),
  ornament: 'corner.svg',
  couplePhoto: picture('couple.jpg'),
  celebrate: {
    heading: text(
      'Feiert mit uns',
      'Fêtez avec nous',
      'Celebrad con nosotros',
      'Festeggiate con noi',
      'Celebrate with us',
    ),
    events: [
      event(
        'welcome_party',
        text(
          'Willkommensabend',
          'Soirée de bienvenue',
          'Fiesta de bienvenida',
          'Festa di benvenuto',
          'Welcome party',
        ),
        '2037-07-31T19:00',
        'event-welcome.jpg',
      ),
      event(
        'wedding',
        text('Die Hochzeit', 'Le mariage', 'La boda', 'Il matrimonio', 'The wedding'),
        '2037-08-01T16:00',
        'event-wedding.jpg',
      ),
    ],
  },
  stay: {
    heading: text(
      'Übernachtungsmöglichkeiten',
      'Où dormir',
      'Dónde alojarse',
      'Dove alloggiare',
      'Where to stay',
    ),
    groups: [
      {
        heading: text(
          'Große Hotels',
          'Grands hôtels',
          'Hoteles grandes',
          'Grandi alberghi',
          'Large hotels',
        ),
        hotels: [
          hotel('Seehof', 'couple.jpg'),
          hotel('Münsterblick', 'event-welcome.jpg'),
          hotel('Löwen', 'event-wedding.jpg'),
        ],
      },
    ],
  },
  travel: {
    heading: text('Die Anreise', 'Venir', 'Cómo llegar', 'Come arrivare', 'Getting here'),
    cards: [card('aeroplane'), card('water-taxi'), card('island-hotel')],
  },
  faq: {
    heading: text('Häufige Fragen', 'Vos questions', 'Preguntas', 'Domande', 'Questions'),
    items: [
      {
        question: text(
          'Und die Kinder?',
          'Et les enfants ?',
          '¿Y los niños?',
          'E i bambini?',
          'And the children?',
        ),
        answer: text(
          '„Gern“, sagt Oma.',
          '« Avec joie », dit mamie.',
          '«Claro», dice la abuela.',
          '«Certo», dice la nonna.',
          '‘Of course’, says Granny.',
        ),
      },
    ],
  },
  strip: [picture('couple.jpg'), picture('event-welcome.jpg'), picture('event-wedding.jpg')],
  rsvp: {
    heading: text('Antwort', 'RSVP', 'Confirmación', 'Risposta', 'RSVP'),
    text: text(
      'Seid ihr dabei?',
      'Serez-vous des nôtres ?',
      '¿Vendréis?',
      'Ci sarete?',
      'Will you come?',
    ),
    deadline: '2037-06-08',
    thanks: text(
      'Danke! Bis bald am See.',
      'Merci ! À bientôt.',
      '¡Gracias! Hasta pronto.',
      'Grazie! A presto.',
      'Thank you! See you soon.',
    ),
  },
  carousel: {
    label: text(
      'Bilder vom See',
      'Images du lac',
      'Imágenes del lago',
      'Immagini del lago',
      'Pictures of the lake',
    ),
    pictures: ['carousel-1.jpg', 'carousel-2.jpg', 'carousel-3.jpg'].map(picture),
  },
  farewell: text(
    'Tschüss, bis bald',
    'À bientôt',
    'Hasta pronto, cariños',
    'A presto',
    'See you soon',
  ),
};
