import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { describe, expect, it } from 'vitest';
import { DISMISSALS } from '../fitted-parameters.ts';
import { startOfInnings } from '../forecast/forecast-total.ts';
import { fixtureOf } from '../ratings/fixture.ts';
import { createRatings } from '../ratings/ratings-state.ts';
import { fixtureFeatures } from '../ratings/fixture-features.ts';
import { createGenerator } from '../statistics/random-draws.ts';
import { makeMatch } from '../testing/make-match.ts';
import { ballChances, EASE, HITS, fillHitTable } from './ball-chances.ts';
import { bowlingWeights, chooseBowler, drawBattingOrder } from './batting-and-bowling-order.ts';
import { type Innings, makeInnings } from './innings-in-play.ts';
import { planInnings } from './innings-plan.ts';
import { playBall, setUrgency } from './play-ball.ts';
import { playInnings, applyPaceCorrection } from './play-innings.ts';
import { simulatedSide } from './simulated-side.ts';
import { COUNT_OFFSETS, COUNTS_PER_PLAYER } from './player-counts.ts';
import { UNCHANGED } from './shape-ratios.ts';
import { takeWicket } from './take-wicket.ts';

const rated = fixtureFeatures(createRatings('dream11-2025'), fixtureOf(makeMatch()));
const sides = [simulatedSide(rated, 0), simulatedSide(rated, 1)] as const;
const chances = { ...ballChances(rated), legByes: 0.5 };

/** Draws these shares in order. */
function scripted(...shares: number[]): RandomGenerator {
  let drawn = 0;
  const next = () => {
    const share = shares[drawn] ?? 0;
    drawn += 1;
    return Math.floor(share * 2 ** 32) | 0;
  };
  return { ...createGenerator(1), next };
}

/**
 * An innings of the second team. A quarter of its balls are wides, a quarter no-balls; a quarter of the others are
 * wickets; a quarter of the rest are dots, half of them leg-byes; then ones, twos, threes, fours and sixes.
 */
function even(): Innings {
  const plan = planInnings(rated, sides, startOfInnings(1), chances);
  const innings = makeInnings(plan, new Int32Array(COUNTS_PER_PLAYER * (sides[0].size + sides[1].size)));
  applyPaceCorrection(innings, { runsPerBall: 0, dayEaseSpread: 0.15, ratios: UNCHANGED });
  playInnings(createGenerator(1), innings, { target: 0, day: 0 });
  innings.target = Number.POSITIVE_INFINITY;
  innings.counts.fill(0);
  innings.order.set(innings.order.map((_, place) => place));
  innings.wide.fill(0.25);
  innings.extra.fill(0.5);
  chances.wicket.fill(0.25);
  for (let at = 0; at < innings.hits.length; at += HITS)
    innings.hits.set([0.25, 0.5, 0.625, 0.75, 0.875, 1], at);
  Object.assign(innings, {
    runs: 0,
    wickets: 0,
    balls: 0,
    wides: 0,
    noballs: 0,
    legByes: 0,
    striker: 0,
    nonStriker: 1,
    bowler: 5,
    next: 2,
    conceded: 0,
    easeShift: 0,
    wicketFactor: 1,
  });
  return innings;
}

function tallyCounts({ counts }: Innings, from: number): Record<string, number> {
  return Object.fromEntries(
    Object.entries(COUNT_OFFSETS).flatMap(([key, at]) =>
      (counts[COUNTS_PER_PLAYER * from + at] ?? 0) === 0
        ? []
        : [[key, counts[COUNTS_PER_PLAYER * from + at] ?? 0]],
    ),
  );
}

const batter = (innings: Innings, place: number) => tallyCounts(innings, sides[0].size + place);
const bowler = tallyCounts;

const after = (draw: number) => {
  const innings = even();
  playBall(scripted(draw), innings);
  const { runs, wickets, balls, wides, noballs, legByes, striker } = innings;
  return { runs, wickets, balls, wides, noballs, legByes, striker };
};

/** The draw of a legal ball with this share of the batter. */
const hit = (share: number) => 0.625 + 0.375 * share;

const chanceOf = (bat: number, bowl: number, wicketFactor: number) => {
  const innings = even();
  sides[1].battingWickets[0] = bat;
  sides[0].bowlingWickets[5] = bowl;
  Object.assign(innings, { wicketFactor });
  const isWicket = (share: number) => {
    Object.assign(innings, { balls: 0, wickets: 0, striker: 0 });
    playBall(scripted(0.5 + 0.5 * share), innings);
    return innings.wickets === 1;
  };
  let least = 0;
  for (let step = 0; step < 1000; step += 1) if (isWicket(step / 1000)) least = step + 1;
  sides[1].battingWickets[0] = sides[0].bowlingWickets[5] = 0;
  return least / 1000;
};

describe('playBall', () => {
  const NOTHING = { runs: 0, wickets: 0, balls: 0, wides: 0, noballs: 0, legByes: 0, striker: 0 };

  it.each([
    ['a wide', 0, { wides: 1, runs: 1 }],
    ['a wide and a run', 0.23, { wides: 1, runs: 2, striker: 1 }],
    ['five wides', 0.24, { wides: 1, runs: 5 }],
    ['a no-ball', 0.25, { noballs: 1, runs: 1 }],
    ['a no-ball hit for one', 0.25 + 0.25 * 0.25, { noballs: 1, runs: 2, striker: 1 }],
    ['a no-ball hit for six', 0.25 + 0.25 * 0.9, { noballs: 1, runs: 7 }],
    ['a wicket', 0.5, { balls: 1, wickets: 1, striker: 2 }],
    ['a leg-bye', 0.625, { balls: 1, legByes: 1, runs: 1, striker: 1 }],
    ['two leg-byes', hit(0.89 * 0.125), { balls: 1, legByes: 1, runs: 2 }],
    ['four leg-byes', hit(0.92 * 0.125), { balls: 1, legByes: 1, runs: 4 }],
    ['a dot', hit(0.125), { balls: 1 }],
    ['one', hit(0.25), { balls: 1, runs: 1, striker: 1 }],
    ['two', hit(0.5), { balls: 1, runs: 2 }],
    ['three', hit(0.625), { balls: 1, runs: 3, striker: 1 }],
    ['four', hit(0.75), { balls: 1, runs: 4 }],
    ['six', hit(0.875), { balls: 1, runs: 6 }],
  ])('draws %s from its share', (_, draw, changes) => {
    expect(after(draw)).toEqual({ ...NOTHING, ...changes });
  });

  it('counts for the batter and the bowler', () => {
    const innings = even();
    playBall(scripted(hit(0.75)), innings);
    playBall(scripted(hit(0.875)), innings);
    playBall(scripted(hit(0.125)), innings);
    playBall(scripted(0.25 + 0.25 * 0.75), innings);
    expect(batter(innings, 0)).toEqual({ runs: 14, balls: 4, fours: 2, sixes: 1 });
    expect(bowler(innings, 5)).toEqual({ dots: 1 });
    expect([innings.conceded, innings.runs]).toEqual([15, 15]);
  });

  it('excludes leg-byes from the runs of the bowler', () => {
    const innings = even();
    playBall(scripted(0.625), innings);
    expect([innings.runs, innings.conceded]).toEqual([1, 0]);
    expect(bowler(innings, 5)).toEqual({ dots: 1 });
  });

  it('raises the risk of a wicket in a chase with the required rate', () => {
    const innings = even();
    const pressed = (urgency: number, dayEase: number) => {
      Object.assign(innings, { dayEase });
      setUrgency(innings, urgency);
      return [innings.easeShift, Number(innings.wicketFactor.toFixed(6))];
    };
    expect(pressed(0, 0)).toEqual([0, 1]);
    expect(pressed(0.5, 0)).toEqual([6.25, Number((1 + 0.35 + 0.35 ** 2 / 2 + 0.35 ** 3 / 6).toFixed(6))]);
    expect(pressed(0, 0.4)).toEqual([5, Number((1 - 0.12 + 0.12 ** 2 / 2 - 0.12 ** 3 / 6).toFixed(6))]);
  });

  it('draws wickets by both players, within bounds', () => {
    expect(chanceOf(0, 0, 1)).toBeCloseTo(0.25, 2);
    expect(chanceOf(0.05, 0.1, 1)).toBeCloseTo(0.4, 2);
    expect(chanceOf(-0.2, -0.1, 1)).toBeCloseTo(0.075, 2);
    expect(chanceOf(0.1, 0, 1.5)).toBeCloseTo(0.525, 2);
    expect(chanceOf(0.3, 0.2, 2)).toBeCloseTo(0.6, 2);
  });
});

const fallen = (share: number, ...draws: number[]) => {
  const innings = even();
  takeWicket(scripted(...draws), innings, share);
  return innings;
};

const catcher = (draw: number) => {
  const innings = fallen(0, draw);
  return Array.from({ length: 11 }, (_, place) => bowler(innings, place)['catches'] ?? 0).indexOf(1);
};

describe('takeWicket', () => {
  const { caught, bowled, lbw, runOut, caughtAndBowled } = DISMISSALS;
  const keeper = sides[0].keeper;

  it.each([
    ['caught', 0, { wickets: 1, dots: 1 }],
    ['bowled', caught, { wickets: 1, dots: 1, lbwOrBowled: 1 }],
    ['lbw', bowled, { wickets: 1, dots: 1, lbwOrBowled: 1 }],
    ['run out', lbw, { dots: 1 }],
    ['caught and bowled', runOut, { wickets: 1, dots: 1, catches: 1 }],
    ['stumped', caughtAndBowled, { wickets: 1, dots: 1 }],
  ])('credits the bowler: %s', (_, share, counts) => {
    const innings = fallen(share, 0.5, 0.99, 0.9, 0.9);
    expect(bowler(innings, 5)).toEqual(counts);
    expect(innings.wickets).toBe(1);
    expect(batter(innings, 0)).toEqual({ out: 1 });
    expect([innings.striker, innings.nonStriker, innings.next]).toEqual([innings.order[2], 1, 3]);
  });

  it('credits a fielder by the frequency of chances, never the bowler', () => {
    expect([0, 0.09, 0.11, 0.49, 0.51, 0.999].map(catcher)).toEqual([0, 0, 1, 4, 6, 10]);
  });

  it('credits the next fielder when the bowler comes first', () => {
    const innings = even();
    innings.bowler = 0;
    takeWicket(scripted(0), innings, 0);
    expect(bowler(innings, 1)).toEqual({ catches: 1 });
  });

  it('credits the keeper with a stumping', () => {
    expect(bowler(fallen(caughtAndBowled), keeper)).toMatchObject({ stumpings: 1 });
  });

  it('makes run-outs direct or with the keeper, with or without a run, at either end', () => {
    const direct = fallen(lbw, 0.32, 0.95, 0.39, 0.49);
    expect([direct.runs, direct.conceded, direct.nonStriker, direct.striker]).toEqual([
      1,
      1,
      direct.order[2],
      0,
    ]);
    expect(batter(direct, 0)).toEqual({ runs: 1 });
    expect(batter(direct, 1)).toEqual({ out: 1 });
    expect(bowler(direct, 10)).toEqual({ runOutsDirect: 1 });
    const shared = fallen(lbw, 0.34, 0.95, 0.41, 0.51);
    expect([shared.runs, shared.striker]).toEqual([0, shared.order[2]]);
    expect([bowler(shared, 10), bowler(shared, keeper)]).toEqual([
      { runOutsAssisted: 1 },
      { runOutsAssisted: 1 },
    ]);
    expect(fallen(lbw, 0.34, 0.95, 0.41, 0.5).striker).toBe(shared.order[2]);
    const byKeeper = fallen(lbw, 0.34, (keeper + 0.5) / 10, 0.99, 0.99);
    expect(bowler(byKeeper, keeper)).toMatchObject({ runOutsDirect: 1 });
  });
});

describe('bowlers and batting order', () => {
  it('bowlers are weighted by their remaining load, up to the maximum of overs', () => {
    const side = {
      ...sides[0],
      size: 2,
      load: Float64Array.of(24, 6),
      quarterPreference: Float64Array.of(1, 1, 1, 2, 1, 3, 1, 1),
    };
    const turns = bowlingWeights(side, { bowled: Int32Array.of(6, 0), ballsPerOver: 6, maxOvers: 3 });
    const rounded = [...turns].map((turn) => Number(turn.toFixed(4)));
    const [full, two, one] = [18.02 ** 2, 12.02 ** 2, 6.02 ** 2];
    const row = [full, two, 0, 0].map((each) => Number(each.toFixed(4)));
    expect(rounded.slice(0, 4)).toEqual(row);
    expect(rounded.slice(4, 8)).toEqual(
      [one, 0.62 ** 2, 0.62 ** 2, 0].map((each) => Number(each.toFixed(4))),
    );
    expect(rounded.slice(12, 16)).toEqual(
      [3 * one, 3 * 0.62 ** 2, 3 * 0.62 ** 2, 0].map((each) => Number(each.toFixed(4))),
    );
    expect(rounded.slice(24, 26)).toEqual([2 * full, 2 * two].map((each) => Number(each.toFixed(4))));
    expect(turns).toHaveLength(4 * 2 * 4);
  });

  it('the next bowler is drawn by weight, never the last one while others can bowl', () => {
    const innings = even();
    innings.plan.bowlerWeights.fill(1);
    const chosen = (draw: number, last: number) => {
      chooseBowler(scripted(draw), innings, last);
      return innings.bowler;
    };
    expect([0, 0.099, 0.101, 0.5, 0.999].map((draw) => chosen(draw, 10))).toEqual([0, 0, 1, 5, 9]);
    expect([0, 0.5, 0.999].map((draw) => chosen(draw, 0))).toEqual([1, 6, 10]);
    innings.plan.bowlerWeights.fill(0);
    expect([chosen(0.5, 3), chosen(0.5, -1)]).toEqual([3, 0]);
  });

  it('batters come in near their usual positions', () => {
    const innings = even();
    for (let place = 0; place < 11; place += 1) sides[1].position[place] = place;
    drawBattingOrder(scripted(...Array.from({ length: 11 }, () => 0.5)), innings);
    expect([...innings.order]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    drawBattingOrder(scripted(0.999, 0.001, 0.5, 0.5, 0.999, 0.5, 0.001), innings);
    expect([...innings.order].slice(0, 7).join(' ')).toMatchInlineSnapshot(`"1 0 2 3 6 5 4"`);
  });
});

describe('fillHitTable', () => {
  it('has cumulative chances up to one at every step, with more scoring shots at higher ease', () => {
    const usual = new Float64Array(20 * HITS);
    for (let at = 0; at < usual.length; at += HITS) usual.set([0.4, 0.35, 0.06, 0.01, 0.12, 0.06], at);
    const into = new Float64Array(usual.length * EASE.count);
    fillHitTable(usual, { dayEaseSpread: 0.2, ratios: [1, 1, 1, 1, 1.1, 0.9] }, into);
    const at = (step: number) =>
      [...into.subarray(step * HITS, step * HITS + HITS)].map((each) => Number(each.toFixed(6))).join(' ');
    expect(at(25)).toMatchInlineSnapshot(`"0.397487 0.746661 0.806485 0.816455 0.947073 1"`);
    expect(at(40)).toMatchInlineSnapshot(`"0.198917 0.537001 0.602309 0.613194 0.857886 1"`);
    expect([at(0), at(60)].map((cell) => cell.endsWith(' 1'))).toEqual([true, true]);
  });
});
