import { beforeAll, describe, expect, it } from 'vitest';
import { fixtureOf } from '../ratings/fixture.ts';
import { tellMatch } from '../ratings/match-story.ts';
import { createRatings, type RatingsState } from '../ratings/ratings-state.ts';
import { viewFixture } from '../ratings/view-fixture.ts';
import { makeSeason } from '../testing/make-season.ts';
import { learnMatch } from './learn-match.ts';
import { playedInnings } from './played-innings.ts';

/** What forty matches of a made league teach, as it was when learning was last measured (`npm run backtest`). */
const SEASON = makeSeason(40, 21);
let state: RatingsState;

beforeAll(() => {
  state = createRatings('dream11-2025');
  for (const match of SEASON) learnMatch(state, match);
});

function rounded(numbers: Iterable<number>): number[] {
  return [...numbers].map((number) => Number(number.toPrecision(6)));
}

function pool() {
  const known = state.pools['male T20'];
  if (!known) throw new Error('no pool');
  return known;
}

describe('ratings after forty matches', () => {
  it('know levels, teams and grounds', () => {
    const { level, levels, matches } = pool();
    expect(matches).toBe(40);
    expect(rounded([level.sum, level.weight])).toMatchInlineSnapshot();
    expect(
      Object.entries(levels).map(([name, { sum, weight }]) => [name, ...rounded([sum, weight])]),
    ).toMatchInlineSnapshot();
    const teams = Object.entries(state.teams['male T20'] ?? {});
    expect(
      teams.map(([name, { elo, matches: played }]) => [name, ...rounded([elo]), played]),
    ).toMatchInlineSnapshot();
    const grounds = Object.entries(state.grounds['male T20'] ?? {});
    expect(
      grounds.map(([name, { totals, visits }]) => [name, ...rounded(Object.values(totals)), visits]),
    ).toMatchInlineSnapshot();
  });

  it('know what comes of a ball', () => {
    const { cells, slots, outcomes } = pool();
    const of = ({ runs, wickets, balls }: (typeof cells)[number]) => rounded([runs, wickets, balls]);
    expect(
      [cells[0], cells[31], cells[195], slots[0], slots[19]].map((cell) => cell && of(cell)),
    ).toMatchInlineSnapshot();
    expect(rounded(outcomes.slice(0, 18))).toMatchInlineSnapshot();
  });

  it('know how innings look in the competition', () => {
    const [cricket] = Object.values(pool().cricket);
    const numbers = [
      cricket?.missed,
      cricket?.missedSquared,
      cricket?.legByes,
      ...Object.values(cricket?.shape ?? {}),
    ];
    expect(numbers.map((each) => rounded(Object.values(each ?? {})))).toMatchInlineSnapshot();
    expect(Object.values(pool().shape).map(({ weights }) => rounded(weights))).toMatchInlineSnapshot();
  });

  it('know how results, totals and points follow from their features', () => {
    const { result, total, totalErrors, winFirst, winSecond, toCome, parToCome } = pool();
    expect(
      [result, winFirst, winSecond].map(({ common }) => rounded(common.weights)),
    ).toMatchInlineSnapshot();
    expect(Object.values(winSecond.own).map(({ weights }) => rounded(weights))).toMatchInlineSnapshot();
    expect(
      [total.common, ...Object.values(total.added)].map(({ weights }) => rounded(weights)),
    ).toMatchInlineSnapshot();
    expect(rounded(Object.values(totalErrors))).toMatchInlineSnapshot();
    const remaining = [toCome[3], toCome[17], parToCome[10]].map((each) => [
      rounded(each?.learner.weights ?? []),
      rounded(Object.values(each?.errors ?? {})),
      rounded(Object.values(each?.variance ?? {})),
    ]);
    expect(remaining).toMatchInlineSnapshot();
  });

  it('know how points follow from a player’s features', () => {
    const { points, pointsFeatures, pointsMedian, pointsErrors } = pool();
    expect(rounded(points.common.weights)).toMatchInlineSnapshot();
    expect(rounded(pointsFeatures.map(({ sum, weight }) => sum / weight))).toMatchInlineSnapshot();
    expect(rounded(pointsMedian.weights)).toMatchInlineSnapshot();
    expect(pointsErrors.slice(2, 8).map((each) => rounded(Object.values(each)))).toMatchInlineSnapshot();
  });

  it('know what players do', () => {
    const players = state.players['male T20'] ?? {};
    const known = ['reds-1', 'blues-2', 'greens-9'].flatMap((id) => players[id] ?? []);
    const of = ({ batting, bowling, usual, matches, keeping, quarters }: (typeof known)[number]) => ({
      skills: rounded([...Object.values(batting), ...Object.values(bowling)]),
      usual: rounded(Object.values(usual).flatMap(({ sum, weight }) => [sum, weight])),
      rest: rounded([matches, keeping, ...quarters]),
    });
    expect(known.map(of)).toMatchInlineSnapshot();
    expect(known.map((player) => Object.keys(player.in))).toMatchInlineSnapshot();
  });
});

describe('playedInnings', () => {
  const [match] = SEASON;
  if (!match) throw new Error('no match');
  const of = (changes: Partial<typeof match>) => {
    const changed = { ...match, ...changes };
    const view = viewFixture(createRatings('dream11-2025'), fixtureOf(changed));
    return playedInnings(view, { match: changed, story: tellMatch(changed) });
  };

  it('is laid out for matches of full length that were played out', () => {
    const played = of({});
    const first = match.innings[0]?.team;
    expect(played?.batting).toBe(match.teams[0] === first ? 0 : 1);
    expect(played?.firstWon).toBe(match.outcome.winner === first ? 1 : 0);
    expect(played?.target).toBe((played?.first.runs ?? 0) + 1);
    expect(of({ outcome: { ...match.outcome, result: 'tie', winner: null } })?.firstWon).toBeNull();
    expect(of({ outcome: { ...match.outcome, winner: match.teams[0] } })?.firstWon).toBe(
      played?.batting === 0 ? 1 : 0,
    );
    expect(of({ outcome: { ...match.outcome, winner: match.teams[1] } })?.firstWon).toBe(
      played?.batting === 1 ? 1 : 0,
    );
  });

  it.each([
    ['without a result', { outcome: { ...match.outcome, result: 'no result' as const } }],
    ['decided by a rain rule', { outcome: { ...match.outcome, method: 'D/L' } }],
    ['shortened', { oversLimit: 18 }],
    ['without a limit', { oversLimit: null }],
    ['of one innings', { innings: match.innings.slice(0, 1) }],
  ])('is nothing of a match %s', (_, changes) => {
    expect(of(changes)).toBeNull();
  });

  it('ends the chase with the last wicket, the last ball or the target', () => {
    const states = of({})?.chaseStates ?? [];
    expect(states.length).toBeGreaterThan(5);
    expect(
      states.every(
        ({ runs, wickets, legalBalls }) => runs < (of({})?.target ?? 0) && wickets < 10 && legalBalls < 120,
      ),
    ).toBe(true);
  });
});
