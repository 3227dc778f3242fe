import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tallyPoints } from '../fantasy/tally-points.ts';
import { RULE_SETS } from '../fantasy/rule-sets.ts';
import { emptyTally, type Tally } from '../match/tally.ts';
import { countPoints, pointsTable } from './count-points.ts';
import { COUNT_OFFSETS, tallyCounts } from './player-counts.ts';

const ANY_TALLY = fc.record({
  ...Object.fromEntries(Object.keys(COUNT_OFFSETS).map((key) => [key, fc.integer({ min: 0, max: 10 })])),
  out: fc.boolean(),
  runs: fc.integer({ min: 0, max: 220 }),
  balls: fc.integer({ min: 0, max: 120 }),
  ballsBowled: fc.integer({ min: 0, max: 60 }),
  conceded: fc.integer({ min: 0, max: 90 }),
});

function scored(tally: Tally, table: (typeof RULE_SETS)['dream11-2025']['T20'], bowler: boolean): number {
  const lines = tallyPoints(tally, table, bowler);
  const own = lines.reduce((sum, { points }) => sum + points, 0);
  return own + table.playing + (tally.catches >= 3 ? table.threeCatches : 0);
}

describe('countPoints', () => {
  it.each(['T20', 'ODI', 'T10', 'Hundred'] as const)('is what the scorecard of an %s earns', (format) => {
    for (const rules of [RULE_SETS['dream11-2025'][format], RULE_SETS['dream11-classic'][format]]) {
      const table = pointsTable(rules);
      fc.assert(
        fc.property(ANY_TALLY, fc.boolean(), (counted, bowler) => {
          const tally = { ...emptyTally(), ...counted };
          const counts = tallyCounts([emptyTally(), tally]);
          expect(countPoints(table, counts, { player: 1, isBowler: bowler })).toBeCloseTo(
            scored(tally, rules, bowler),
            9,
          );
        }),
        { seed: 1 },
      );
    }
  });

  it('deducts for a duck of this player, not of the player before', () => {
    const rules = RULE_SETS['dream11-2025'].T20;
    const duck = { ...emptyTally(), out: true, balls: 1 };
    const counts = tallyCounts([emptyTally(), duck, emptyTally()]);
    const points = [0, 1, 2].map((player) =>
      countPoints(pointsTable(rules), counts, { player, isBowler: false }),
    );
    expect(points).toEqual([rules.playing, rules.playing + rules.duck, rules.playing]);
  });
});
