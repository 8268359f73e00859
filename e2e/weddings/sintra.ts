import type { WeddingDocument } from '../../domain/wedding/wedding.ts';

// Three events in Portugal, in two languages, without hotels; with gifts, cards and an own accent colour.

export const sintra: WeddingDocument = {
  version: 1,
  languages: ['en', 'es'],
  english: 'en-GB',
  timeZone: 'Europe/Lisbon',
  couple: ['Inês', 'João Maria'],
  date: '2037-09-12',
  venueLine: { en: 'Quinta das Camélias · Sintra, Portugal', es: 'Quinta das Camélias · Sintra' },
  ornament: 'corner.svg',
  couplePhoto: {
    file: 'couple.jpg',
    alt: { en: 'Inês and João on a bridge', es: 'Inês y João en un puente' },
  },
  theme: { preset: 'garden' },
  celebrate: {
    heading: { en: 'Three days in Sintra', es: 'Tres días en Sintra' },
    introduction: {
      en: 'Come for one of them, or stay for all three.',
      es: 'Venid un día, o quedaos los tres.',
    },
    events: [
      {
        id: 'welcome_party',
        title: { en: 'Welcome dinner', es: 'Cena de bienvenida' },
        startsAt: '2037-09-11T20:00',
        endsAt: '2037-09-11T23:30',
        location: 'Largo da Misericórdia',
        dresscode: { en: 'Come as you are', es: 'Como queráis' },
        image: {
          file: 'event-welcome.jpg',
          alt: { en: 'A long table at dusk', es: 'Una mesa larga al anochecer' },
        },
        details: { address: 'Largo da Misericórdia 3, 2710-560 Sintra, Portugal' },
      },
      {
        id: 'wedding',
        title: { en: 'The Wedding', es: 'La boda' },
        startsAt: '2037-09-12T16:00',
        endsAt: '2037-09-13T04:00',
        location: 'Quinta das Camélias',
        description: {
          en: 'The ceremony is under the old camellias; dinner is in the orangery.',
          es: 'La ceremonia es bajo las viejas camelias; la cena, en el invernadero.',
        },
        dresscode: { en: 'Black tie', es: 'Etiqueta' },
        image: {
          file: 'event-wedding.jpg',
          alt: { en: 'White chairs in a garden', es: 'Sillas blancas en un jardín' },
        },
        featured: true,
        details: {
          attire: { en: 'Dinner jackets and long dresses.', es: 'Esmoquin y vestidos largos.' },
          address: 'Quinta das Camélias, Rua do Roseiral, 2710-405 Sintra, Portugal',
          timeline: [
            { en: '16:00 · Ceremony', es: '16:00 · Ceremonia' },
            { en: '20:00 · Dinner', es: '20:00 · Cena' },
          ],
        },
      },
      {
        id: 'brunch',
        title: { en: 'Brunch by the sea', es: 'Brunch junto al mar' },
        startsAt: '2037-09-13T11:30',
        location: 'Praia das Maçãs',
        guests: 'invited',
        details: { address: 'Avenida Eugene Levy 12, 2705-304 Praia das Maçãs, Portugal' },
      },
    ],
  },
  travel: {
    heading: { en: 'Getting to Sintra', es: 'Cómo llegar a Sintra' },
    cards: [
      {
        title: { en: 'By train', es: 'En tren' },
        icon: 'train',
        text: {
          en: 'From Rossio station in Lisbon every half hour.',
          es: 'Desde la estación de Rossio, en Lisboa, cada media hora.',
        },
        facts: [
          { label: { en: 'Journey', es: 'Viaje' }, value: { en: '40 minutes', es: '40 minutos' } },
        ],
      },
      {
        title: { en: 'By car', es: 'En coche' },
        icon: 'car',
        text: {
          en: 'Leave the car at the foot of the hill: the lanes are narrow.',
          es: 'Dejad el coche al pie de la colina: las calles son estrechas.',
        },
      },
    ],
    map: {
      picture: {
        file: 'hotel-3.jpg',
        alt: { en: 'A map of the hills around Sintra', es: 'Un mapa de las colinas de Sintra' },
      },
      caption: { en: 'Our hill, painted by Inês.', es: 'Nuestra colina, pintada por Inês.' },
    },
  },
  goodToKnow: {
    heading: { en: 'Good to know', es: 'Bueno es saberlo' },
    introduction: { en: 'Small things that help.', es: 'Pequeñas cosas que ayudan.' },
    cards: [
      {
        title: { en: 'What to wear', es: 'Qué ponerse' },
        text: {
          en: 'Evenings are cool and foggy, even in September.\n\nBring a shawl.',
          es: 'Las noches son frescas, incluso en septiembre.\n\nTraed un chal.',
        },
        picture: {
          file: 'strip-3.jpg',
          alt: { en: 'A couple in evening dress', es: 'Una pareja vestida de noche' },
        },
      },
      {
        title: { en: 'Babysitters', es: 'Canguros' },
        text: {
          en: 'Two students from the village look after children on Saturday night.',
          es: 'Dos estudiantes del pueblo cuidan de los niños el sábado por la noche.',
        },
        link: {
          text: { en: 'Ask Rita', es: 'Escribid a Rita' },
          href: 'mailto:rita@quinta.example',
        },
      },
      {
        title: { en: 'Breakfast', es: 'Desayuno' },
        text: {
          en: 'Travesseiros at Piriquita, before ten.',
          es: 'Travesseiros en Piriquita, antes de las diez.',
        },
        link: { text: 'Piriquita', href: 'https://piriquita.example/' },
      },
    ],
  },
  strip: [
    { file: 'strip-1.jpg', alt: { en: 'On the terrace', es: 'En la terraza' } },
    { file: 'strip-2.jpg', alt: { en: 'On the river', es: 'En el río' } },
  ],
  rsvp: {
    heading: 'RSVP',
    text: { en: 'Will you be there?', es: '¿Vendréis?' },
    deadline: '2037-06-30',
    noDefaultAttendance: true,
    thanks: { en: 'Thank you! See you in Sintra.', es: '¡Gracias! Nos vemos en Sintra.' },
    thanksDeclined: { en: 'Thank you. We will miss you.', es: 'Gracias. Os echaremos de menos.' },
  },
  registry: {
    heading: { en: 'Gifts', es: 'Regalos' },
    text: {
      en: 'Your company is the gift. If you would like to add something, there is a jar for our first olive trees.',
      es: 'Vuestra compañía es el regalo. Si queréis añadir algo, hay una hucha para nuestros primeros olivos.',
    },
    links: [
      { text: { en: 'Olive trees', es: 'Los olivos' }, href: 'https://olive-trees.example/' },
      {
        text: { en: 'A table for twelve', es: 'Una mesa para doce' },
        href: 'https://table.example/',
      },
    ],
  },
  farewell: { en: 'Até já, em Sintra', es: 'Até já, em Sintra' },
};
