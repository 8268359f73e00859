import { describe, expect, it } from 'vitest';
import content from '../content/wedding.ts';
import { MAP_PLACES } from './map.ts';
import type { Wedding, WeddingMap } from './wedding.ts';
import { checkWedding, pictures } from './wedding-checks.ts';

const files = new Set([...pictures(content)].map(({ file }) => file)).add(content.ornament);

/** The faults of the demo content after a change. */
function issuesAfter(change: (wedding: Wedding) => void, present: ReadonlySet<string> = files) {
  const wedding = structuredClone<Wedding>(content);
  change(wedding);
  return checkWedding(wedding, present);
}

function at<Item>(items: Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`There is no item ${index}.`);
  return item;
}

describe('the content check names', () => {
  it('a weekday that is not the day of the event', () => {
    expect(
      issuesAfter(({ celebrate }) => {
        at(celebrate.events, 0).date = 'Thursday, June 5th, 2026';
      }),
    ).toEqual([
      "celebrate.events.0.date says 'Thursday, June 5th, 2026', but startsAt is Friday, June 5, 2026 in Europe/Rome",
    ]);
  });

  it('a weekday that is wrong anywhere in the words', () => {
    expect(
      issuesAfter(({ faq }) => {
        at(faq.items, 3).answer = ['Be there on Monday, June 8th, 2026 or sunday, June 8, 2026.'];
      }),
    ).toEqual(["faq.items.3.answer.0 says 'sunday, June 8, 2026', but that day is a Monday"]);
  });

  it('an hour that is not that of Venice', () => {
    const faults = issuesAfter(({ celebrate }) => {
      at(celebrate.events, 1).startsAt = '2026-06-06T17:30:00+01:00';
    });
    expect(faults).toEqual([
      'celebrate.events.1.startsAt 2026-06-06T17:30:00+01:00 is 2026-06-06T18:30 in Europe/Rome: mend its offset',
      "celebrate.events.1.time says '5:30 PM', but startsAt is 6:30 PM in Europe/Rome",
    ]);
  });

  it('an event that ends before it starts', () => {
    const faults = issuesAfter(({ celebrate }) => {
      at(celebrate.events, 1).endsAt = '2026-06-06T01:00:00+02:00';
    });
    expect(faults).toEqual(['celebrate.events.1.endsAt is not after startsAt']);
  });

  it('events out of order', () => {
    expect(issuesAfter(({ celebrate }) => celebrate.events.reverse())).toEqual([
      'celebrate.events.1 starts before the event above it: put the events in order',
    ]);
  });

  it('a wedding day on which nothing happens', () => {
    const faults = issuesAfter((wedding) => {
      wedding.date = '2026-06-07';
    });
    expect(faults).toEqual([
      'date is 2026-06-07, but no event is on that day',
      'dateLine does not say June 7, 2026 (2026-06-07)',
    ]);
  });

  it('deadlines whose words and days differ, or that come too late', () => {
    const faults = issuesAfter(({ rsvp }) => {
      rsvp.deadline = '2026-06-15';
      rsvp.plusOneNamesDue = '2026-04-16';
    });
    expect(faults).toEqual([
      'rsvp.deadlineLine does not say June 15, 2026 (2026-06-15)',
      'faq.items.1.answer does not say April 16, 2026 (2026-04-16)',
      'rsvp.deadline is after the wedding',
    ]);
  });

  it('a closing in another zone, before the deadline, after the wedding, or without a word of it', () => {
    const closing = (closesAt: string, closed = content.rsvp.closed) =>
      issuesAfter(({ rsvp }) => {
        Object.assign(rsvp, { closesAt, closed });
      });
    expect(closing('2026-04-16T00:00:00+02:00')).toEqual([]);
    expect(closing('2026-04-15T22:00:00Z')).toEqual([
      'rsvp.closesAt 2026-04-15T22:00:00Z is 2026-04-16T00:00 in Europe/Rome: mend its offset',
    ]);
    expect(closing('2026-03-15T23:59:00+01:00')).toEqual([
      'rsvp.closesAt is before the end of 2026-03-15, the deadline',
    ]);
    expect(closing('2026-06-07T00:00:00+02:00')).toEqual([
      'rsvp.closesAt is after the last event has begun',
    ]);
    const silent = issuesAfter(({ rsvp }) => {
      delete rsvp.closed;
      rsvp.closesAt = '2026-04-16T00:00:00+02:00';
    });
    expect(silent).toEqual(['rsvp.closed must say whom to write to once replies are closed']);
  });

  it('a picture that is not there', () => {
    const present = new Set([...files].filter((file) => file !== 'strip-2.jpg'));
    expect(issuesAfter(() => {}, present)).toEqual([
      'strip.1 names strip-2.jpg, which is not in content/pictures/',
    ]);
  });

  it('a picture without words for those who cannot see it', () => {
    expect(
      issuesAfter(({ couplePhoto }) => {
        couplePhoto.alt = ' ';
      }),
    ).toEqual(['couplePhoto.alt must say what the picture shows']);
  });

  it('a link that is not https', () => {
    expect(
      issuesAfter(({ stay }) => {
        at(at(stay.groups, 0).hotels, 2).website = 'http://hotel.example';
      }),
    ).toEqual(['stay.groups.0.hotels.2.website must be an https:// link']);
  });

  it('a hotel without its distance', () => {
    expect(
      issuesAfter(({ stay }) => {
        at(at(stay.groups, 1).hotels, 0).travelTime = '';
      }),
    ).toEqual(['stay.groups.1.hotels.0.travelTime must say how far it is from the venue']);
  });

  it('a question too few', () => {
    expect(issuesAfter(({ faq }) => faq.items.pop())).toEqual([
      'faq.items must hold eleven questions',
    ]);
  });

  it('a word that it does not know', () => {
    expect(issuesAfter((wedding) => Object.assign(wedding, { hashtag: '#us' }))).toEqual([
      'the content has no place for hashtag: is it misspelt?',
    ]);
  });
});

describe('the content check accepts', () => {
  it('the content that the site is delivered with', () => {
    expect(checkWedding(content, files)).toEqual([]);
  });

  it('dates in the language of the content', () => {
    const faults = issuesAfter((wedding) => {
      wedding.locale = 'it-IT';
      wedding.dateLine = '6 GIUGNO 2026';
      wedding.rsvp.deadlineLine = 'Rispondete entro il 15 marzo 2026';
      at(wedding.faq.items, 1).answer = ['Il nome entro il 15 aprile 2026.'];
      Object.assign(at(wedding.celebrate.events, 0), {
        date: 'venerdì 5 giugno 2026',
        time: '19:00',
      });
      Object.assign(at(wedding.celebrate.events, 1), {
        date: 'sabato 6 giugno 2026',
        time: '17:30',
      });
    });
    expect(faults).toEqual([]);
  });
});

describe('of the chart the content check names', () => {
  /** The faults of the demo content after a change of its chart. */
  function mapIssuesAfter(change: (map: WeddingMap) => void) {
    return issuesAfter(({ travel }) => {
      if (!travel.map) throw new Error('The demo content has no chart.');
      change(travel.map);
    });
  }

  it('a place that it does not know, and those that it does', () => {
    const faults = mapIssuesAfter((map) => {
      Object.assign(at(map.routes, 1), { from: 'treviso' });
    });
    expect(faults).toEqual([
      `travel.map.routes.1.from must be a place that the chart knows: ${MAP_PLACES.join(', ')}`,
    ]);
    expect(faults[0]).toContain('airport, station, st-marks');
  });

  it('a name of a place that it does not know', () => {
    const [fault] = mapIssuesAfter((map) => {
      Object.assign(map.names, { treviso: 'Treviso' });
    });
    expect(fault).toMatch(/^travel\.map\.names .*treviso/);
  });

  it('a way that is not drawn, and those that are', () => {
    expect(
      mapIssuesAfter((map) => {
        at(map.routes, 3).to = 'lido';
      }),
    ).toEqual([
      'travel.map.routes.3 goes from st-marks to lido, but the chart knows these ways alone: airport to cipriani, airport to st-marks, st-marks to cipriani, st-marks to zitelle',
    ]);
  });

  it('a way that is shown twice', () => {
    expect(
      mapIssuesAfter((map) => {
        at(map.routes, 1).to = 'cipriani';
      }),
    ).toEqual([
      'travel.map.routes.1 goes from airport to cipriani once more: one line would hide the other',
    ]);
  });

  it('minutes that the travel cards do not say', () => {
    expect(
      mapIssuesAfter((map) => {
        at(map.routes, 0).detail = '20–25 minutes';
      }),
    ).toEqual([
      "travel.map.routes.0.detail says '20–25 minutes', which no fact of a travel card says",
    ]);
  });

  it('an end of a way, and a venue, without a name', () => {
    expect(
      mapIssuesAfter((map) => {
        map.venue = 'burano';
        delete map.names.burano;
        delete map.names['st-marks'];
      }),
    ).toEqual([
      'travel.map.names.burano is missing: say what it is called',
      'travel.map.names.st-marks is missing: say what it is called',
    ]);
  });

  it('nothing, where there is none', () => {
    expect(issuesAfter(({ travel }) => delete travel.map)).toEqual([]);
  });
});
