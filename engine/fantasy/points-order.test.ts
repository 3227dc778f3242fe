import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Delivery, MatchRecord } from '../match/match-record.ts';
import { makeInnings, makeMatch } from '../testing/make-match.ts';
import { makeSeason } from '../testing/make-season.ts';
import { scorePlayers } from './score-players.ts';

const [PLAYED = makeMatch()] = makeSeason(1, 12);

function key({ over, batter }: Delivery): string {
  return `${over} ${batter}`;
}

function plain(delivery: Delivery): boolean {
  return delivery.wickets.length === 0 && delivery.runs.extras === 0;
}

function pointsById(match: MatchRecord): Map<string, number> {
  return new Map(scorePlayers(match, 'dream11-2025').map((each) => [each.player.id, each.points]));
}

/** Shuffles the balls of each over and batter without wickets and extras: same players, same sums. */
function swapped(match: MatchRecord, order: readonly number[]): MatchRecord {
  let turn = 0;
  const innings = match.innings.map((each) => {
    const pools = new Map<string, Delivery[]>();
    for (const delivery of each.deliveries.filter(plain))
      pools.set(key(delivery), [...(pools.get(key(delivery)) ?? []), delivery]);
    const deliveries = each.deliveries.map((delivery) => {
      const pool = pools.get(key(delivery));
      if (!plain(delivery) || !pool) return delivery;
      turn += 1;
      const [taken = delivery] = pool.splice((order[turn % order.length] ?? 0) % pool.length, 1);
      return { ...delivery, runs: taken.runs, nonBoundary: taken.nonBoundary };
    });
    return { ...each, deliveries };
  });
  return { ...match, innings };
}

it('never depend on the order of a batter’s balls within an over', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20), { minLength: 1, maxLength: 40 }), (order) => {
      for (const rules of ['dream11-2025', 'dream11-classic'] as const) {
        expect(scorePlayers(swapped(PLAYED, order), rules)).toEqual(scorePlayers(PLAYED, rules));
      }
    }),
    { numRuns: 40 },
  );
});

it('never depend on the order in which players are named', () => {
  const lineups = Object.fromEntries(
    Object.entries(PLAYED.lineups).map(([team, players]) => [team, players.toReversed()]),
  );
  expect(pointsById({ ...PLAYED, lineups })).toEqual(pointsById(PLAYED));
});

it('never depend on super overs', () => {
  const superOver = makeInnings({
    team: PLAYED.teams[0],
    superOver: true,
    deliveries: PLAYED.innings[0]?.deliveries.slice(0, 6) ?? [],
  });
  expect(scorePlayers({ ...PLAYED, innings: [...PLAYED.innings, superOver] }, 'dream11-2025')).toEqual(
    scorePlayers(PLAYED, 'dream11-2025'),
  );
});
