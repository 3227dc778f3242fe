import { createBaselines } from '@gullylens/engine/backtest/baselines';
import { createRefits } from '@gullylens/engine/backtest/refitted-states';
import { forecastThenLearn } from '@gullylens/engine/backtest/walk-forward';
import type { MatchRecord } from '@gullylens/engine/match/match-record';
import { createRatings } from '@gullylens/engine/ratings/ratings-state';
import { makeSeason } from '@gullylens/engine/testing/make-season';
import { describe, expect, it } from 'vitest';
import { createReplayedHistory } from '../../history/public.ts';
import { type KnownBefore, observePublished } from './observe-published.ts';
import type { ForecastMoment } from './published-request.ts';

const season = makeSeason(30, 5);
const EARLIER = 24;
const match = season[EARLIER] as MatchRecord;
const [home, away] = match.teams;

function knownBefore(played: readonly MatchRecord[]): KnownBefore {
  const known = {
    ratings: createRatings('dream11-2025'),
    baselines: createBaselines(),
    refits: createRefits(),
    history: createReplayedHistory(),
  };
  for (const each of played) {
    forecastThenLearn(known.ratings, known.baselines, { match: each, isTested: false, refits: known.refits });
    known.history.add(each);
  }
  return known;
}

/** What the forecasts said, without outcomes. */
function forecastsOf(played: MatchRecord, known: KnownBefore, moment: ForecastMoment = 'as-published') {
  const seen = observePublished(known, { match: played, moment, isSimulated: false });
  return {
    chance: seen.result?.chance,
    players: seen.players
      .map(({ id, side, role, mean, p10, p50, p90, form, career, recent }) =>
        [id, side, role, mean, p10, p50, p90, form, career, recent].join(' '),
      )
      .toSorted(),
  };
}

/** The same match with the last three of each eleven replaced by newcomers. */
const otherEleven: MatchRecord = {
  ...match,
  lineups: Object.fromEntries(
    Object.entries(match.lineups).map(([team, named]) => [
      team,
      named.map((player, i) => (i < 8 ? player : { id: `new-${team}-${i}`, name: `New ${i}` })),
    ]),
  ),
};
const otherToss: MatchRecord = {
  ...match,
  toss: { winner: match.toss?.winner === home ? away : home, decision: 'bat' },
};
const otherScore: MatchRecord = {
  ...match,
  outcome: { ...match.outcome, winner: match.outcome.winner === home ? away : home },
  innings: (season[EARLIER + 4] as MatchRecord).innings,
};

const known = () => knownBefore(season.slice(0, EARLIER));
const afterToss = (played: MatchRecord) => forecastsOf(played, known(), 'after-toss');

/** Learns the match before forecasting it. */
function afterTheMatch(played: MatchRecord) {
  const { ratings, ...others } = known();
  forecastThenLearn(ratings, others.baselines, { match: played, isTested: false });
  return forecastsOf(played, { ratings, ...others });
}

/** Forecasts with a later match dated before this one. */
function withNext(next: MatchRecord) {
  const { history, ...others } = known();
  history.add({ ...next, dates: (season[EARLIER - 1] as MatchRecord).dates });
  return forecastsOf(match, { ...others, history });
}

const text = ({ ratings, baselines }: KnownBefore) => JSON.stringify([ratings, baselines]);

const pointsOf = (players: readonly { readonly happened: number }[] = []) =>
  players.map(({ happened }) => happened).toSorted((a, b) => b - a);

describe('a forecast as published', () => {
  const before = known();
  const published = forecastsOf(match, before);

  it('is the same whatever eleven, toss and result follow', () => {
    for (const other of [otherEleven, otherToss, otherScore]) {
      expect(forecastsOf(other, before)).toEqual(published);
    }
  });

  it('is the same when history has later matches', () => {
    for (const later of season.slice(EARLIER)) before.history.add(later);
    expect(forecastsOf(match, before)).toEqual(published);
  });

  it('changes nothing that is known', () => {
    const unchanged = text(before);
    forecastsOf(match, before);
    expect(text(before)).toBe(unchanged);
  });

  it('has an eleven of each team from its latest matches, and counts who played', () => {
    const seen = observePublished(before, { match: otherEleven, moment: 'as-published', isSimulated: false });
    expect(seen.players.map(({ side }) => side).filter((side) => side === 0)).toHaveLength(11);
    expect(seen.players.filter(({ played }) => played)).toHaveLength(16);
    expect(seen.players.find(({ played }) => !played)?.happened).toBe(0);
    expect(seen.squad.filter(({ happened }) => happened === 1)).toHaveLength(16);
    expect(seen.squad.every(({ chance, share }) => chance > 0.5 && share === 1)).toBe(true);
    expect(seen.players.every(({ playChance }) => playChance > 0.5 && playChance < 1)).toBe(true);
    expect(seen.states.length).toBeGreaterThan(20);
    expect(seen.chosen?.ours.share).toBeLessThan(1);
    expect(pointsOf(seen.picks?.players)).toEqual(pointsOf(seen.players));
  });

  it('has no outcomes of players when the match had no result', () => {
    const abandoned: MatchRecord = { ...match, outcome: { ...match.outcome, result: 'no result' } };
    const seen = observePublished(before, { match: abandoned, moment: 'as-published', isSimulated: false });
    expect([seen.picks, seen.players]).toEqual([null, []]);
  });

  it('names trumps outside and flops inside the favourites, none of them in the line-up', () => {
    const { picks } = observePublished(known(), { match, moment: 'as-published', isSimulated: true });
    const called = (call: 'trump' | 'flop') => picks?.players.filter((player) => player.call === call) ?? [];
    expect(called('trump').filter(({ popular }) => popular)).toEqual([]);
    expect(called('flop').filter(({ popular }) => !popular)).toEqual([]);
    // Each player is a regular, who plays with the same chance.
    const { squad } = observePublished(known(), { match, moment: 'as-published', isSimulated: false });
    const chance = squad[0]?.chance ?? NaN;
    expect(picks?.players.reduce((sum, { topThree }) => sum + (topThree ?? NaN), 0)).toBeCloseTo(
      3 * chance,
      1,
    );
    expect(picks?.players.reduce((sum, { picked }) => sum + (picked ?? NaN), 0)).toBeCloseTo(11 * chance, 0);
    const points = (picks?.players ?? []).map(({ happened }) => happened).toSorted((a, b) => b - a);
    const [third = NaN, eleventh = NaN] = [points[2], points[10]];
    for (const { happened, wasTopThree, wasInBest } of picks?.players ?? []) {
      expect([wasTopThree, wasInBest]).toEqual([happened >= third ? 1 : 0, happened >= eleventh ? 1 : 0]);
    }
    expect(picks?.teams.map(({ style }) => style)).toEqual(['safe', 'high-risk', 'balanced']);
    expect(picks?.teams.every(({ share }) => share > 0 && share <= 1)).toBe(true);
  });
});

describe('the comparison of futures notices a forecast that reads', () => {
  it.each([
    ['the true eleven', afterToss, otherEleven],
    ['the toss', afterToss, otherToss],
    ['the points of the match itself', afterTheMatch, otherScore],
  ])('%s', (_, leaking, other) => {
    expect(leaking(other)).not.toEqual(leaking(match));
  });

  it('the next match', () => {
    expect(withNext(otherEleven)).not.toEqual(forecastsOf(match, known()));
  });
});
