import type { WeddingDocument } from '../../domain/wedding/wedding.ts';

// Another couple in another town and language. Only the content differs from the demo.

function picture(file: string, alt: string) {
  return { file, alt };
}

function hotel(
  name: string,
  category: 'Luxury' | 'Budget-Friendly',
  travelTime: string,
  file: string,
) {
  return {
    name,
    category,
    travelTime,
    description: `${name}, une maison tranquille à deux pas de la vieille ville.`,
    highlights: ['Vue sur la montagne', 'Petit déjeuner au jardin'],
    booking: 'Réservez tôt : septembre est très demandé.',
    image: picture(file, `La façade de ${name}`),
    website: `https://${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.example/`,
  };
}

function question(text: string, answer: string) {
  return { question: text, answer };
}

const wedding: WeddingDocument = {
  version: 1,
  languages: ['fr'],
  timeZone: 'Europe/Paris',
  title: 'Agathe & Théodore · Annecy, 12 septembre 2037',
  couple: ['Agathe', 'Théodore'],
  date: '2037-09-12',
  venueLine: 'Château de la Roseraie · Annecy, France',
  ornament: 'coin.svg',
  couplePhoto: picture('un.jpg', 'Les mariés au bord du lac'),
  celebrate: {
    heading: 'Fêtez avec nous',
    introduction: 'Deux soirées au bord de l’eau.',
    events: [
      {
        id: 'welcome_party',
        title: 'Soirée de bienvenue',
        location: 'Pavillon du lac',
        description: 'Un verre, une table, le coucher du soleil.',
        dresscode: 'Tenue de ville',
        image: picture('deux.jpg', 'Un pavillon au bord du lac'),
        details: {
          attire: 'Tenue de ville, une veste pour le soir.',
          address: 'Pavillon du lac, 3 quai des Cygnes, 74000 Annecy',
          timeline: ['19:30 · Accueil'],
        },
        startsAt: '2037-09-11T19:30',
      },
      {
        id: 'wedding',
        title: 'Le mariage',
        location: 'Grande serre',
        description: 'La cérémonie, puis la fête jusqu’au matin.',
        dresscode: 'Tenue de soirée',
        image: picture('trois.jpg', 'Une serre fleurie'),
        details: {
          attire: 'Tenue de soirée.',
          address: 'Château de la Roseraie, 1 allée des Tilleuls, 74000 Annecy',
          timeline: ['16:00 · Cérémonie', '20:00 · Dîner'],
        },
        startsAt: '2037-09-12T16:00',
      },
    ],
  },
  stay: {
    heading: 'Où dormir',
    introduction: 'Six maisons que nous aimons.',
    groups: [
      {
        heading: 'Grands hôtels',
        hotels: [
          hotel('Château de la Roseraie', 'Luxury', 'Vous y êtes', 'un.jpg'),
          hotel('Palais du Semnoz', 'Luxury', '7 minutes à pied', 'deux.jpg'),
          hotel('Hôtel des Cygnes', 'Luxury', '9 minutes à pied', 'trois.jpg'),
        ],
      },
      {
        heading: 'Petites maisons',
        hotels: [
          hotel('Auberge du Thiou', 'Budget-Friendly', '11 minutes à pied', 'quatre.jpg'),
          hotel('Maison Albigny', 'Budget-Friendly', '13 minutes à vélo', 'cinq.jpg'),
          hotel('Chalet Beauregard', 'Budget-Friendly', '25 minutes en bus', 'six.jpg'),
        ],
      },
    ],
  },
  travel: {
    heading: 'Venir à Annecy',
    introduction: 'Le train vous mène au cœur de la ville.',
    cards: [
      {
        title: 'En avion',
        icon: 'aeroplane',
        text: 'L’aéroport de Genève est le plus proche.',
        facts: [{ label: 'Réserver', value: 'deux mois à l’avance' }],
      },
      { title: 'De la gare', icon: 'water-taxi', text: 'Dix minutes à pied.', facts: [] },
      { title: 'Au château', icon: 'island-hotel', text: 'Une navette vous attend.', facts: [] },
    ],
  },
  faq: {
    heading: 'Vos questions',
    subtitle: 'Tout pour un week-end au lac.',
    items: [
      question('Et les enfants ?', 'Ils restent chez leurs grands-parents.'),
      question('Puis-je venir accompagné ?', 'Oui : le nom avant le 15 juillet 2037, merci.'),
      question('Comment venir au château ?', 'En navette, depuis le quai.'),
      question('Faut-il un passeport ?', 'Une carte d’identité suffit en Europe.'),
      question('Quelle monnaie ?', 'L’euro.'),
      question('Quel temps fait-il ?', 'Doux, 22 degrés.'),
      question('Quand réserver ?', 'Maintenant.'),
      question('Comment circuler ?', 'À pied et à vélo.'),
      question('Et les photos ?', 'Pas pendant la cérémonie.'),
      question('Un régime particulier ?', 'Dites-le dans la réponse.'),
      {
        ...question('À qui écrire ?', 'À nous deux.'),
        link: { text: 'Écrire', href: 'mailto:nous@agathe-et-theodore.example' },
      },
    ],
  },
  strip: [
    picture('un.jpg', 'Les mariés sur le pont'),
    picture('deux.jpg', 'Les mariés en barque'),
    picture('trois.jpg', 'Les mariés dans la serre'),
  ],
  rsvp: {
    heading: 'Votre réponse',
    text: 'Serez-vous des nôtres ?',
    deadline: '2037-06-01',
    // In the future for the server. The tests move the browser's clock past it.
    closesAt: '2037-07-16T00:00',
    closed: {
      text: 'Les réponses sont closes. Écrivez-nous.',
      link: { text: 'nous@annecy.example', href: 'mailto:nous@annecy.example' },
    },
    thanks: 'Merci de votre réponse. À bientôt au bord du lac !',
    footnote: 'Un changement ? Répondez une nouvelle fois.',
  },
  carousel: {
    label: 'Images du lac',
    pictures: [
      picture('un.jpg', 'Le lac au matin'),
      picture('deux.jpg', 'Le canal du Thiou'),
      picture('trois.jpg', 'La vieille ville'),
      picture('quatre.jpg', 'La montagne'),
      picture('cinq.jpg', 'Le pont des Amours'),
      picture('six.jpg', 'Le soir'),
    ],
  },
  farewell: 'À bientôt, au bord du lac',
};

export default wedding;
