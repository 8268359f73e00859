import type { Wedding } from '../domain/wedding.ts';

// Every text, date, place and picture of the website. The build checks the content and reports errors.
// The pictures are files in pictures/: replace them under the same names, or change the names here.

const wedding = {
  locale: 'en-US',
  title: 'Portia & Bassanio · Venice, June 6th, 2026',
  couple: ['Portia', 'Bassanio'],
  date: '2026-06-06',
  dateLine: 'JUNE 6TH, 2026',
  venueLine: 'Belmond Hotel Cipriani · Venice, Italy',
  ornament: 'corner.svg',
  couplePhoto: {
    file: 'couple.jpg',
    alt: 'The couple embracing on a small bridge over a quiet canal, the low sun on the water behind them',
    focus: '49% 52%',
  },

  celebrate: {
    heading: 'Celebrate With Us',
    introduction:
      'Two evenings in two gardens at the edge of the lagoon. Come for one or for both; we hope for both.',
    events: [
      {
        date: 'Friday, June 5th, 2026',
        title: 'Welcome Party',
        time: '7:00 PM',
        location: 'Casanova Garden',
        description:
          'A long table, strings of lights and the first glass together. Arrive when it suits you.',
        dresscode: 'Cocktail attire',
        icon: '',
        image: {
          file: 'event-welcome.jpg',
          alt: 'A long table under strings of lights in a garden by the lagoon at dusk',
          focus: '55% 60%',
        },
        details: {
          attire:
            'Cocktail attire. The garden is grass and gravel: your heels will thank you for a block.',
          address: 'Casanova Garden, Belmond Hotel Cipriani, Giudecca 10, 30133 Venice, Italy',
          timeline: ['7:00 PM · Casual arrival, at your leisure'],
        },
        startsAt: '2026-06-05T19:00:00+02:00',
      },
      {
        date: 'Saturday, June 6th, 2026',
        title: 'The Wedding',
        time: '5:30 PM',
        location: 'Antique Garden',
        description:
          'We marry in the garden at six, with the water behind us, and dance until the last boat and after.',
        dresscode: 'Black tie',
        icon: '',
        image: {
          file: 'event-wedding.jpg',
          alt: 'A flower arch and white chairs in a garden by the lagoon in the afternoon',
          focus: '50% 55%',
        },
        featured: true,
        details: {
          attire: 'Black tie: dinner jackets and evening gowns.',
          address: 'Antique Garden, Belmond Hotel Cipriani, Giudecca 10, 30133 Venice, Italy',
          timeline: [
            '5:30 PM · Arrival',
            '6:00 PM · Ceremony',
            '6:45 PM · Cocktail hour',
            '8:15 PM · Dinner followed by dancing, in the Longhi Ballroom',
          ],
        },
        startsAt: '2026-06-06T17:30:00+02:00',
      },
    ],
  },

  stay: {
    heading: 'Where to Stay',
    introduction:
      'Venice is small and everything is a boat ride away. These are six houses we would send our own families to.',
    groups: [
      {
        heading: 'Luxury Hotels',
        hotels: [
          {
            name: 'Belmond Hotel Cipriani',
            category: 'Luxury',
            description:
              'Where it all happens. Gardens, a great saltwater pool and the view across to St. Mark’s, at the quiet tip of the Giudecca.',
            highlights: [
              'Both celebrations are in its gardens',
              'Complimentary boat to St. Mark’s Square, every 15 minutes',
              'Olympic-length saltwater pool',
            ],
            booking: 'Rooms are held in a block for our guests: mention the wedding when you book.',
            image: {
              file: 'hotel-1.jpg',
              alt: 'An apricot palace on the water with wisteria and a white awning',
              focus: '50% 55%',
            },
            website: 'https://www.belmond.com/hotels/europe/italy/venice/belmond-hotel-cipriani/',
            travelTime: 'You are there',
          },
          {
            name: 'The Gritti Palace',
            category: 'Luxury',
            description:
              'A Gothic palace of 1475 on the Grand Canal, opposite the dome of the Salute, a short walk from St. Mark’s.',
            highlights: [
              'Terrace on the Grand Canal',
              'Its own landing stage for water taxis',
              'Rooms kept like a private house',
            ],
            booking: 'June is peak season: book as early as you can, canal side if it is free.',
            image: {
              file: 'hotel-2.jpg',
              alt: 'A rose-brown Gothic palace with a terrace on the Grand Canal',
              focus: '50% 55%',
            },
            website: 'https://www.thegrittipalace.com/',
            travelTime: '12 minutes by water taxi',
          },
          {
            name: 'Aman Venice',
            category: 'Luxury',
            description:
              'Twenty-four suites in the sixteenth-century Palazzo Papadopoli, with painted ceilings and a garden on the Grand Canal.',
            highlights: [
              'Two private gardens, rare in Venice',
              'Frescoed rooms on the piano nobile',
              'A few minutes’ walk from the Rialto',
            ],
            booking: 'Very few rooms: write to the hotel before you book your flights.',
            image: {
              file: 'hotel-3.jpg',
              alt: 'A tall ivory palazzo in late golden light',
              focus: '50% 55%',
            },
            website: 'https://www.aman.com/hotels/aman-venice',
            travelTime: '15 minutes by water taxi',
          },
        ],
      },
      {
        heading: 'Boutique Hotels',
        hotels: [
          {
            name: 'Oltre il Giardino',
            category: 'Budget-Friendly',
            description:
              'A house behind a garden gate near the Frari, once the home of Alma Mahler. Breakfast is under the olive tree.',
            highlights: [
              'A handful of rooms, each its own',
              'Walled garden',
              'Quiet corner of San Polo',
            ],
            booking: 'Small and loved: it fills first, so book as soon as possible.',
            image: {
              file: 'hotel-4.jpg',
              alt: 'An ochre house with green shutters beside a small bridge',
              focus: '50% 55%',
            },
            website: 'https://www.oltreilgiardino-venezia.com/',
            travelTime: '18 minutes by water taxi',
          },
          {
            name: 'Pensione Accademia',
            category: 'Budget-Friendly',
            description:
              'Villa Maravege, a villa between two canals with a garden in front and one behind, once the Russian embassy.',
            highlights: [
              'Two gardens',
              'Round the corner from the Accademia',
              'Run by one family for generations',
            ],
            booking:
              'Ask for a garden room and book direct, two to three months ahead at the latest.',
            image: {
              file: 'hotel-5.jpg',
              alt: 'A red house behind a garden wall with wisteria and cypresses',
              focus: '50% 55%',
            },
            website: 'https://www.pensioneaccademia.it/',
            travelTime: '10–12 minutes by water taxi',
          },
          {
            name: 'Palazzo Abadessa',
            category: 'Budget-Friendly',
            description:
              'A late Renaissance palazzo in Cannaregio, still furnished as a family home, with a walled garden and its own jetty.',
            highlights: ['Private jetty', 'Frescoes and damask', 'Steps from the Ca’ d’Oro'],
            booking:
              'Good value for its beauty: look at the dates before and after the weekend too.',
            image: {
              file: 'hotel-6.jpg',
              alt: 'A pale yellow palazzetto with potted shrubs in morning light',
              focus: '50% 55%',
            },
            website: 'https://www.abadessa.com/',
            travelTime: '20 minutes by water taxi',
          },
        ],
      },
    ],
  },

  travel: {
    heading: 'Getting to Venice',
    introduction: 'The last part of every way to Venice is by water. It is the best part.',
    cards: [
      {
        title: 'Flying to Venice',
        icon: 'aeroplane',
        text: 'Fly to Venice Marco Polo (VCE), on the edge of the lagoon. Treviso (TSF) is the other airport, about an hour away by coach.',
        facts: [{ label: 'Book flights', value: '2–3 months ahead: June is peak season' }],
      },
      {
        title: 'Airport to Venice',
        icon: 'water-taxi',
        text: 'From Marco Polo follow the covered walk to the docks. Water taxis take you to your hotel’s door; the public water bus stops along the way.',
        facts: [
          { label: 'Water taxi', value: '30–45 minutes' },
          { label: 'Public water bus', value: '60–90 minutes' },
        ],
      },
      {
        title: 'Getting to Hotel Cipriani',
        icon: 'island-hotel',
        text: 'The hotel lies at the eastern tip of the Giudecca island and is only reached by boat. Its own launch is free for our guests.',
        facts: [
          { label: 'Hotel boat', value: 'Complimentary, every 15 minutes from St. Mark’s Square' },
          { label: 'Vaporetto', value: 'Line 20 to the Zitelle stop' },
        ],
      },
    ],
    // A map of Venice: leave it out for a wedding elsewhere. Its travel times must be in the cards above.
    map: {
      alt: 'A map of the lagoon from the airport to the Lido, and of the boats between St. Mark’s Square and the Giudecca',
      title: ['Routes', 'by Water'],
      venue: 'cipriani',
      names: {
        airport: 'Marco Polo Airport',
        'st-marks': 'St. Mark’s Square',
        zitelle: 'Zitelle',
        cipriani: 'Hotel Cipriani',
        giudecca: 'Giudecca',
        'san-giorgio': 'San Giorgio',
        'grand-canal': 'Grand Canal',
        venice: 'Venice',
        station: 'Train station',
        murano: 'Murano',
        burano: 'Burano',
        lido: 'Lido',
        lagoon: 'The Lagoon',
        adriatic: 'Adriatic',
      },
      routes: [
        { by: 'Water taxi', from: 'airport', to: 'cipriani', detail: '30–45 minutes' },
        { by: 'Public water bus', from: 'airport', to: 'st-marks', detail: '60–90 minutes' },
        { by: 'Hotel boat', from: 'st-marks', to: 'cipriani', detail: 'every 15 minutes' },
        { by: 'Vaporetto', from: 'st-marks', to: 'zitelle', detail: 'Line 20' },
      ],
    },
  },

  faq: {
    heading: 'Frequently Asked Questions',
    subtitle: 'Everything you need to know for our wedding weekend.',
    items: [
      {
        question: 'May we bring our children?',
        answer: [
          'We adore your children, but our wedding is adults-only. We hope you will enjoy the weekend as a holiday of your own.',
        ],
      },
      {
        question: 'May I bring a plus one?',
        answer: [
          'If your invitation does not name a plus one, you may still bring one. Please send us the name privately by April 15, 2026; after that day RSVPs close.',
        ],
        link: {
          text: 'Send us the name',
          href: 'mailto:hello@portia-and-bassanio.example',
        },
      },
      {
        question: 'How do I get to the events if I am not staying at Hotel Cipriani?',
        answer: [
          'By boat, from St. Mark’s Square. The hotel’s launch is complimentary and leaves every 15 minutes; on both evenings it will be waiting for you.',
        ],
      },
      {
        question: 'Is my passport valid for long enough?',
        answer: [
          'Your passport must be valid for 6 months beyond your travel. Please check it today: renewing one can take longer than planning a wedding.',
        ],
      },
      {
        question: 'Which currency do I need?',
        answer: [
          'The Euro. Cards are widely accepted, also in taxis and most bars; a little cash is good for a market, a gondola and a tip.',
        ],
      },
      {
        question: 'What is the weather like in June?',
        answer: [
          'Warm and bright, 70–80°F (21–27°C), with a breeze from the lagoon after dark. Bring something for your shoulders.',
        ],
      },
      {
        question: 'When should I book my hotel?',
        answer: [
          'As soon as possible. June is peak season in Venice, and the small houses fill first. Hotel Cipriani holds a block of rooms for our guests.',
        ],
      },
      {
        question: 'How do we get around in Venice?',
        answer: [
          'The city is car-free: you go on foot, by water taxi or by water bus.',
          'Hotel Cipriani’s complimentary boat runs every 15 minutes between the hotel and St. Mark’s Square.',
        ],
      },
      {
        question: 'May I take photos at the ceremony?',
        answer: [
          'Our ceremony is unplugged: please put phones and cameras away and be there with us. Before and after, take as many as you like.',
        ],
      },
      {
        question: 'I have dietary restrictions. Whom do I tell?',
        answer: [
          'Tell us in the RSVP below, for each of you. The kitchen will take good care of it.',
        ],
      },
      {
        question: 'Whom do I contact with other questions?',
        answer: [
          'Write to us, any time. We are happy to help, and happier still that you are coming.',
        ],
        link: {
          text: 'hello@portia-and-bassanio.example',
          href: 'mailto:hello@portia-and-bassanio.example',
        },
      },
    ],
  },

  strip: [
    {
      file: 'strip-1.jpg',
      alt: 'The couple hand in hand on a terrace, looking across the water to San Giorgio Maggiore',
      focus: '52% 52%',
    },
    { file: 'strip-2.jpg', alt: 'The couple in a gondola at sunset', focus: '50% 55%' },
    {
      file: 'strip-3.jpg',
      alt: 'The couple walking hand in hand through a garden lit by lanterns',
      focus: '50% 65%',
    },
  ],

  rsvp: {
    heading: 'RSVP',
    text: 'Please let us know if you will be joining us.',
    deadlineLine: 'RSVP Deadline: March 15, 2026',
    deadline: '2026-03-15',
    plusOneNamesDue: '2026-04-15',
    // To accept no replies after a certain time: closesAt: '2026-04-16T00:00:00+02:00',
    closed: {
      text: 'Replies are closed now: the tables and the boats are ordered. If you could not answer in time, or something has changed, please write to us.',
      link: {
        text: 'hello@portia-and-bassanio.example',
        href: 'mailto:hello@portia-and-bassanio.example',
      },
    },
    thanks: 'Thank you for your RSVP. We look forward to celebrating with you in Venice!',
    footnote:
      'Plans change: to change your reply, send the form again with the same email address. We go by your latest one.',
  },

  carousel: {
    label: 'Pictures of Venice',
    pictures: [
      {
        file: 'carousel-1.jpg',
        alt: 'A gondola on the Grand Canal below the white dome of Santa Maria della Salute',
        focus: '60% 55%',
      },
      {
        file: 'carousel-2.jpg',
        alt: 'Moored gondolas at dusk, San Giorgio Maggiore on its island beyond',
        focus: '55% 60%',
      },
      {
        file: 'carousel-3.jpg',
        alt: 'The Rialto bridge over the Grand Canal in golden light',
        focus: '50% 50%',
      },
      {
        file: 'carousel-4.jpg',
        alt: 'A gondola leaving under a brick bridge on a canal golden with the low sun',
        focus: '52% 35%',
      },
      {
        file: 'carousel-5.jpg',
        alt: 'The coloured houses of Burano along a small canal',
        focus: '50% 50%',
      },
      {
        file: 'carousel-6.jpg',
        alt: 'Lights strung over a set table, the lagoon and San Giorgio behind',
        focus: '40% 60%',
      },
    ],
  },

  farewell: 'A presto, in Venice',
} satisfies Wedding;

export default wedding;
