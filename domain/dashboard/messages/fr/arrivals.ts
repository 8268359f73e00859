import type { arrivals as English } from '../en/arrivals.ts';
import { formatNumber, plural } from '../messages.ts';

export const arrivals: typeof English = {
  title: 'Arrivées',
  direction: 'Sens',
  tabs: { arrival: 'Arrivées', departure: 'Départs' },
  directions: { arrival: 'Arrivée', departure: 'Départ' },
  view: 'Affichage',
  views: {
    guests: 'Sans place',
    vehicles: 'Véhicules',
    times: 'Par jour',
  },
  summary: (seated, attending) =>
    `${plural(attending, '# invité', '# invités')}, dont ${formatNumber(seated)} dans un véhicule`,
  unanswered: {
    arrival: (count) =>
      plural(
        count,
        '# invité n’a pas dit quand il arrive.',
        '# invités n’ont pas dit quand ils arrivent.',
      ),
    departure: (count) =>
      plural(
        count,
        '# invité n’a pas dit quand il repart.',
        '# invités n’ont pas dit quand ils repartent.',
      ),
  },
  emptyTitle: 'Quand vos invités arrivent-ils\u202f?',
  emptyAdvice: (button) =>
    `Dans les questions de votre formulaire, choisissez «\u202f${button}\u202f». Vos invités diront alors quand ils arrivent et repartent, où ils logent et s’ils ont besoin d’une place.`,
  addQuestions: 'Ouvrir les questions du formulaire',
  vehicle: 'Véhicule',
  addVehicle: 'Ajouter un véhicule',
  nameHint: 'Par exemple Bateau-taxi 2',
  name: 'Nom',
  leaves: 'Départ à',
  leavesHint: 'Heure locale du mariage',
  from: 'De',
  to: 'À',
  seats: 'Places',
  removeVehicle: 'Supprimer le véhicule',
  noVehicles:
    'Ajoutez les véhicules qui conduisent vos invités\u00a0: des taxis, un bateau, un car.',
  nobody: 'Personne n’est encore dans ce véhicule.',
  seatIn: 'Place dans',
  chooseVehicle: 'un véhicule…',
  vehicleWithFree: (vehicle, time, free) =>
    `${vehicle}, ${time} (${plural(free, '# libre', '# libres')})`,
  seatHere: 'Placer ici',
  seatHereIn: (vehicle) => `Placer ici\u00a0: ${vehicle}`,
  takeOut: 'Retirer du véhicule',
  seatedIn: (guests, vehicle) => `${guests}\u00a0: ${vehicle}`,
  staysAt: 'Hébergement',
  allPlaces: 'Tous les hébergements',
  noTime: 'Pas encore d’heure',
  allSeated: 'Tous ceux qui ont besoin d’une place en ont une.',
  search: 'Chercher un invité, un hébergement, un vol',
  needsNoSeat: 'sans besoin de place',
  marks: {
    missed: {
      arrival: (time) => `arrive trop tard\u00a0: ${time}`,
      departure: (time) => `repart trop tôt\u00a0: ${time}`,
    },
    changed: (time) => `nouvelle heure\u00a0: ${time}`,
    noTime: 'a effacé l’heure',
  },
  keep: 'Garder la place',
  keepOf: (guest) => `Garder la place de ${guest}`,
  suggest: 'Proposer des véhicules',
  suggested: (count) => plural(count, '# invité a une place', '# invités ont une place'),
  unplaced: {
    'no-time': (count) =>
      plural(count, '# invité n’a pas dit l’heure.', '# invités n’ont pas dit l’heure.'),
    'no-vehicle': (count) =>
      plural(
        count,
        'Aucun véhicule ne convient à l’heure ou à l’hébergement de # invité.',
        'Aucun véhicule ne convient à l’heure ou à l’hébergement de # invités.',
      ),
    full: (count) =>
      plural(
        count,
        'Les véhicules pour # invité sont complets.',
        'Les véhicules pour # invités n’ont pas assez de places libres.',
      ),
  },
  margins: {
    arrival: 'Minutes entre l’arrivée et le véhicule',
    departure: 'Minutes entre le véhicule et le départ',
  },
  aboutSuggestions: (hours) =>
    `Les propositions gardent les foyers ensemble, respectent ces minutes, et personne n’attend plus de ${plural(hours, '# heure', '# heures')} de plus. Un véhicule depuis ou vers un hôtel prend les invités qui y logent. Les invités déjà placés ne changent pas de véhicule.`,
  show: 'Montrer aux invités leur véhicule',
  showHint:
    'Les invités qui ont un lien personnel lisent l’heure, le nom et le trajet, et les noms de six autres passagers au plus.',
  driversList: 'Liste du chauffeur',
  driversListOf: (vehicle) => `Liste du chauffeur\u00a0: ${vehicle}`,
  lists: { transfers: 'Transferts', rooming: 'Liste des chambres' },
  aboutLists: {
    transfers: 'Invités de chaque véhicule, avec heures et numéros de vol',
    rooming: 'Invités par hôtel, avec arrivée et départ',
  },
  guestTime: 'Son heure',
  number: 'Vol ou train',
  notAnswered: 'Pas de réponse',
  overview: {
    marked: (count) =>
      plural(
        count,
        '# invité dans un véhicule a décliné ou changé d’heure',
        '# invités dans des véhicules ont décliné ou changé d’heure',
      ),
    waiting: (count) =>
      plural(
        count,
        '# invité a besoin d’une place dans un véhicule',
        '# invités ont besoin d’une place dans un véhicule',
      ),
  },

  errors: {
    'too-many': 'Il y a trop de véhicules.',
    'no-vehicle': 'Ce véhicule a été supprimé.',
    full: (vehicle) => `${vehicle} n’a pas assez de places libres.`,
  },
};
