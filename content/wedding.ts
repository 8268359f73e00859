import type { WeddingDocument } from '../domain/wedding/wedding.ts';
import { LAGOON } from './lagoon.ts';

// Every text, date, place and picture of the website. `npm run content -- check` reports errors.
// A text is in each language of the website, as in { en: 'Venice', it: 'Venezia' }. The pictures are files in
// pictures/: replace them under the same names, or change the names here.

// Places that the map names and its routes lead to.
const AIRPORT = { en: 'Marco Polo Airport', it: 'Aeroporto Marco Polo' };
const ST_MARKS = { en: 'St. Mark’s Square', it: 'Piazza San Marco' };
const HOTEL = { en: 'Hotel Cipriani', it: 'Hotel Cipriani' };
const ZITELLE = { en: 'Zitelle', it: 'Zitelle' };

const wedding: WeddingDocument = {
  version: 3,
  languages: ['en', 'it'],
  timeZone: 'Europe/Rome',
  couple: ['Portia', 'Bassanio'],
  title: {
    en: 'Portia & Bassanio · Venice, June 6th, 2026',
    it: 'Portia & Bassanio · Venezia, 6 giugno 2026',
  },
  date: '2026-06-06',
  dateLine: { en: 'JUNE 6TH, 2026' },
  venueLine: {
    en: 'Belmond Hotel Cipriani · Venice, Italy',
    it: 'Belmond Hotel Cipriani · Venezia',
  },
  ornament: 'corner.svg',
  couplePhoto: {
    file: 'couple.jpg',
    alt: {
      en: 'The couple embracing on a small bridge over a quiet canal, the low sun on the water behind them',
      it: 'Gli sposi abbracciati su un ponticello sopra un canale silenzioso, il sole basso sull’acqua alle loro spalle',
    },
    focus: '49% 52%',
    frame: 'melt',
    landscape: { file: 'couple-wide.jpg', focus: '49% 43%' },
  },

  celebrate: {
    heading: { en: 'Celebrate With Us', it: 'Festeggiate con noi' },
    introduction: {
      en: 'Two evenings in two gardens at the edge of the lagoon. Come for one or for both; we hope for both.',
      it: 'Due sere in due giardini, in riva alla laguna. Venite a una o a tutte e due; noi speriamo tutte e due.',
    },
    events: [
      {
        id: 'welcome_party',
        title: { en: 'Welcome Party', it: 'Festa di benvenuto' },
        startsAt: '2026-06-05T19:00',
        dateText: { en: 'Friday, June 5th, 2026' },
        location: { en: 'Casanova Garden', it: 'Casanova Garden' },
        description: {
          en: 'A long table, strings of lights and the first glass together. Arrive when it suits you.',
          it: 'Una lunga tavola, fili di luci e il primo brindisi insieme. Arrivate quando vi è comodo.',
        },
        dresscode: {
          en: 'Cocktail attire.\nThe garden is grass and gravel: your heels will thank you for a block.',
          it: 'Abito da cocktail.\nSi cammina su erba e ghiaia: scegliete un tacco largo, e ci ringrazierete.',
        },
        image: {
          file: 'event-welcome.jpg',
          alt: {
            en: 'A long table under strings of lights in a garden by the lagoon at dusk',
            it: 'Una lunga tavola sotto fili di luci in un giardino sulla laguna, al crepuscolo',
          },
          focus: '55% 60%',
        },
        details: {
          address: {
            en: 'Casanova Garden, Belmond Hotel Cipriani, Giudecca 10, 30133 Venice, Italy',
            it: 'Casanova Garden, Belmond Hotel Cipriani, Giudecca 10, 30133 Venezia',
          },
          timeline: [
            {
              time: '19:00',
              text: {
                en: 'Casual arrival, at your leisure',
                it: 'Arrivo informale, con tutta calma',
              },
            },
          ],
        },
      },
      {
        id: 'wedding',
        title: { en: 'The Wedding', it: 'Il matrimonio' },
        startsAt: '2026-06-06T17:30',
        dateText: { en: 'Saturday, June 6th, 2026' },
        location: { en: 'Antique Garden', it: 'Antique Garden' },
        description: {
          en: 'We marry in the garden at six, with the water behind us, and dance until the last boat and after.',
          it: 'Ci sposiamo in giardino alle sei, con l’acqua alle spalle, e balliamo fino all’ultima barca e oltre.',
        },
        dresscode: {
          en: 'Black tie:\ndinner jackets and evening gowns.',
          it: 'Black tie:\nsmoking e abiti da sera.',
        },
        image: {
          file: 'event-wedding.jpg',
          alt: {
            en: 'A flower arch and white chairs in a garden by the lagoon in the afternoon',
            it: 'Un arco di fiori e sedie bianche in un giardino sulla laguna, nel pomeriggio',
          },
          focus: '50% 55%',
        },
        featured: true,
        details: {
          address: {
            en: 'Antique Garden, Belmond Hotel Cipriani, Giudecca 10, 30133 Venice, Italy',
            it: 'Antique Garden, Belmond Hotel Cipriani, Giudecca 10, 30133 Venezia',
          },
          timeline: [
            { time: '17:30', text: { en: 'Arrival', it: 'Arrivo' } },
            { time: '18:00', text: { en: 'Ceremony', it: 'Cerimonia' } },
            { time: '18:45', text: { en: 'Cocktail hour', it: 'Aperitivo' } },
            {
              time: '20:15',
              text: {
                en: 'Dinner followed by dancing, in the Longhi Ballroom',
                it: 'Cena, e poi si balla, nella Longhi Ballroom',
              },
            },
          ],
        },
      },
    ],
  },

  stay: {
    heading: { en: 'Where to Stay', it: 'Dove dormire' },
    introduction: {
      en: 'Venice is small and everything is a boat ride away. These are six houses we would send our own families to.',
      it: 'Venezia è piccola, e tutto è a un tratto di barca. Ecco sei case in cui manderemmo le nostre famiglie.',
    },
    groups: [
      {
        heading: { en: 'Luxury Hotels', it: 'Hotel di lusso' },
        hotels: [
          {
            name: 'Belmond Hotel Cipriani',
            category: 'Luxury',
            description: {
              en: 'Where it all happens. Gardens, a great saltwater pool and the view across to St. Mark’s, at the quiet tip of the Giudecca.',
              it: 'È qui che succede tutto. Giardini, una grande piscina di acqua salata e la vista su San Marco, sulla punta tranquilla della Giudecca.',
            },
            highlights: [
              {
                en: 'Both celebrations are in its gardens',
                it: 'Entrambe le feste sono nei suoi giardini',
              },
              {
                en: 'Complimentary boat to St. Mark’s Square, every 15 minutes',
                it: 'Barca gratuita per piazza San Marco, ogni 15 minuti',
              },
              {
                en: 'Olympic-length saltwater pool',
                it: 'Piscina di acqua salata, lunga come quelle olimpiche',
              },
            ],
            booking: {
              en: 'Rooms are held in a block for our guests: mention the wedding when you book.',
              it: 'Alcune camere sono riservate ai nostri ospiti: quando prenotate, dite che venite per il matrimonio.',
            },
            image: {
              file: 'hotel-1.jpg',
              alt: {
                en: 'An apricot palace on the water with wisteria and a white awning',
                it: 'Un palazzo color albicocca sull’acqua, con il glicine e una tenda bianca',
              },
              focus: '50% 55%',
            },
            website: 'https://www.belmond.com/hotels/europe/italy/venice/belmond-hotel-cipriani/',
            travelTime: { en: 'You are there', it: 'Siete già arrivati' },
            priceBand: 4,
          },
          {
            name: 'The Gritti Palace',
            category: 'Luxury',
            description: {
              en: 'A Gothic palace of 1475 on the Grand Canal, opposite the dome of the Salute, a short walk from St. Mark’s.',
              it: 'Un palazzo gotico del 1475 sul Canal Grande, di fronte alla cupola della Salute, a due passi da San Marco.',
            },
            highlights: [
              { en: 'Terrace on the Grand Canal', it: 'Terrazza sul Canal Grande' },
              {
                en: 'Its own landing stage for water taxis',
                it: 'Approdo privato per i taxi acquei',
              },
              {
                en: 'Rooms kept like a private house',
                it: 'Camere curate come in una casa privata',
              },
            ],
            booking: {
              en: 'June is peak season: book as early as you can, canal side if it is free.',
              it: 'Giugno è alta stagione: prenotate appena potete, sul canale se è ancora libero.',
            },
            image: {
              file: 'hotel-2.jpg',
              alt: {
                en: 'A rose-brown Gothic palace with a terrace on the Grand Canal at blue hour, its windows and lamps lit',
                it: 'Un palazzo gotico rosa e bruno con una terrazza sul Canal Grande all’ora blu, le finestre e i lampioni accesi',
              },
              focus: '46% 56%',
            },
            website: 'https://www.thegrittipalace.com/',
            travelTime: { en: '12 minutes by water taxi', it: '12 minuti in taxi acqueo' },
            priceBand: 4,
          },
          {
            name: 'Aman Venice',
            category: 'Luxury',
            description: {
              en: 'Twenty-four suites in the sixteenth-century Palazzo Papadopoli, with painted ceilings and a garden on the Grand Canal.',
              it: 'Ventiquattro suite nel cinquecentesco Palazzo Papadopoli, con soffitti dipinti e un giardino sul Canal Grande.',
            },
            highlights: [
              {
                en: 'Two private gardens, rare in Venice',
                it: 'Due giardini privati, una rarità a Venezia',
              },
              { en: 'Frescoed rooms on the piano nobile', it: 'Sale affrescate al piano nobile' },
              { en: 'A few minutes’ walk from the Rialto', it: 'A pochi minuti a piedi da Rialto' },
            ],
            booking: {
              en: 'Very few rooms: write to the hotel before you book your flights.',
              it: 'Pochissime camere: scrivete all’hotel prima di prenotare il volo.',
            },
            image: {
              file: 'hotel-3.jpg',
              alt: {
                en: 'A tall ivory palazzo in late golden light',
                it: 'Un alto palazzo color avorio nella luce dorata della sera',
              },
              focus: '50% 55%',
            },
            website: 'https://www.aman.com/hotels/aman-venice',
            travelTime: { en: '15 minutes by water taxi', it: '15 minuti in taxi acqueo' },
            priceBand: 4,
          },
        ],
      },
      {
        heading: { en: 'Boutique Hotels', it: 'Boutique hotel' },
        hotels: [
          {
            name: 'Oltre il Giardino',
            category: 'Budget-Friendly',
            description: {
              en: 'A house behind a garden gate near the Frari, once the home of Alma Mahler. Breakfast is under the olive tree.',
              it: 'Una casa dietro il cancello di un giardino, vicino ai Frari, dove un tempo visse Alma Mahler. La colazione si fa sotto l’ulivo.',
            },
            highlights: [
              {
                en: 'A handful of rooms, each its own',
                it: 'Poche camere, una diversa dall’altra',
              },
              { en: 'Walled garden', it: 'Giardino cinto da mura' },
              { en: 'Quiet corner of San Polo', it: 'Un angolo tranquillo di San Polo' },
            ],
            booking: {
              en: 'Small and loved: it fills first, so book as soon as possible.',
              it: 'Piccolo e molto amato: si riempie per primo, prenotate il prima possibile.',
            },
            image: {
              file: 'hotel-4.jpg',
              alt: {
                en: 'An ochre house with green shutters beside a small bridge, a gondola before its door',
                it: 'Una casa color ocra con le persiane verdi accanto a un ponticello, una gondola davanti alla porta',
              },
              focus: '47% 56%',
            },
            website: 'https://www.oltreilgiardino-venezia.com/',
            travelTime: { en: '18 minutes by water taxi', it: '18 minuti in taxi acqueo' },
            priceBand: 2,
          },
          {
            name: 'Pensione Accademia',
            category: 'Budget-Friendly',
            description: {
              en: 'Villa Maravege, a villa between two canals with a garden in front and one behind, once the Russian embassy.',
              it: 'Villa Maravege, una villa fra due canali, con un giardino davanti e uno dietro, un tempo ambasciata russa.',
            },
            highlights: [
              { en: 'Two gardens', it: 'Due giardini' },
              { en: 'Round the corner from the Accademia', it: 'Dietro l’angolo c’è l’Accademia' },
              {
                en: 'Run by one family for generations',
                it: 'Della stessa famiglia da generazioni',
              },
            ],
            booking: {
              en: 'Ask for a garden room and book direct, two to three months ahead at the latest.',
              it: 'Chiedete una camera sul giardino e prenotate direttamente, al più tardi due o tre mesi prima.',
            },
            image: {
              file: 'hotel-5.jpg',
              alt: {
                en: 'A red house seen from its walled garden, with wisteria, cypresses, lemon trees in pots and a table set for breakfast',
                it: 'Una casa rossa vista dal suo giardino cinto da mura, con glicine, cipressi, limoni in vaso e un tavolo apparecchiato per la colazione',
              },
              focus: '48% 56%',
            },
            website: 'https://www.pensioneaccademia.it/',
            travelTime: { en: '10–12 minutes by water taxi', it: '10–12 minuti in taxi acqueo' },
            priceBand: 2,
          },
          {
            name: 'Palazzo Abadessa',
            category: 'Budget-Friendly',
            description: {
              en: 'A late Renaissance palazzo in Cannaregio, still furnished as a family home, with a walled garden and its own jetty.',
              it: 'Un palazzo del tardo Rinascimento a Cannaregio, ancora arredato come una casa di famiglia, con un giardino cinto da mura e un proprio approdo.',
            },
            highlights: [
              { en: 'Private jetty', it: 'Approdo privato' },
              { en: 'Frescoes and damask', it: 'Affreschi e damaschi' },
              { en: 'Steps from the Ca’ d’Oro', it: 'A pochi passi dalla Ca’ d’Oro' },
            ],
            booking: {
              en: 'Good value for its beauty: look at the dates before and after the weekend too.',
              it: 'Un buon prezzo per tanta bellezza: guardate anche i giorni prima e dopo il fine settimana.',
            },
            image: {
              file: 'hotel-6.jpg',
              alt: {
                en: 'A pale yellow palazzetto with potted shrubs in pale morning mist',
                it: 'Un palazzetto giallo pallido con piante in vaso nella nebbia chiara del mattino',
              },
              focus: '53% 58%',
            },
            website: 'https://www.abadessa.com/',
            travelTime: { en: '20 minutes by water taxi', it: '20 minuti in taxi acqueo' },
            priceBand: 2,
          },
        ],
      },
    ],
  },

  travel: {
    heading: { en: 'Getting to Venice', it: 'Come arrivare a Venezia' },
    introduction: {
      en: 'The last part of every way to Venice is by water. It is the best part.',
      it: 'A Venezia l’ultimo tratto del viaggio è sempre sull’acqua. È il più bello.',
    },
    cards: [
      {
        title: { en: 'Flying to Venice', it: 'In volo per Venezia' },
        icon: 'aeroplane',
        text: {
          en: 'Fly to Venice Marco Polo (VCE), on the edge of the lagoon. Treviso (TSF) is the other airport, about an hour away by coach.',
          it: 'Volate su Venezia Marco Polo (VCE), in riva alla laguna. L’altro aeroporto è Treviso (TSF), a circa un’ora di pullman.',
        },
        facts: [
          {
            label: { en: 'Book flights', it: 'Prenotare i voli' },
            value: {
              en: '2–3 months ahead: June is peak season',
              it: '2–3 mesi prima: giugno è alta stagione',
            },
          },
        ],
      },
      {
        title: { en: 'Airport to Venice', it: 'Dall’aeroporto a Venezia' },
        icon: 'water-taxi',
        text: {
          en: 'From Marco Polo follow the covered walk to the docks. Water taxis take you to your hotel’s door; the public water bus stops along the way.',
          it: 'Dal Marco Polo seguite il passaggio coperto fino alla darsena. I taxi acquei vi portano alla porta dell’hotel; i battelli di linea fanno varie fermate.',
        },
        facts: [
          {
            label: { en: 'Water taxi', it: 'Taxi acqueo' },
            value: { en: '30–45 minutes', it: '30–45 minuti' },
          },
          {
            label: { en: 'Public water bus', it: 'Battello di linea' },
            value: { en: '60–90 minutes', it: '60–90 minuti' },
          },
        ],
      },
      {
        title: { en: 'Getting to Hotel Cipriani', it: 'Arrivare al Cipriani' },
        icon: 'island-hotel',
        text: {
          en: 'The hotel lies at the eastern tip of the Giudecca island and is only reached by boat. Its own launch is free for our guests.',
          it: 'L’hotel è sulla punta orientale dell’isola della Giudecca, e ci si arriva solo in barca. La sua lancia è gratuita per i nostri ospiti.',
        },
        facts: [
          {
            label: { en: 'Hotel boat', it: 'Barca dell’hotel' },
            value: {
              en: 'Complimentary, every 15 minutes from St. Mark’s Square',
              it: 'Gratuita, ogni 15 minuti da piazza San Marco',
            },
          },
          {
            label: { en: 'Vaporetto', it: 'Vaporetto' },
            value: { en: 'Line 20 to the Zitelle stop', it: 'Linea 20, fermata Zitelle' },
          },
        ],
      },
    ],
    // The map: leave it out, or show a picture of your own, also without the routes' lines. The times of the routes
    // must be in the cards above.
    map: {
      picture: {
        file: 'lagoon-tall.svg',
        alt: {
          en: 'A map of the lagoon from the airport to the Lido, and of the boats between St. Mark’s Square and the Giudecca',
          it: 'Una carta della laguna, dall’aeroporto al Lido, e delle barche fra piazza San Marco e la Giudecca',
        },
        landscape: { file: 'lagoon-wide.svg' },
      },
      routes: [
        {
          by: { en: 'Water taxi', it: 'Taxi acqueo' },
          from: AIRPORT,
          to: HOTEL,
          detail: { en: '30–45 minutes', it: '30–45 minuti' },
          line: LAGOON.lines['airport to cipriani'],
        },
        {
          by: { en: 'Public water bus', it: 'Battello di linea' },
          from: AIRPORT,
          to: ST_MARKS,
          detail: { en: '60–90 minutes', it: '60–90 minuti' },
          line: LAGOON.lines['airport to st-marks'],
        },
        {
          by: { en: 'Hotel boat', it: 'Barca dell’hotel' },
          from: ST_MARKS,
          to: HOTEL,
          detail: { en: 'every 15 minutes', it: 'ogni 15 minuti' },
          line: LAGOON.lines['st-marks to cipriani'],
        },
        {
          by: { en: 'Vaporetto', it: 'Vaporetto' },
          from: ST_MARKS,
          to: ZITELLE,
          detail: { en: 'Line 20', it: 'Linea 20' },
          line: LAGOON.lines['st-marks to zitelle'],
        },
      ],
      names: {
        'title-1': { en: 'Routes', it: 'Le vie' },
        'title-2': { en: 'by Water', it: 'd’acqua' },
        airport: AIRPORT,
        'st-marks': ST_MARKS,
        zitelle: ZITELLE,
        cipriani: HOTEL,
        giudecca: { en: 'Giudecca', it: 'Giudecca' },
        'san-giorgio': { en: 'San Giorgio', it: 'San Giorgio' },
        'grand-canal': { en: 'Grand Canal', it: 'Canal Grande' },
        venice: { en: 'Venice', it: 'Venezia' },
        station: { en: 'Train station', it: 'Stazione' },
        murano: { en: 'Murano', it: 'Murano' },
        burano: { en: 'Burano', it: 'Burano' },
        lido: { en: 'Lido', it: 'Lido' },
        lagoon: { en: 'The Lagoon', it: 'Laguna' },
        adriatic: { en: 'Adriatic', it: 'Adriatico' },
      },
      frames: LAGOON.frames,
      otherLines: [LAGOON.lines.flight],
    },
  },

  faq: {
    heading: { en: 'Frequently Asked Questions', it: 'Domande frequenti' },
    subtitle: {
      en: 'Everything you need to know for our wedding weekend.',
      it: 'Tutto quello che c’è da sapere per il fine settimana delle nozze.',
    },
    items: [
      {
        question: { en: 'May we bring our children?', it: 'Possiamo portare i bambini?' },
        answer: {
          en: 'We adore your children, but our wedding is adults-only. We hope you will enjoy the weekend as a holiday of your own.',
          it: 'Adoriamo i vostri bambini, ma il nostro sarà un matrimonio per soli adulti. Speriamo che questo fine settimana sia una piccola vacanza anche per voi.',
        },
      },
      {
        question: { en: 'May I bring a plus one?', it: 'Posso portare qualcuno con me?' },
        answer: {
          en: 'If your invitation does not name a plus one, you may still bring one. Please send us the name privately by April 15, 2026; after that day RSVPs close.',
          it: 'Anche se il vostro invito non nomina un accompagnatore, potete portarne uno. Mandateci il nome in privato entro il 15 aprile 2026; dopo quel giorno non potremo più accettare risposte.',
        },
        link: {
          text: { en: 'Send us the name', it: 'Mandateci il nome' },
          href: 'mailto:hello@portia-and-bassanio.example',
        },
      },
      {
        question: {
          en: 'How do I get to the events if I am not staying at Hotel Cipriani?',
          it: 'Come arrivo alle feste se non alloggio all’Hotel Cipriani?',
        },
        answer: {
          en: 'By boat, from St. Mark’s Square. The hotel’s launch is complimentary and leaves every 15 minutes; on both evenings it will be waiting for you.',
          it: 'In barca, da piazza San Marco. La lancia dell’hotel è gratuita e parte ogni 15 minuti; tutte e due le sere sarà lì ad aspettarvi.',
        },
      },
      {
        question: {
          en: 'Is my passport valid for long enough?',
          it: 'Per quanto tempo deve essere valido il passaporto?',
        },
        answer: {
          en: 'Your passport must be valid for 6 months beyond your travel. Please check it today: renewing one can take longer than planning a wedding.',
          it: 'Il passaporto deve essere valido per altri 6 mesi dopo il viaggio. Controllatelo oggi stesso: rinnovarlo può richiedere più tempo che organizzare un matrimonio.',
        },
      },
      {
        question: { en: 'Which currency do I need?', it: 'Che moneta si usa?' },
        answer: {
          en: 'The Euro. Cards are widely accepted, also in taxis and most bars; a little cash is good for a market, a gondola and a tip.',
          it: 'L’euro. Le carte sono accettate quasi ovunque, anche sui taxi e nella maggior parte dei bar; un po’ di contanti fa comodo per un mercato, una gondola e una mancia.',
        },
      },
      {
        question: { en: 'What is the weather like in June?', it: 'Che tempo fa a giugno?' },
        answer: {
          en: 'Warm and bright, 70–80°F (21–27°C), with a breeze from the lagoon after dark. Bring something for your shoulders.',
          it: 'Caldo e sole, fra i 21 e i 27 °C (70–80 °F), con una brezza dalla laguna dopo il tramonto. Portate qualcosa da mettere sulle spalle.',
        },
      },
      {
        question: { en: 'When should I book my hotel?', it: 'Quando conviene prenotare l’hotel?' },
        answer: {
          en: 'As soon as possible. June is peak season in Venice, and the small houses fill first. Hotel Cipriani holds a block of rooms for our guests.',
          it: 'Il prima possibile. Giugno a Venezia è alta stagione, e le case piccole si riempiono per prime. L’Hotel Cipriani riserva alcune camere ai nostri ospiti.',
        },
      },
      {
        question: { en: 'How do we get around in Venice?', it: 'Come ci si muove a Venezia?' },
        answer: {
          en: 'The city is car-free: you go on foot, by water taxi or by water bus.\n\nHotel Cipriani’s complimentary boat runs every 15 minutes between the hotel and St. Mark’s Square.',
          it: 'La città è senza auto: si va a piedi, in taxi acqueo o in vaporetto.\n\nLa barca gratuita dell’Hotel Cipriani fa la spola ogni 15 minuti fra l’hotel e piazza San Marco.',
        },
      },
      {
        question: {
          en: 'May I take photos at the ceremony?',
          it: 'Posso fare fotografie durante la cerimonia?',
        },
        answer: {
          en: 'Our ceremony is unplugged: please put phones and cameras away and be there with us. Before and after, take as many as you like.',
          it: 'La nostra cerimonia sarà senza telefoni: mettete via cellulari e macchine fotografiche, e siate lì con noi. Prima e dopo, scattate quanto volete.',
        },
      },
      {
        question: {
          en: 'I have dietary restrictions. Whom do I tell?',
          it: 'Ho esigenze alimentari particolari. A chi lo dico?',
        },
        answer: {
          en: 'Tell us in the RSVP below, for each of you. The kitchen will take good care of it.',
          it: 'Scrivetelo nel modulo RSVP qui sotto, per ciascuno di voi. In cucina se ne prenderanno cura.',
        },
      },
      {
        question: {
          en: 'Whom do I contact with other questions?',
          it: 'A chi mi rivolgo per altre domande?',
        },
        answer: {
          en: 'Write to us, any time. We are happy to help, and happier still that you are coming.',
          it: 'Scriveteci quando volete. Siamo felici di aiutarvi, e ancora più felici di avervi con noi.',
        },
        link: {
          text: {
            en: 'hello@portia-and-bassanio.example',
            it: 'hello@portia-and-bassanio.example',
          },
          href: 'mailto:hello@portia-and-bassanio.example',
        },
      },
    ],
  },

  strip: [
    {
      file: 'strip-1.jpg',
      alt: {
        en: 'The couple hand in hand on a terrace, looking across the water to San Giorgio Maggiore',
        it: 'Gli sposi mano nella mano su una terrazza, lo sguardo oltre l’acqua verso San Giorgio Maggiore',
      },
      focus: '52% 52%',
    },
    {
      file: 'strip-2.jpg',
      alt: { en: 'The couple in a gondola at sunset', it: 'Gli sposi in gondola al tramonto' },
      focus: '50% 55%',
    },
    {
      file: 'strip-3.jpg',
      alt: {
        en: 'The couple standing in the stern of a wooden water taxi crossing the lagoon, her veil in the wind, San Giorgio Maggiore ahead',
        it: 'Gli sposi in piedi a poppa di un taxi acqueo di legno che attraversa la laguna, il velo di lei nel vento, davanti a loro San Giorgio Maggiore',
      },
      focus: '54% 52%',
    },
  ],

  rsvp: {
    heading: { en: 'RSVP', it: 'RSVP' },
    text: {
      en: 'Please let us know if you will be joining us.',
      it: 'Fateci sapere se sarete con noi.',
    },
    deadline: '2026-03-15',
    // To accept no replies after a certain time: closesAt: '2026-04-16T00:00'
    closed: {
      text: {
        en: 'Replies are closed now: the tables and the boats are ordered. If you could not answer in time, or something has changed, please write to us.',
        it: 'Ormai non accettiamo più risposte: i tavoli e le barche sono ordinati. Se non avete potuto rispondere in tempo, o se qualcosa è cambiato, scriveteci.',
      },
      link: {
        text: { en: 'hello@portia-and-bassanio.example', it: 'hello@portia-and-bassanio.example' },
        href: 'mailto:hello@portia-and-bassanio.example',
      },
    },
    thanks: {
      en: 'Thank you for your RSVP. We look forward to celebrating with you in Venice!',
      it: 'Grazie della vostra risposta. Non vediamo l’ora di festeggiare con voi a Venezia!',
    },
    footnote: {
      en: 'Plans change: to change your reply, send the form again with the same email address. We go by your latest one.',
      it: 'I programmi cambiano: per modificare la vostra risposta, inviate di nuovo il modulo con lo stesso indirizzo email. Per noi vale l’ultima.',
    },
  },

  carousel: {
    label: { en: 'Pictures of Venice', it: 'Immagini di Venezia' },
    pictures: [
      {
        file: 'carousel-1.jpg',
        alt: {
          en: 'A gondola on the Grand Canal below the white dome of Santa Maria della Salute',
          it: 'Una gondola sul Canal Grande, sotto la cupola bianca di Santa Maria della Salute',
        },
        focus: '60% 55%',
      },
      {
        file: 'carousel-2.jpg',
        alt: {
          en: 'Moored gondolas at dusk, San Giorgio Maggiore on its island beyond',
          it: 'Gondole ormeggiate al crepuscolo; più in là, San Giorgio Maggiore sulla sua isola',
        },
        focus: '55% 60%',
      },
      {
        file: 'carousel-3.jpg',
        alt: {
          en: 'The Rialto bridge over the Grand Canal in golden light',
          it: 'Il ponte di Rialto sul Canal Grande in una luce dorata',
        },
        focus: '50% 50%',
      },
      {
        file: 'carousel-4.jpg',
        alt: {
          en: 'A gondola leaving under a brick bridge on a canal golden with the low sun',
          it: 'Una gondola esce da sotto un ponte di mattoni, su un canale dorato dal sole basso',
        },
        focus: '50% 60%',
      },
      {
        file: 'carousel-5.jpg',
        alt: {
          en: 'The coloured houses of Burano along a small canal',
          it: 'Le case colorate di Burano lungo un piccolo canale',
        },
        focus: '50% 50%',
      },
      {
        file: 'carousel-6.jpg',
        alt: {
          en: 'The Piazzetta at dawn: its two columns and rose lamps, the lagoon and San Giorgio Maggiore beyond',
          it: 'La Piazzetta all’alba: le due colonne e i lampioni rosa, più in là la laguna e San Giorgio Maggiore',
        },
        focus: '52% 56%',
      },
    ],
  },

  farewell: { en: 'A presto, in Venice', it: 'A presto, a Venezia' },
};

export default wedding;
