import { beforeAll, describe, expect, it } from 'vitest';
import { fixtureOf } from '../ratings/fixture.ts';
import { prepareInnings } from '../ratings/prepared-innings.ts';
import { createRatings, type RatingsState } from '../ratings/ratings-state.ts';
import { fixtureFeatures } from '../ratings/fixture-features.ts';
import { makeSeason } from '../testing/make-season.ts';
import { learnMatch } from './learn-match.ts';
import { playedInnings } from './played-innings.ts';

/** Ratings after forty matches of a test league, as of the latest measurement (`npm run backtest`). */
const SEASON = makeSeason(40, 21);
let state: RatingsState;

beforeAll(() => {
  state = createRatings('dream11-2025');
  for (const match of SEASON) learnMatch(state, match);
});

/** Rounds each to six digits. */
function rounded(numbers: Iterable<number>): string {
  return [...numbers].map((number) => Number(number.toPrecision(6))).join(' ');
}

function pool() {
  const known = state.pools['male T20'];
  if (!known) throw new Error('no pool');
  return known;
}

describe('ratings after forty matches', () => {
  it('contain levels, teams and grounds', () => {
    const { level, levels, matches } = pool();
    expect(matches).toBe(40);
    expect(rounded([level.sum, level.weight])).toMatchInlineSnapshot(`"6596.37 38.2514"`);
    expect(
      Object.entries(levels).map(([name, { sum, weight }]) => [name, rounded([sum, weight])]),
    ).toMatchInlineSnapshot(`
      [
        [
          "Made League",
          "5534.68 32.2166",
        ],
      ]
    `);
    const teams = Object.entries(state.teams['male T20'] ?? {});
    expect(
      teams.map(([name, { elo, matches: played }]) => [name, rounded([elo]), played]),
    ).toMatchInlineSnapshot(`
      [
        [
          "reds",
          "1616.67",
          20,
        ],
        [
          "blues",
          "1506.2",
          20,
        ],
        [
          "greens",
          "1442.08",
          20,
        ],
        [
          "whites",
          "1435.05",
          20,
        ],
      ]
    `);
    const grounds = Object.entries(state.grounds['male T20'] ?? {});
    expect(
      grounds.map(([name, { totals, visits }]) => [name, rounded(Object.values(totals)), visits]),
    ).toMatchInlineSnapshot(`
      [
        [
          "high-ground",
          "12.2397 17.0491",
          {
            "blues": 7,
            "greens": 13,
            "reds": 13,
            "whites": 7,
          },
        ],
        [
          "low-ground",
          "-12.8459 17.0491",
          {
            "blues": 13,
            "greens": 7,
            "reds": 7,
            "whites": 13,
          },
        ],
      ]
    `);
  });

  it('contain outcomes of balls', () => {
    const { cells, slots, outcomes } = pool();
    const of = ({ runs, wickets, balls }: (typeof cells)[number]) => rounded([runs, wickets, balls]);
    expect(
      [cells[0], cells[31], cells[195], slots[0], slots[19]].map((cell) => cell && of(cell)),
    ).toMatchInlineSnapshot(`
      [
        "469.671 9.57795 456.139",
        "268.894 6.68041 186.603",
        "101.401 10.3485 63.0606",
        "494.632 9.57795 482.085",
        "563.765 55.3202 319.306",
      ]
    `);
    expect(rounded(outcomes.slice(0, 18))).toMatchInlineSnapshot(
      `"252.467 109.045 21.0869 2.87143 68.5273 6.01733 9.32668 11.8815 1.04035 237.296 95.8347 17.1691 0.0886841 87.7725 16.2681 14.9119 15.5557 1.9233"`,
    );
  });

  it('contain the shape of innings in the competition', () => {
    const [cricket] = Object.values(pool().cricket);
    const numbers = [
      cricket?.missed,
      cricket?.missedSquared,
      cricket?.legByes,
      ...Object.values(cricket?.shape ?? {}),
    ];
    expect(numbers.map((each) => rounded(Object.values(each ?? {})))).toMatchInlineSnapshot(`
      [
        "-0.0781163 0.0130502 19032",
        "57.5639 36.3781",
        "48.2239 1178.83",
        "-0.0647455 0.0212979 19032",
        "0.00224239 0.0208751 19032",
        "0.00101385 0.0208751 19032",
        "-0.00688691 0.0208751 19032",
        "0.000525124 0.0208751 19032",
      ]
    `);
    expect(Object.values(pool().shape).map(({ weights }) => rounded(weights))).toMatchInlineSnapshot(`
      [
        "6.22428 -0.384414",
        "0.116552 0.0100525",
        "0.0575364 -0.0000524316",
        "0.360301 -0.0242913",
        "0.0283925 0.00466731",
      ]
    `);
  });

  it('contain weights for results, totals and points', () => {
    const { result, total, totalErrors, winFirst, winSecond, toCome, parToCome } = pool();
    expect([result, winFirst, winSecond].map(({ common }) => rounded(common.weights))).toMatchInlineSnapshot(`
      [
        "-0.139365 0.571695 0.684476 0.0684064 -0.0186167 -0.00197595 -0.00197595",
        "-0.144564 -0.0397351 -0.0163013 0.288562 0.324189 -0.137891 0.509162 0.101148",
        "0.0792331 0.0305896 0.00998691 0.611127 0.256082 0.0167544 -0.0832004 -0.100579 -0.0789217 -0.0585853 0.457349 0.0703169",
      ]
    `);
    expect(Object.values(winSecond.own).map(({ weights }) => rounded(weights))).toMatchInlineSnapshot(`
      [
        "0.0792331 0.0305896 0.00998691 0.611127 0.256082 0.0167544 -0.0832004 -0.100579 -0.0789217 -0.0585853 0.457349 0.0703169",
      ]
    `);
    expect(
      [total.common, ...Object.values(total.added)].map(({ weights }) => rounded(weights)),
    ).toMatchInlineSnapshot(`
      [
        "0.0167222 0.981623 0.84355 0.29087 0.437797",
        "-0.0206182 -0.01596 0.0388388 -0.037949 -0.0188841",
      ]
    `);
    expect(rounded(Object.values(totalErrors))).toMatchInlineSnapshot(`"-1.34 -3.46945e-18 1.3"`);
    const remaining = [toCome[3], toCome[17], parToCome[10]].map((each) => [
      rounded(each?.learner.weights ?? []),
      rounded(Object.values(each?.errors ?? {})),
      rounded(Object.values(each?.variance ?? {})),
    ]);
    expect(remaining).toMatchInlineSnapshot(`
      [
        [
          "0.303666 0.823577 -0.0842618 -0.00176093 0.333385 0.0856863 -1.16028 -0.260884",
          "-1.16943 -0.0681414 1.10209",
          "72.0471 52.7848",
        ],
        [
          "0.592794 0.125853 -0.0485417 -0.0174997 0.28778 1.42094 1 2.94245",
          "-0.445275 0.036257 0.463845",
          "7.59134 52.7848",
        ],
        [
          "0.719053 0.436142 -0.149845 -0.00869394",
          "-0.828218 -0.0464444 0.845972",
          "34.9455 52.7848",
        ],
      ]
    `);
  });

  it('contain weights of the points features', () => {
    const { points, pointsFeatures, pointsMedian, pointsErrors } = pool();
    expect(rounded(points.common.weights)).toMatchInlineSnapshot(
      `"38.3319 0.403037 0.286238 0.904686 -0.295154 0.0421682 0.0163006 0.18507 0.867034 -0.0147396 -0.334423 0.854865 -0.551367 -0.0444058 -0.320237 -0.0167672 0.062445 0.141767 -0.757546 -0.116409 -0.281033 0.19471 -0.0484436 0.132111 0.379742 0.144743 0.41667"`,
    );
    expect(rounded(pointsFeatures.map(({ sum, weight }) => sum / weight))).toMatchInlineSnapshot(
      `"1 24.5762 18.3192 3.55459 2.09444 10.6204 10.9098 0.303962 -0.0427811 -0.041202 0.17556 1.1599 1.19492 0.0251083 2.12324 0.000020333 0.00161043 0.148063 5.00035 0.909217 0.226758 -0.0671699 10.367 7.4958 2.52326 0.0720358 -0.148737"`,
    );
    expect(rounded(pointsMedian.weights)).toMatchInlineSnapshot(`"1.19579 0.854971 -1.60909 0.0285704"`);
    expect(pointsErrors.slice(2, 8).map((each) => rounded(Object.values(each)))).toMatchInlineSnapshot(`
      [
        "-19.64 -5.4 35.24",
        "-19.76 -4.8 35.96",
        "-20.36 -6.6 34.76",
        "-24.14 -6.3 36.74",
        "-30.68 -1.8 41.48",
        "-33.98 -2.7 38.18",
      ]
    `);
  });

  it('contain ratings of players', () => {
    const players = state.players['male T20'] ?? {};
    const known = ['reds-1', 'blues-2', 'greens-9'].flatMap((id) => players[id] ?? []);
    const of = ({ batting, bowling, usual, matches, keeping, quarters }: (typeof known)[number]) => ({
      skills: rounded([...Object.values(batting), ...Object.values(bowling)]),
      usual: rounded(Object.values(usual).flatMap(({ sum, weight }) => [sum, weight])),
      rest: rounded([matches, keeping, ...quarters]),
    });
    expect(known.map(of)).toMatchInlineSnapshot(`
      [
        {
          "rest": "20 0 0 0 0 0",
          "skills": "115.348 -4.59269 467.632 0 0 0",
          "usual": "9.91884 9.91884 358.953 12.2051 0 9.91884 1250.6 14.6784 0 14.6784 27.7124 17.0491 661.221 8.25643 1333.47 14.6784",
        },
        {
          "rest": "20 0 0 0 0 0",
          "skills": "-4.33511 -0.496175 441.276 0 0 0",
          "usual": "19.8377 9.91884 339.587 12.2051 0 9.91884 1019.99 14.6784 0 14.6784 169.833 17.0491 624.549 8.25643 1228.85 14.6784",
        },
        {
          "rest": "20 0 52.3665 108.246 73.7307 14.3813",
          "skills": "-19.909 0.936223 35.7404 37.1729 -0.753919 248.724",
          "usual": "58.7195 6.52439 30.9878 12.2051 157.775 9.91884 47.6674 14.6784 328.751 14.6784 30.282 17.0491 275.043 8.25643 463.851 14.6784",
        },
      ]
    `);
    expect(known.map((player) => Object.keys(player.in))).toMatchInlineSnapshot(`
      [
        [
          "Made League",
        ],
        [
          "Made League",
        ],
        [
          "Made League",
        ],
      ]
    `);
  });
});

describe('playedInnings', () => {
  const [match] = SEASON;
  if (!match) throw new Error('no match');
  const of = (changes: Partial<typeof match>) => {
    const changed = { ...match, ...changes };
    const rated = fixtureFeatures(createRatings('dream11-2025'), fixtureOf(changed));
    return playedInnings(rated, changed, prepareInnings(changed));
  };

  it('exists for matches of full length that were played out', () => {
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
  ])('is null for a match %s', (_, changes) => {
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
