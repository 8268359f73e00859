import { formatNumber, plural } from '../messages.ts';

/** Arrivals and departures of guests, and the vehicles for them. */
export const arrivals = {
  title: 'Arrivals',
  direction: 'Direction',
  tabs: { arrival: 'Arrivals', departure: 'Departures' },
  directions: { arrival: 'Arrival', departure: 'Departure' },
  view: 'View',
  views: {
    guests: 'Without a seat',
    vehicles: 'Vehicles',
    times: 'By day',
  },
  summary: (seated: number, attending: number) =>
    `${formatNumber(seated)} of ${plural(attending, '# guest', '# guests')} in a vehicle`,
  unanswered: {
    arrival: (count: number) =>
      plural(
        count,
        '# guest has not said when they arrive.',
        '# guests have not said when they arrive.',
      ),
    departure: (count: number) =>
      plural(
        count,
        '# guest has not said when they leave.',
        '# guests have not said when they leave.',
      ),
  },
  emptyTitle: 'When do your guests arrive?',
  emptyAdvice: (button: string) =>
    `Press “${button}” at the questions of your form. Your guests then say when they arrive and leave, where they stay, and whether they need a seat.`,
  addQuestions: 'Open the form’s questions',
  vehicle: 'Vehicle',
  addVehicle: 'Add a vehicle',
  nameHint: 'Such as Water taxi 2',
  name: 'Name',
  leaves: 'Leaves at',
  leavesHint: 'Local time at the wedding',
  from: 'From',
  to: 'To',
  seats: 'Seats',
  removeVehicle: 'Remove the vehicle',
  noVehicles: 'Add the vehicles that bring your guests: taxis, a boat, a coach.',
  nobody: 'Nobody is in this vehicle yet.',
  seatIn: 'Seat in',
  chooseVehicle: 'a vehicle…',
  vehicleWithFree: (vehicle: string, time: string, free: number) =>
    `${vehicle}, ${time} (${formatNumber(free)} free)`,
  seatHere: 'Seat here',
  seatHereIn: (vehicle: string) => `Seat here: ${vehicle}`,
  takeOut: 'Remove from the vehicle',
  seatedIn: (guests: string, vehicle: string) => `${guests}: ${vehicle}`,
  staysAt: 'Staying at',
  allPlaces: 'All places',
  noTime: 'No time yet',
  allSeated: 'Everybody who needs a seat has one.',
  search: 'Search guests, places and flights',
  needsNoSeat: 'needs no seat',
  marks: {
    missed: {
      arrival: (time: string) => `arrives too late: ${time}`,
      departure: (time: string) => `leaves too early: ${time}`,
    },
    changed: (time: string) => `new time: ${time}`,
    noTime: 'has removed the time',
  },
  keep: 'Keep the seat',
  keepOf: (guest: string) => `Keep the seat of ${guest}`,
  suggest: 'Suggest vehicles',
  suggested: (count: number) => plural(count, '# guest has a seat', '# guests have a seat'),
  unplaced: {
    'no-time': (count: number) =>
      plural(count, '# guest has not said when.', '# guests have not said when.'),
    'no-vehicle': (count: number) =>
      plural(
        count,
        'No vehicle suits the time or place of # guest.',
        'No vehicle suits the times or places of # guests.',
      ),
    full: (count: number) =>
      plural(
        count,
        'The vehicles for # guest are full.',
        'The vehicles for # guests have too few free seats.',
      ),
  },
  margins: {
    arrival: 'Minutes from an arrival to the vehicle',
    departure: 'Minutes from the vehicle to a departure',
  },
  aboutSuggestions: (hours: number) =>
    `Suggestions keep households together, allow for these minutes, and let nobody wait more than ${plural(hours, '# hour', '# hours')} longer. A vehicle to or from a hotel takes the guests who stay there. Nobody who has a seat is moved.`,
  show: 'Show guests their vehicle',
  showHint:
    'Guests with a personal link read its time, name and route, and the names of up to six other guests in it.',
  driversList: 'Driver’s list',
  driversListOf: (vehicle: string) => `Driver’s list: ${vehicle}`,
  lists: { transfers: 'Transfers', rooming: 'Rooming list' },
  aboutLists: {
    transfers: 'Guests of each vehicle, with times and flight numbers',
    rooming: 'Guests by hotel, with arrival and departure',
  },
  guestTime: 'Their time',
  number: 'Flight or train',
  notAnswered: 'No answer',
  overview: {
    marked: (count: number) =>
      plural(
        count,
        '# guest in a vehicle has declined or has another time',
        '# guests in vehicles have declined or have another time',
      ),
    waiting: (count: number) =>
      plural(count, '# guest needs a seat in a vehicle', '# guests need a seat in a vehicle'),
  },

  errors: {
    'too-many': 'There are too many vehicles.',
    'no-vehicle': 'This vehicle was removed.',
    full: (vehicle: string) => `${vehicle} has too few free seats.`,
  },
};
