import type { arrivals as English } from '../en/arrivals.ts';
import { formatNumber, plural } from '../messages.ts';

export const arrivals: typeof English = {
  title: 'Anreise',
  direction: 'Richtung',
  tabs: { arrival: 'Anreise', departure: 'Abreise' },
  directions: { arrival: 'Ankunft', departure: 'Abreise' },
  view: 'Ansicht',
  views: {
    guests: 'Ohne Platz',
    vehicles: 'Fahrzeuge',
    times: 'Nach Tagen',
  },
  summary: (seated, attending) =>
    `${formatNumber(seated)} von ${plural(attending, '# Gast', '# Gästen')} in einem Fahrzeug`,
  unanswered: {
    arrival: (count) =>
      plural(
        count,
        '# Gast hat noch keine Ankunftszeit genannt.',
        '# Gäste haben noch keine Ankunftszeit genannt.',
      ),
    departure: (count) =>
      plural(
        count,
        '# Gast hat noch keine Abreisezeit genannt.',
        '# Gäste haben noch keine Abreisezeit genannt.',
      ),
  },
  emptyTitle: 'Wann kommen eure Gäste an?',
  emptyAdvice: (button) =>
    `Drückt bei den Fragen eures Formulars „${button}“. Dann schreiben eure Gäste, wann sie ankommen und abreisen, wo sie übernachten und ob sie einen Platz brauchen.`,
  addQuestions: 'Fragen des Formulars öffnen',
  vehicle: 'Fahrzeug',
  addVehicle: 'Fahrzeug hinzufügen',
  nameHint: 'Zum Beispiel Wassertaxi 2',
  name: 'Name',
  leaves: 'Abfahrt',
  leavesHint: 'Ortszeit der Hochzeit',
  from: 'Von',
  to: 'Nach',
  seats: 'Plätze',
  removeVehicle: 'Fahrzeug entfernen',
  noVehicles: 'Fügt die Fahrzeuge hinzu, die eure Gäste bringen: Taxis, ein Boot, einen Bus.',
  nobody: 'In diesem Fahrzeug ist noch niemand.',
  seatIn: 'Platz in',
  chooseVehicle: 'Fahrzeug…',
  vehicleWithFree: (vehicle, time, free) => `${vehicle}, ${time} (${formatNumber(free)} frei)`,
  seatHere: 'Hier mitfahren',
  seatHereIn: (vehicle) => `Hier mitfahren: ${vehicle}`,
  takeOut: 'Aus dem Fahrzeug nehmen',
  seatedIn: (guests, vehicle) => `${guests}: ${vehicle}`,
  staysAt: 'Unterkunft',
  allPlaces: 'Alle Unterkünfte',
  noTime: 'Noch keine Zeit',
  allSeated: 'Alle, die einen Platz brauchen, haben einen.',
  search: 'Gäste, Unterkünfte und Flüge suchen',
  needsNoSeat: 'braucht keinen Platz',
  marks: {
    missed: {
      arrival: (time) => `kommt zu spät an: ${time}`,
      departure: (time) => `reist zu früh ab: ${time}`,
    },
    changed: (time) => `neue Zeit: ${time}`,
    noTime: 'hat die Zeit gelöscht',
  },
  keep: 'Platz behalten',
  keepOf: (guest) => `Platz behalten: ${guest}`,
  suggest: 'Fahrzeuge vorschlagen',
  suggested: (count) => plural(count, '# Gast hat einen Platz', '# Gäste haben einen Platz'),
  unplaced: {
    'no-time': (count) =>
      plural(
        count,
        '# Gast hat noch keine Zeit genannt.',
        '# Gäste haben noch keine Zeit genannt.',
      ),
    'no-vehicle': (count) =>
      plural(
        count,
        'Für # Gast passt kein Fahrzeug zu Zeit oder Unterkunft.',
        'Für # Gäste passt kein Fahrzeug zu Zeit oder Unterkunft.',
      ),
    full: (count) =>
      plural(
        count,
        'Die Fahrzeuge für # Gast sind voll.',
        'Die Fahrzeuge für # Gäste haben zu wenig freie Plätze.',
      ),
  },
  margins: {
    arrival: 'Minuten von der Ankunft bis zur Abfahrt',
    departure: 'Minuten von der Abfahrt bis zur Abreise',
  },
  aboutSuggestions: (hours) =>
    `Vorschläge halten Haushalte zusammen, lassen diese Minuten frei, und niemand wartet mehr als ${plural(hours, '# Stunde', '# Stunden')} länger. Ein Fahrzeug von oder zu einem Hotel nimmt die Gäste mit, die dort übernachten. Wer einen Platz hat, behält ihn.`,
  show: 'Gästen ihr Fahrzeug zeigen',
  showHint:
    'Gäste mit persönlichem Link lesen Zeit, Name und Strecke, und die Namen von bis zu sechs anderen Gästen darin.',
  driversList: 'Fahrerliste',
  driversListOf: (vehicle) => `Fahrerliste: ${vehicle}`,
  lists: { transfers: 'Transfers', rooming: 'Zimmerliste' },
  aboutLists: {
    transfers: 'Gäste jedes Fahrzeugs, mit Zeiten und Flugnummern',
    rooming: 'Gäste nach Hotel, mit An- und Abreise',
  },
  guestTime: 'Zeit des Gastes',
  number: 'Flug oder Zug',
  notAnswered: 'Keine Antwort',
  overview: {
    marked: (count) =>
      plural(
        count,
        '# Gast in einem Fahrzeug hat abgesagt oder eine andere Zeit',
        '# Gäste in Fahrzeugen haben abgesagt oder eine andere Zeit',
      ),
    waiting: (count) =>
      plural(
        count,
        '# Gast braucht einen Platz in einem Fahrzeug',
        '# Gäste brauchen einen Platz in einem Fahrzeug',
      ),
  },

  errors: {
    'too-many': 'Das sind zu viele Fahrzeuge.',
    'no-vehicle': 'Dieses Fahrzeug wurde entfernt.',
    full: (vehicle) => `${vehicle} hat zu wenig freie Plätze.`,
  },
};
