import { describe, expect, it } from 'vitest';
import { COUNTRIES, scorecardName, squadsName } from '../documents/match-documents.ts';
import type { FeedMatch } from '../model/feed-match.ts';
import { makeFeedMatch } from '../testing/make-feed-match.ts';
import { planDocuments } from './plan-document-refresh.ts';

const at = (time: string) => new Date(`2026-03-10T${time}:00.000Z`);
const now = at('18:00');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const inPlay = makeFeedMatch({
  key: 'm',
  startsAt: at('14:00').toISOString(),
  phase: 'live',
  hasSquad: false,
  innings: [{ label: 'One Inning 1', team: 'One', runs: 213, wickets: 7, overs: '20.0' }],
});
const over = { ...inPlay, phase: 'completed' } as const;

/** The documents planned for a match on a plan with this limit. */
function planned(
  match: FeedMatch,
  cardAt: Date,
  hitsLimit = 10_000,
  changed: Date | null = at('17:50'),
): string[] {
  return plannedFor(match, cardAt, { hitsLimit, changed, wanted: new Set(['m']) });
}

interface Circumstances {
  readonly hitsLimit: number;
  readonly changed?: Date | null;
  readonly wanted?: ReadonlySet<string>;
  readonly wantsCountries?: boolean;
}

function plannedFor(match: FeedMatch, cardAt: Date, circumstances: Circumstances): string[] {
  const { hitsLimit, changed = at('17:50'), wanted = new Set(), wantsCountries = false } = circumstances;
  const spent = { high: 0, medium: 0, low: 0 };
  const quota = { hitsLimit, hitsToday: 0, spent, blockedUntil: null };
  const fetchTimes = new Map([
    ...(wantsCountries || hitsLimit === 2_001 ? [] : ([[COUNTRIES, now]] as const)),
    [scorecardName('m'), cardAt],
  ]);
  const facts = { fetchTimes, viewedMatches: wanted, wantsCountries, changedAt: () => changed ?? undefined };
  return planDocuments({ matches: [match], quota, now, hasReaders: false }, facts).map(({ kind }) => kind);
}

describe('the scorecard of a completed match', () => {
  it('is requested once more when the last one was fetched during play', () => {
    expect(planned(over, at('17:49'))).toEqual(['scorecard']);
    expect(planned(over, at('17:50'))).toEqual([]);
  });

  it('is requested when a Test ended on its fifth day, and when the start is unknown', () => {
    const never = new Date(0);
    const test = { ...over, format: 'test', startsAt: '2026-03-06T10:00:00.000Z' } as const;
    expect(planned(test, never, 100)).toEqual(['scorecard']);
    expect(planned({ ...over, startsAt: null }, never, 100)).toEqual(['scorecard']);
  });

  it('is not requested for a match of days ago that the vendor first lists today', () => {
    const earlier = { ...over, date: '2026-03-07' };
    const never = new Date(0);
    expect(planned({ ...earlier, startsAt: '2026-03-07T14:00:00.000Z' }, never)).toEqual([]);
    expect(planned({ ...earlier, startsAt: null }, never)).toEqual([]);
  });

  it('is not requested when the match is postponed after its first innings', () => {
    expect(planned({ ...over, phase: 'upcoming' }, new Date(0))).toEqual([]);
  });

  it('is not requested a day after the match last changed', () => {
    const test = { ...over, format: 'test', startsAt: '2026-03-06T10:00:00.000Z' } as const;
    expect(planned(test, new Date(0), 100, secondsAgo(86_399))).toEqual(['scorecard']);
    expect(planned(test, new Date(0), 100, secondsAgo(86_400))).toEqual([]);
  });

  it('is not requested a day after the start of a match of one day', () => {
    const [justBefore, dayBefore] = [86_399, 86_400].map((seconds) => secondsAgo(seconds).toISOString());
    expect(planned({ ...over, startsAt: justBefore ?? null }, new Date(0), 100)).toEqual(['scorecard']);
    expect(planned({ ...over, startsAt: dayBefore ?? null }, new Date(0), 100)).toEqual([]);
  });

  it('is requested for six days after the start of a match without a type, which may be of several days', () => {
    const other = { ...over, format: 'other', startsAt: '2026-03-06T10:00:00.000Z' } as const;
    expect(planned(other, new Date(0), 100)).toEqual(['scorecard']);
  });

  it('is requested again when it is more than a day old', () => {
    expect(planned(over, secondsAgo(86_400), 100)).toEqual([]);
    expect(planned(over, secondsAgo(86_401), 100)).toEqual(['scorecard']);
  });

  it('is not requested for a match that was removed meanwhile', () => {
    expect(planned(over, new Date(0), 100, null)).toEqual([]);
  });

  it('is not requested again on a plan that cannot follow live scorecards', () => {
    expect(planned(over, at('17:40'), 100)).toEqual([]);
  });
});

describe('on a plan of 100 hits', () => {
  const hitsLimit = 100;
  const never = new Date(0);
  const soon = makeFeedMatch({ key: 'm', startsAt: at('20:00').toISOString() });

  it('squads, the scorecard and countries wait until a user needs them', () => {
    const wanted = new Set(['m']);
    expect(plannedFor(soon, never, { hitsLimit })).toEqual([]);
    expect(plannedFor(soon, never, { hitsLimit, wanted })).toEqual(['squads']);
    expect(plannedFor({ ...over, hasSquad: false }, never, { hitsLimit })).toEqual([]);
    expect(plannedFor(over, never, { hitsLimit, wanted })).toEqual(['scorecard']);
    expect(plannedFor(over, never, { hitsLimit, wanted, wantsCountries: true })).toEqual([
      'scorecard',
      'countries',
    ]);
  });

  it('nothing waits on a plan that follows live scorecards', () => {
    expect(plannedFor(soon, never, { hitsLimit: 2_001 })).toEqual(['squads', 'countries']);
    expect(plannedFor(soon, never, { hitsLimit: 2_000 })).toEqual(['squads']);
    expect(plannedFor(soon, never, { hitsLimit: 1_999 })).toEqual([]);
  });
});

it.each([
  { hitsToday: 80, hours: 7, kinds: ['squads'] },
  { hitsToday: 81, hours: 7, kinds: [] },
  { hitsToday: 81, hours: 13, kinds: ['squads'] },
  { hitsToday: 91, hours: 13, kinds: [] },
])(
  'squads of $hours h are requested again after $hitsToday of 100 hits: $kinds',
  ({ hitsToday, hours, kinds }) => {
    const match = makeFeedMatch({
      key: 'm',
      startsAt: at('19:00').toISOString(),
      phase: 'upcoming',
      hasSquad: true,
    });
    const quota = { hitsLimit: 100, hitsToday, spent: { high: 0, medium: 0, low: 0 }, blockedUntil: null };
    const fetchTimes = new Map([[squadsName('m'), new Date(now.getTime() - hours * 3_600_000)]]);
    const facts = {
      fetchTimes,
      viewedMatches: new Set(['m']),
      wantsCountries: false,
      changedAt: () => undefined,
    };
    const documents = planDocuments({ matches: [match], quota, now, hasReaders: false }, facts);
    expect(documents.map(({ kind }) => kind)).toEqual(kinds);
  },
);

const startingIn = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
const announcedSquads = (match: FeedMatch) =>
  plannedFor(match, new Date(0), { hitsLimit: 100, wanted: new Set(['m']) }).includes('squads');

describe('squads', () => {
  const named = makeFeedMatch({ key: 'm', startsAt: at('18:00').toISOString() });

  it('are requested from 48 hours before a match until 12 hours after its start', () => {
    const hours = [48, 47, -11, -12];
    expect(hours.map((inHours) => announcedSquads({ ...named, startsAt: startingIn(inHours) }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('are requested for a live match however long it has been on, and for no match that is over', () => {
    const test = { ...named, format: 'test', startsAt: startingIn(-50) } as const;
    expect(announcedSquads({ ...test, phase: 'live' })).toBe(true);
    expect(announcedSquads({ ...named, phase: 'completed' })).toBe(false);
  });

  it('are not requested while a start is unknown, nor for a match that has none', () => {
    expect(announcedSquads({ ...named, startsAt: null })).toBe(false);
    expect(announcedSquads({ ...named, startsAt: null, phase: 'live' })).toBe(true);
    expect(announcedSquads({ ...named, hasSquad: false })).toBe(false);
  });
});

describe('the scorecard of a live match', () => {
  it('is requested when it is older than 15 seconds, on a plan that can follow it', () => {
    expect(planned(inPlay, secondsAgo(16), 2_000)).toEqual(['scorecard']);
    expect(planned(inPlay, secondsAgo(15), 2_000)).toEqual([]);
    expect(planned(inPlay, secondsAgo(16), 1_999)).toEqual([]);
  });

  it('is not requested before the first ball', () => {
    expect(planned({ ...inPlay, innings: [] }, secondsAgo(16))).toEqual([]);
  });
});

it('scorecards are requested of opened matches first, then the longest stored', () => {
  const ages = { newest: 20, older: 40, 'opened newer': 30, never: null, 'opened older': 50 };
  const matches = Object.keys(ages).map((key) => ({ ...inPlay, key }));
  const fetchTimes = new Map(
    Object.entries(ages).flatMap(([key, age]) =>
      age === null ? [] : [[scorecardName(key), secondsAgo(age)] as const],
    ),
  ).set(COUNTRIES, now);
  const viewedMatches = new Set(['opened newer', 'opened older']);
  const quota = {
    hitsLimit: 10_000,
    hitsToday: 0,
    spent: { high: 0, medium: 0, low: 0 },
    blockedUntil: null,
  };
  const facts = { fetchTimes, viewedMatches, wantsCountries: false, changedAt: () => now };
  const documents = planDocuments({ matches, quota, now, hasReaders: true }, facts);
  expect(documents.map(({ name }) => name)).toEqual(
    ['opened older', 'opened newer', 'never', 'older', 'newest'].map(scorecardName),
  );
});

it.each([
  [86_400, []],
  [86_401, ['countries']],
])('the list of countries is requested again after a day: %i s', (seconds, kinds) => {
  const quota = { hitsLimit: 100, hitsToday: 0, spent: { high: 0, medium: 0, low: 0 }, blockedUntil: null };
  const fetchTimes = new Map([[COUNTRIES, new Date(now.getTime() - seconds * 1000)]]);
  const facts = {
    fetchTimes,
    viewedMatches: new Set<string>(),
    wantsCountries: true,
    changedAt: () => undefined,
  };
  const documents = planDocuments({ matches: [], quota, now, hasReaders: true }, facts);
  expect(documents.map(({ kind }) => kind)).toEqual(kinds);
});
