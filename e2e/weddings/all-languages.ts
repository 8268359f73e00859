import type { WeddingDocument } from '../../domain/wedding/wedding.ts';

// A wedding in all languages of the interface, in the night in which summer time begins. The first one is German, English
// is British, and the colours are not those of the demo.

/** Many of the words have letters or marks that English does not have. */
const text = (...[de, fr, es, it, pt, en]: [string, string, string, string, string, string]) => ({
  ...{ de, fr, es, it, pt, en },
});

const picture = (file: string) => ({ file, alt: 'Überlingen' });

type Steps = { time: string; text: ReturnType<typeof text> }[];

const event = (
  id: string,
  title: ReturnType<typeof text>,
  [startsAt, endsAt]: [string, string],
  timeline: Steps = [],
) => ({
  ...{ id, title, startsAt, endsAt, location: 'Seeterrasse' },
  description: text(
    'Wir stoßen an.',
    'À votre santé !',
    '¡Salud!',
    'Cin cin!',
    'Saúde!',
    'Cheers!',
  ),
  details: { address: 'Seestraße 4, 88662 Überlingen', timeline },
});

export const allLanguages: WeddingDocument = {
  version: 3,
  languages: ['de', 'fr', 'es', 'it', 'pt', 'en'],
  english: 'en-GB',
  timeZone: 'Europe/Berlin',
  couple: ['Zoë', 'Jürgen'],
  title: text(
    'Hochzeit am See',
    'Noces au lac',
    'Boda en el lago',
    'Nozze',
    'Casamento à beira do lago',
    'Lake wedding',
  ),
  date: '2037-03-28',
  venueLine: text(
    'Am Bodensee',
    'Lac de Constance',
    'Lago',
    'Lago di Costanza',
    'Lago de Constança',
    'The lake',
  ),
  theme: { preset: 'garden' },
  celebrate: {
    heading: text(
      'Feiert mit uns',
      'Fêtez avec nous',
      '¡Celebrad!',
      'Festeggiate',
      'Celebrem connosco',
      'Celebrate',
    ),
    events: [
      event(
        'welcome_party',
        text(
          'Willkommensabend',
          'Soirée de bienvenue',
          'Bienvenida',
          'Benvenuto',
          'Boas-vindas',
          'Welcome',
        ),
        ['2037-03-27T20:00', '2037-03-27T23:30'],
      ),
      event(
        'wedding',
        text(
          'Die Hochzeit',
          'Le mariage',
          'La boda',
          'Il matrimonio',
          'O casamento',
          'The wedding',
        ),
        ['2037-03-28T16:00', '2037-03-29T04:00'],
        [
          { time: '01:30', text: text('Suppe', 'Soupe', 'Sopa', 'Zuppa', 'Sopa', 'Soup') },
          {
            time: '03:30',
            text: text(
              'Letztes Schiff',
              'Dernier bateau',
              'Último barco',
              'Ultimo battello',
              'Último barco',
              'Last boat',
            ),
          },
        ],
      ),
    ],
  },
  stay: {
    heading: text(
      'Übernachten',
      'Où dormir',
      'Dónde alojarse',
      'Dove alloggiare',
      'Onde dormir',
      'Where to stay',
    ),
    groups: [
      {
        heading: text(
          'Große Hotels',
          'Grands hôtels',
          'Hoteles',
          'Grandi alberghi',
          'Hotéis',
          'Hotels',
        ),
        hotels: [
          {
            ...{ name: 'Münsterblick', travelTime: '9 min', highlights: ['Frühstück'] },
            description: text(
              'Ein ruhiges Haus.',
              'Une maison.',
              'Una casa.',
              'Una casa.',
              'Uma mansão.',
              'Quiet.',
            ),
          },
        ],
      },
    ],
  },
  travel: {
    heading: text(
      'Die Anreise',
      'Venir',
      'Cómo llegar',
      'Come arrivare',
      'Como chegar',
      'Getting here',
    ),
    cards: [{ title: 'Überlingen', icon: 'train', text: 'Bis Überlingen.' }],
  },
  faq: {
    heading: text(
      'Häufige Fragen',
      'Vos questions',
      'Preguntas',
      'Domande',
      'Perguntas',
      'Questions',
    ),
    items: [
      {
        question: text(
          'Und Kinder?',
          'Et les enfants ?',
          '¿Y los niños?',
          'E i bambini?',
          'E as crianças?',
          'Children?',
        ),
        answer: text(
          '„Gern“',
          '« Avec joie »',
          '«Claro»',
          '«Certo»',
          '«Claro que não»',
          '‘Of course’',
        ),
      },
    ],
  },
  strip: [picture('strip-1.jpg'), picture('strip-2.jpg')],
  rsvp: {
    heading: text('Antwort', 'RSVP', 'Confirmación', 'Risposta', 'Confirmação', 'RSVP'),
    deadline: '2037-02-08',
    thanks: text(
      'Danke! Bis bald.',
      'Merci ! À bientôt.',
      '¡Gracias!',
      'Grazie!',
      'Obrigado!',
      'Thank you!',
    ),
  },
  farewell: text(
    'Tschüss',
    'À bientôt',
    'Hasta pronto, cariños',
    'A presto',
    'Até já, com emoção',
    'See you soon',
  ),
};
