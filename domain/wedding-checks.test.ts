import { describe, expect, it } from 'vitest';
import content from '../content/wedding.ts';
import { MAP_PLACES } from './map.ts';
import type { Wedding, WeddingMap } from './wedding.ts';
import { checkWedding, findPictures } from './wedding-checks.ts';

const files = new Set([...findPictures(content)].map(({ file }) => file)).add(content.ornament);

/** The issues in the demo content after a change. */
function getIssuesAfter(change: (wedding: Wedding) => void, present: ReadonlySet<string> = files) {
  const wedding = structuredClone<Wedding>(content);
  change(wedding);
  return checkWedding(wedding, present);
}

function getAt<Item>(items: Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`There is no item ${index}.`);
  return item;
}

describe('the content check reports', () => {
  it('a weekday that does not match the event', () => {
    expect(
      getIssuesAfter(({ celebrate }) => {
        getAt(celebrate.events, 0).date = 'Thursday, June 5th, 2026';
      }),
    ).toEqual([
      "celebrate.events.0.date says 'Thursday, June 5th, 2026', but startsAt is Friday, June 5, 2026 in Europe/Rome",
    ]);
  });

  it('a wrong weekday in any text', () => {
    expect(
      getIssuesAfter(({ faq }) => {
        getAt(faq.items, 3).answer = [
          'Be there on Monday, June 8th, 2026 or sunday, June 8, 2026.',
        ];
      }),
    ).toEqual(["faq.items.3.answer.0 says 'sunday, June 8, 2026', but that day is a Monday"]);
  });

  it('a time that is not in the time zone of Venice', () => {
    const issues = getIssuesAfter(({ celebrate }) => {
      getAt(celebrate.events, 1).startsAt = '2026-06-06T17:30:00+01:00';
    });
    expect(issues).toEqual([
      'celebrate.events.1.startsAt 2026-06-06T17:30:00+01:00 is 2026-06-06T18:30 in Europe/Rome: correct its offset',
      "celebrate.events.1.time says '5:30 PM', but startsAt is 6:30 PM in Europe/Rome",
    ]);
  });

  it('an event that ends before it starts', () => {
    const issues = getIssuesAfter(({ celebrate }) => {
      getAt(celebrate.events, 1).endsAt = '2026-06-06T01:00:00+02:00';
    });
    expect(issues).toEqual(['celebrate.events.1.endsAt is not after startsAt']);
  });

  it('events out of order', () => {
    expect(getIssuesAfter(({ celebrate }) => celebrate.events.reverse())).toEqual([
      'celebrate.events.1 starts before the event above it: put the events in order',
    ]);
  });

  it('a wedding day without an event', () => {
    const issues = getIssuesAfter((wedding) => {
      wedding.date = '2026-06-07';
    });
    expect(issues).toEqual([
      'date is 2026-06-07, but no event is on that day',
      'dateLine does not say June 7, 2026 (2026-06-07)',
    ]);
  });

  it('deadlines that differ from their text or are after the wedding', () => {
    const issues = getIssuesAfter(({ rsvp }) => {
      rsvp.deadline = '2026-06-15';
      rsvp.plusOneNamesDue = '2026-04-16';
    });
    expect(issues).toEqual([
      'rsvp.deadlineLine does not say June 15, 2026 (2026-06-15)',
      'faq.items.1.answer does not say April 16, 2026 (2026-04-16)',
      'rsvp.deadline is after the wedding',
    ]);
  });

  it('a closing time in another time zone, before the deadline, after the wedding or without a text', () => {
    const closing = (closesAt: string, closed = content.rsvp.closed) =>
      getIssuesAfter(({ rsvp }) => {
        Object.assign(rsvp, { closesAt, closed });
      });
    expect(closing('2026-04-16T00:00:00+02:00')).toEqual([]);
    expect(closing('2026-04-15T22:00:00Z')).toEqual([
      'rsvp.closesAt 2026-04-15T22:00:00Z is 2026-04-16T00:00 in Europe/Rome: correct its offset',
    ]);
    expect(closing('2026-03-15T23:59:00+01:00')).toEqual([
      'rsvp.closesAt is before the end of 2026-03-15, the deadline',
    ]);
    expect(closing('2026-06-07T00:00:00+02:00')).toEqual([
      'rsvp.closesAt is after the start of the last event',
    ]);
    const withoutText = getIssuesAfter(({ rsvp }) => {
      delete rsvp.closed;
      rsvp.closesAt = '2026-04-16T00:00:00+02:00';
    });
    expect(withoutText).toEqual([
      'rsvp.closed is missing: tell guests how to reach you once replies are closed',
    ]);
  });

  it('a picture file that does not exist', () => {
    const present = new Set([...files].filter((file) => file !== 'strip-2.jpg'));
    expect(getIssuesAfter(() => {}, present)).toEqual([
      'strip.1 names strip-2.jpg, which is not in content/pictures/',
    ]);
  });

  it('a picture without a description', () => {
    expect(
      getIssuesAfter(({ couplePhoto }) => {
        couplePhoto.alt = ' ';
      }),
    ).toEqual(['couplePhoto.alt must describe the picture']);
  });

  it('a link that is not https', () => {
    expect(
      getIssuesAfter(({ stay }) => {
        getAt(getAt(stay.groups, 0).hotels, 2).website = 'http://hotel.example';
      }),
    ).toEqual(['stay.groups.0.hotels.2.website must be an https:// link']);
  });

  it('a hotel without a travel time', () => {
    expect(
      getIssuesAfter(({ stay }) => {
        getAt(getAt(stay.groups, 1).hotels, 0).travelTime = '';
      }),
    ).toEqual(['stay.groups.1.hotels.0.travelTime must say how far it is from the venue']);
  });

  it('a missing question', () => {
    expect(getIssuesAfter(({ faq }) => faq.items.pop())).toEqual([
      'faq.items must contain eleven questions',
    ]);
  });

  it('an unknown name', () => {
    expect(getIssuesAfter((wedding) => Object.assign(wedding, { hashtag: '#us' }))).toEqual([
      'the content has the unknown name hashtag: is it misspelt?',
    ]);
  });
});

describe('the content check accepts', () => {
  it('the demo content', () => {
    expect(checkWedding(content, files)).toEqual([]);
  });

  it('dates in the language of the content', () => {
    const issues = getIssuesAfter((wedding) => {
      wedding.locale = 'it-IT';
      wedding.dateLine = '6 GIUGNO 2026';
      wedding.rsvp.deadlineLine = 'Rispondete entro il 15 marzo 2026';
      getAt(wedding.faq.items, 1).answer = ['Il nome entro il 15 aprile 2026.'];
      Object.assign(getAt(wedding.celebrate.events, 0), {
        date: 'venerdì 5 giugno 2026',
        time: '19:00',
      });
      Object.assign(getAt(wedding.celebrate.events, 1), {
        date: 'sabato 6 giugno 2026',
        time: '17:30',
      });
    });
    expect(issues).toEqual([]);
  });
});

describe('the content check reports for the map', () => {
  function getMapIssuesAfter(change: (map: WeddingMap) => void) {
    return getIssuesAfter(({ travel }) => {
      if (!travel.map) throw new Error('The demo content has no map.');
      change(travel.map);
    });
  }

  it('an unknown place, with a list of all places', () => {
    const issues = getMapIssuesAfter((map) => {
      Object.assign(getAt(map.routes, 1), { from: 'treviso' });
    });
    expect(issues).toEqual([
      `travel.map.routes.1.from must be a place on the map: ${MAP_PLACES.join(', ')}`,
    ]);
    expect(issues[0]).toContain('airport, station, st-marks');
  });

  it('a name for an unknown place', () => {
    const [issue] = getMapIssuesAfter((map) => {
      Object.assign(map.names, { treviso: 'Treviso' });
    });
    expect(issue).toMatch(/^travel\.map\.names .*treviso/);
  });

  it('an unknown route, with a list of all routes', () => {
    expect(
      getMapIssuesAfter((map) => {
        getAt(map.routes, 3).to = 'lido';
      }),
    ).toEqual([
      'travel.map.routes.3 goes from st-marks to lido, but the map has only these routes: airport to cipriani, airport to st-marks, st-marks to cipriani, st-marks to zitelle',
    ]);
  });

  it('a route that is there twice', () => {
    expect(
      getMapIssuesAfter((map) => {
        getAt(map.routes, 1).to = 'cipriani';
      }),
    ).toEqual([
      'travel.map.routes.1 goes from airport to cipriani a second time: one line would hide the other',
    ]);
  });

  it('a travel time that is not on a travel card', () => {
    expect(
      getMapIssuesAfter((map) => {
        getAt(map.routes, 0).detail = '20–25 minutes';
      }),
    ).toEqual(["travel.map.routes.0.detail says '20–25 minutes', but no travel card does"]);
  });

  it('the end of a route and the venue, when they have no name', () => {
    expect(
      getMapIssuesAfter((map) => {
        map.venue = 'burano';
        delete map.names.burano;
        delete map.names['st-marks'];
      }),
    ).toEqual([
      'travel.map.names.burano is missing: give the place a name',
      'travel.map.names.st-marks is missing: give the place a name',
    ]);
  });

  it('nothing when the content has no map', () => {
    expect(getIssuesAfter(({ travel }) => delete travel.map)).toEqual([]);
  });
});
