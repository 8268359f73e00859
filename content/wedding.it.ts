import type { Wedding } from '../domain/wedding.ts';

// The same wedding in Italian. Dates, places, pictures and links must be those of wedding.ts; the build
// checks them. Without this file the website is in English only.

const wedding = {
  locale: 'it-IT',
  title: 'Portia & Bassanio · Venezia, 6 giugno 2026',
  couple: ['Portia', 'Bassanio'],
  date: '2026-06-06',
  dateLine: '6 GIUGNO 2026',
  venueLine: 'Belmond Hotel Cipriani · Venezia',
  ornament: 'corner.svg',
  couplePhoto: {
    file: 'couple.jpg',
    alt: 'Gli sposi abbracciati su un ponticello sopra un canale silenzioso, il sole basso sull’acqua alle loro spalle',
    focus: '49% 52%',
  },

  celebrate: {
    heading: 'Festeggiate con noi',
    introduction:
      'Due sere in due giardini, in riva alla laguna. Venite a una o a tutte e due; noi speriamo tutte e due.',
    events: [
      {
        date: 'venerdì 5 giugno 2026',
        title: 'Festa di benvenuto',
        time: '19.00',
        location: 'Casanova Garden',
        description:
          'Una lunga tavola, fili di luci e il primo brindisi insieme. Arrivate quando vi è comodo.',
        dresscode: 'Abito da cocktail',
        icon: '',
        image: {
          file: 'event-welcome.jpg',
          alt: 'Una lunga tavola sotto fili di luci in un giardino sulla laguna, al crepuscolo',
          focus: '55% 60%',
        },
        details: {
          attire:
            'Abito da cocktail. Si cammina su erba e ghiaia: scegliete un tacco largo, e ci ringrazierete.',
          address: 'Casanova Garden, Belmond Hotel Cipriani, Giudecca 10, 30133 Venezia',
          timeline: ['19.00 · Arrivo informale, con tutta calma'],
        },
        startsAt: '2026-06-05T19:00:00+02:00',
      },
      {
        date: 'sabato 6 giugno 2026',
        title: 'Il matrimonio',
        time: '17.30',
        location: 'Antique Garden',
        description:
          'Ci sposiamo in giardino alle sei, con l’acqua alle spalle, e balliamo fino all’ultima barca e oltre.',
        dresscode: 'Black tie',
        icon: '',
        image: {
          file: 'event-wedding.jpg',
          alt: 'Un arco di fiori e sedie bianche in un giardino sulla laguna, nel pomeriggio',
          focus: '50% 55%',
        },
        featured: true,
        details: {
          attire: 'Black tie: smoking e abiti da sera.',
          address: 'Antique Garden, Belmond Hotel Cipriani, Giudecca 10, 30133 Venezia',
          timeline: [
            '17.30 · Arrivo',
            '18.00 · Cerimonia',
            '18.45 · Aperitivo',
            '20.15 · Cena, e poi si balla, nella Longhi Ballroom',
          ],
        },
        startsAt: '2026-06-06T17:30:00+02:00',
      },
    ],
  },

  stay: {
    heading: 'Dove dormire',
    introduction:
      'Venezia è piccola, e tutto è a un tratto di barca. Ecco sei case in cui manderemmo le nostre famiglie.',
    groups: [
      {
        heading: 'Hotel di lusso',
        hotels: [
          {
            name: 'Belmond Hotel Cipriani',
            category: 'Luxury',
            description:
              'È qui che succede tutto. Giardini, una grande piscina di acqua salata e la vista su San Marco, sulla punta tranquilla della Giudecca.',
            highlights: [
              'Entrambe le feste sono nei suoi giardini',
              'Barca gratuita per piazza San Marco, ogni 15 minuti',
              'Piscina di acqua salata, lunga come quelle olimpiche',
            ],
            booking:
              'Alcune camere sono riservate ai nostri ospiti: quando prenotate, dite che venite per il matrimonio.',
            image: {
              file: 'hotel-1.jpg',
              alt: 'Un palazzo color albicocca sull’acqua, con il glicine e una tenda bianca',
              focus: '50% 55%',
            },
            website: 'https://www.belmond.com/hotels/europe/italy/venice/belmond-hotel-cipriani/',
            travelTime: 'Siete già arrivati',
          },
          {
            name: 'The Gritti Palace',
            category: 'Luxury',
            description:
              'Un palazzo gotico del 1475 sul Canal Grande, di fronte alla cupola della Salute, a due passi da San Marco.',
            highlights: [
              'Terrazza sul Canal Grande',
              'Approdo privato per i taxi acquei',
              'Camere curate come in una casa privata',
            ],
            booking:
              'Giugno è alta stagione: prenotate appena potete, sul canale se è ancora libero.',
            image: {
              file: 'hotel-2.jpg',
              alt: 'Un palazzo gotico rosa e bruno con una terrazza sul Canal Grande',
              focus: '50% 55%',
            },
            website: 'https://www.thegrittipalace.com/',
            travelTime: '12 minuti in taxi acqueo',
          },
          {
            name: 'Aman Venice',
            category: 'Luxury',
            description:
              'Ventiquattro suite nel cinquecentesco Palazzo Papadopoli, con soffitti dipinti e un giardino sul Canal Grande.',
            highlights: [
              'Due giardini privati, una rarità a Venezia',
              'Sale affrescate al piano nobile',
              'A pochi minuti a piedi da Rialto',
            ],
            booking: 'Pochissime camere: scrivete all’hotel prima di prenotare il volo.',
            image: {
              file: 'hotel-3.jpg',
              alt: 'Un alto palazzo color avorio nella luce dorata della sera',
              focus: '50% 55%',
            },
            website: 'https://www.aman.com/hotels/aman-venice',
            travelTime: '15 minuti in taxi acqueo',
          },
        ],
      },
      {
        heading: 'Boutique hotel',
        hotels: [
          {
            name: 'Oltre il Giardino',
            category: 'Budget-Friendly',
            description:
              'Una casa dietro il cancello di un giardino, vicino ai Frari, dove un tempo visse Alma Mahler. La colazione si fa sotto l’ulivo.',
            highlights: [
              'Poche camere, una diversa dall’altra',
              'Giardino cinto da mura',
              'Un angolo tranquillo di San Polo',
            ],
            booking: 'Piccolo e molto amato: si riempie per primo, prenotate il prima possibile.',
            image: {
              file: 'hotel-4.jpg',
              alt: 'Una casa color ocra con le persiane verdi accanto a un ponticello',
              focus: '50% 55%',
            },
            website: 'https://www.oltreilgiardino-venezia.com/',
            travelTime: '18 minuti in taxi acqueo',
          },
          {
            name: 'Pensione Accademia',
            category: 'Budget-Friendly',
            description:
              'Villa Maravege, una villa fra due canali, con un giardino davanti e uno dietro, un tempo ambasciata russa.',
            highlights: [
              'Due giardini',
              'Dietro l’angolo c’è l’Accademia',
              'Della stessa famiglia da generazioni',
            ],
            booking:
              'Chiedete una camera sul giardino e prenotate direttamente, al più tardi due o tre mesi prima.',
            image: {
              file: 'hotel-5.jpg',
              alt: 'Una casa rossa dietro il muro di un giardino, con glicine e cipressi',
              focus: '50% 55%',
            },
            website: 'https://www.pensioneaccademia.it/',
            travelTime: '10–12 minuti in taxi acqueo',
          },
          {
            name: 'Palazzo Abadessa',
            category: 'Budget-Friendly',
            description:
              'Un palazzo del tardo Rinascimento a Cannaregio, ancora arredato come una casa di famiglia, con un giardino cinto da mura e un proprio approdo.',
            highlights: [
              'Approdo privato',
              'Affreschi e damaschi',
              'A pochi passi dalla Ca’ d’Oro',
            ],
            booking:
              'Un buon prezzo per tanta bellezza: guardate anche i giorni prima e dopo il fine settimana.',
            image: {
              file: 'hotel-6.jpg',
              alt: 'Un palazzetto giallo pallido con piante in vaso nella luce del mattino',
              focus: '50% 55%',
            },
            website: 'https://www.abadessa.com/',
            travelTime: '20 minuti in taxi acqueo',
          },
        ],
      },
    ],
  },

  travel: {
    heading: 'Come arrivare a Venezia',
    introduction: 'A Venezia l’ultimo tratto del viaggio è sempre sull’acqua. È il più bello.',
    cards: [
      {
        title: 'In volo per Venezia',
        icon: 'aeroplane',
        text: 'Volate su Venezia Marco Polo (VCE), in riva alla laguna. L’altro aeroporto è Treviso (TSF), a circa un’ora di pullman.',
        facts: [{ label: 'Prenotare i voli', value: '2–3 mesi prima: giugno è alta stagione' }],
      },
      {
        title: 'Dall’aeroporto a Venezia',
        icon: 'water-taxi',
        text: 'Dal Marco Polo seguite il passaggio coperto fino alla darsena. I taxi acquei vi portano alla porta dell’hotel; i battelli di linea fanno varie fermate.',
        facts: [
          { label: 'Taxi acqueo', value: '30–45 minuti' },
          { label: 'Battello di linea', value: '60–90 minuti' },
        ],
      },
      {
        title: 'Arrivare al Cipriani',
        icon: 'island-hotel',
        text: 'L’hotel è sulla punta orientale dell’isola della Giudecca, e ci si arriva solo in barca. La sua lancia è gratuita per i nostri ospiti.',
        facts: [
          { label: 'Barca dell’hotel', value: 'Gratuita, ogni 15 minuti da piazza San Marco' },
          { label: 'Vaporetto', value: 'Linea 20, fermata Zitelle' },
        ],
      },
    ],
    map: {
      alt: 'Una carta della laguna, dall’aeroporto al Lido, e delle barche fra piazza San Marco e la Giudecca',
      title: ['Le vie', 'd’acqua'],
      venue: 'cipriani',
      names: {
        airport: 'Aeroporto Marco Polo',
        'st-marks': 'Piazza San Marco',
        zitelle: 'Zitelle',
        cipriani: 'Hotel Cipriani',
        giudecca: 'Giudecca',
        'san-giorgio': 'San Giorgio',
        'grand-canal': 'Canal Grande',
        venice: 'Venezia',
        station: 'Stazione',
        murano: 'Murano',
        burano: 'Burano',
        lido: 'Lido',
        lagoon: 'Laguna',
        adriatic: 'Adriatico',
      },
      routes: [
        { by: 'Taxi acqueo', from: 'airport', to: 'cipriani', detail: '30–45 minuti' },
        { by: 'Battello di linea', from: 'airport', to: 'st-marks', detail: '60–90 minuti' },
        { by: 'Barca dell’hotel', from: 'st-marks', to: 'cipriani', detail: 'ogni 15 minuti' },
        { by: 'Vaporetto', from: 'st-marks', to: 'zitelle', detail: 'Linea 20' },
      ],
    },
  },

  faq: {
    heading: 'Domande frequenti',
    subtitle: 'Tutto quello che c’è da sapere per il fine settimana delle nozze.',
    items: [
      {
        question: 'Possiamo portare i bambini?',
        answer: [
          'Adoriamo i vostri bambini, ma il nostro sarà un matrimonio per soli adulti. Speriamo che questo fine settimana sia una piccola vacanza anche per voi.',
        ],
      },
      {
        question: 'Posso portare qualcuno con me?',
        answer: [
          'Anche se il vostro invito non nomina un accompagnatore, potete portarne uno. Mandateci il nome in privato entro il 15 aprile 2026; dopo quel giorno non potremo più accettare risposte.',
        ],
        link: {
          text: 'Mandateci il nome',
          href: 'mailto:hello@portia-and-bassanio.example',
        },
      },
      {
        question: 'Come arrivo alle feste se non alloggio all’Hotel Cipriani?',
        answer: [
          'In barca, da piazza San Marco. La lancia dell’hotel è gratuita e parte ogni 15 minuti; tutte e due le sere sarà lì ad aspettarvi.',
        ],
      },
      {
        question: 'Per quanto tempo deve essere valido il passaporto?',
        answer: [
          'Il passaporto deve essere valido per altri 6 mesi dopo il viaggio. Controllatelo oggi stesso: rinnovarlo può richiedere più tempo che organizzare un matrimonio.',
        ],
      },
      {
        question: 'Che moneta si usa?',
        answer: [
          'L’euro. Le carte sono accettate quasi ovunque, anche sui taxi e nella maggior parte dei bar; un po’ di contanti fa comodo per un mercato, una gondola e una mancia.',
        ],
      },
      {
        question: 'Che tempo fa a giugno?',
        answer: [
          'Caldo e sole, fra i 21 e i 27 °C (70–80 °F), con una brezza dalla laguna dopo il tramonto. Portate qualcosa da mettere sulle spalle.',
        ],
      },
      {
        question: 'Quando conviene prenotare l’hotel?',
        answer: [
          'Il prima possibile. Giugno a Venezia è alta stagione, e le case piccole si riempiono per prime. L’Hotel Cipriani riserva alcune camere ai nostri ospiti.',
        ],
      },
      {
        question: 'Come ci si muove a Venezia?',
        answer: [
          'La città è senza auto: si va a piedi, in taxi acqueo o in vaporetto.',
          'La barca gratuita dell’Hotel Cipriani fa la spola ogni 15 minuti fra l’hotel e piazza San Marco.',
        ],
      },
      {
        question: 'Posso fare fotografie durante la cerimonia?',
        answer: [
          'La nostra cerimonia sarà senza telefoni: mettete via cellulari e macchine fotografiche, e siate lì con noi. Prima e dopo, scattate quanto volete.',
        ],
      },
      {
        question: 'Ho esigenze alimentari particolari. A chi lo dico?',
        answer: [
          'Scrivetelo nel modulo RSVP qui sotto, per ciascuno di voi. In cucina se ne prenderanno cura.',
        ],
      },
      {
        question: 'A chi mi rivolgo per altre domande?',
        answer: [
          'Scriveteci quando volete. Siamo felici di aiutarvi, e ancora più felici di avervi con noi.',
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
      alt: 'Gli sposi mano nella mano su una terrazza, lo sguardo oltre l’acqua verso San Giorgio Maggiore',
      focus: '52% 52%',
    },
    { file: 'strip-2.jpg', alt: 'Gli sposi in gondola al tramonto', focus: '50% 55%' },
    {
      file: 'strip-3.jpg',
      alt: 'Gli sposi passeggiano mano nella mano in un giardino illuminato da lanterne',
      focus: '50% 65%',
    },
  ],

  rsvp: {
    heading: 'RSVP',
    text: 'Fateci sapere se sarete con noi.',
    deadlineLine: 'Rispondete entro il 15 marzo 2026',
    deadline: '2026-03-15',
    plusOneNamesDue: '2026-04-15',
    closed: {
      text: 'Ormai non accettiamo più risposte: i tavoli e le barche sono ordinati. Se non avete potuto rispondere in tempo, o se qualcosa è cambiato, scriveteci.',
      link: {
        text: 'hello@portia-and-bassanio.example',
        href: 'mailto:hello@portia-and-bassanio.example',
      },
    },
    thanks: 'Grazie della vostra risposta. Non vediamo l’ora di festeggiare con voi a Venezia!',
    footnote:
      'I programmi cambiano: per modificare la vostra risposta, inviate di nuovo il modulo con lo stesso indirizzo email. Per noi vale l’ultima.',
  },

  carousel: {
    label: 'Immagini di Venezia',
    pictures: [
      {
        file: 'carousel-1.jpg',
        alt: 'Una gondola sul Canal Grande, sotto la cupola bianca di Santa Maria della Salute',
        focus: '60% 55%',
      },
      {
        file: 'carousel-2.jpg',
        alt: 'Gondole ormeggiate al crepuscolo; più in là, San Giorgio Maggiore sulla sua isola',
        focus: '55% 60%',
      },
      {
        file: 'carousel-3.jpg',
        alt: 'Il ponte di Rialto sul Canal Grande in una luce dorata',
        focus: '50% 50%',
      },
      {
        file: 'carousel-4.jpg',
        alt: 'Una gondola esce da sotto un ponte di mattoni, su un canale dorato dal sole basso',
        focus: '52% 35%',
      },
      {
        file: 'carousel-5.jpg',
        alt: 'Le case colorate di Burano lungo un piccolo canale',
        focus: '50% 50%',
      },
      {
        file: 'carousel-6.jpg',
        alt: 'Luci tese sopra una tavola apparecchiata, dietro la laguna e San Giorgio',
        focus: '40% 60%',
      },
    ],
  },

  farewell: 'A presto, a Venezia',
} satisfies Wedding;

export default wedding;
