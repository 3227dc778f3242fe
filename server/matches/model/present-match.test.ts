import { expect, it } from 'vitest';
import { makeFeedMatch } from '../testing/make-feed-match.ts';
import type { FeedMatch } from './feed-match.ts';
import { presentMatch } from './present-match.ts';

const context = {
  seriesName: (id: string) => (id === 'unnamed' ? null : "Women's Coastal League"),
  venueKey: () => null,
};

function present(parts: Partial<FeedMatch>) {
  const known = {
    match: makeFeedMatch({ key: 'one', startsAt: null, ...parts }),
    version: 1,
    change: 1,
    changedAt: new Date(0),
  };
  return presentMatch(known, context);
}

it('has the vendor’s flags, the name of the series and the gender', () => {
  const match = present({ seriesId: 'series-1', fantasyEnabled: true, ballsEnabled: false, hasSquad: true });
  expect(match).toMatchObject({
    fantasyEnabled: true,
    bbbEnabled: false,
    hasSquad: true,
    series: "Women's Coastal League",
    gender: 'female',
  });
  expect(match.tournament).toEqual({ key: 'series-1', name: "Women's Coastal League" });
  const none = { series: null, tournament: null, gender: null };
  expect(present({ seriesId: null })).toMatchObject(none);
  expect(present({ seriesId: 'unnamed' })).toMatchObject(none);
});

it.each([
  ['upcoming', { is_live: false, priority_score: 5, matchStarted: false, matchEnded: false }],
  ['live', { is_live: true, priority_score: 10, matchStarted: true, matchEnded: false }],
  ['completed', { is_live: false, priority_score: 5, matchStarted: true, matchEnded: true }],
] as const)('has the flags of its phase: %s', (phase, flags) => {
  expect(present({ phase })).toMatchObject({ ...flags, is_featured: flags.is_live });
});

it('has its start in seconds, when that is known', () => {
  expect(present({ startsAt: '2026-03-10T14:00:00.000Z' }).start_at).toBe(1_773_151_200);
  expect(present({ startsAt: null }).start_at).toBeNull();
});

it('has the picture and colour of each team, and null for unknown ones', () => {
  const image = 'https://g.cricapi.com/iapi/1.png';
  const one = { name: 'Kochi', shortName: 'KCH', image, colour: '#1d4e89' };
  const two = { name: 'Surat', shortName: 'SUR', image: null };
  expect(present({ sides: [one, two] }).teamInfo).toEqual([
    { name: 'Kochi', shortname: 'KCH', img: image, color_primary: '#1d4e89' },
    { name: 'Surat', shortname: 'SUR', img: null, color_primary: null },
  ]);
});

it.each(['', 'Match starts at Mar 10, 14:00 GMT', 'In play'])(
  'whose result is unknown is not shown as waiting or in play: %j',
  (status) => {
    expect(present({ phase: 'completed', result: 'unknown', status }).status).toBe('Result not known');
  },
);

it.each(['Match over', 'Umpires went home'])(
  'whose result is unknown keeps a closing status: %j',
  (status) => {
    expect(present({ phase: 'completed', result: 'unknown', status }).status).toBe(status);
  },
);
