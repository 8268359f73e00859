import type { WeddingDocument } from '../../domain/wedding/wedding.ts';

// One event and nothing else.

export const minimal: WeddingDocument = {
  version: 1,
  languages: ['en'],
  timeZone: 'America/New_York',
  couple: ['Ada', 'Bo'],
  date: '2037-10-03',
  venueLine: 'City Hall · New York',
  theme: { preset: 'dusk' },
  celebrate: {
    heading: 'We are getting married',
    events: [
      {
        id: 'wedding',
        title: 'The Wedding',
        startsAt: '2037-10-03T11:00',
        location: 'City Hall',
        details: { address: '141 Worth Street, New York, NY 10013' },
      },
    ],
  },
  rsvp: { heading: 'RSVP', deadline: '2037-09-01', thanks: 'Thank you!' },
};
