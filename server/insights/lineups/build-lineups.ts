import type { LineupAnswer, LineupOrder } from '@gullylens/contract/http/lineups';
import type { Lineup } from '@gullylens/contract/http/projections';
import { createGenerator } from '@gullylens/engine/statistics/random-draws';
import type { PointsSamples } from '@gullylens/engine/forecast/simulate-points';
import { type LineupFault, pickBestEleven, type Wishes } from '@gullylens/engine/lineups/best-eleven';
import { buildPortfolio } from '@gullylens/engine/lineups/build-portfolio';
import { fail, ok, type Result } from '@gullylens/engine/result';
import { toTenths } from '@gullylens/engine/statistics/statistics';
import { candidatesFor, presentLineup } from '../forecasting/name-lineups.ts';
import { type MatchProjection, rulesFor, seedOf } from '../forecasting/project-match.ts';

/** What a thread is given: everything that the line-ups depend on. */
export interface LineupTask {
  readonly order: LineupOrder;
  readonly projection: Pick<MatchProjection, 'players' | 'rolesKnown'>;
  /** The simulated match, players as in the projection. */
  readonly samples: PointsSamples;
}

export type BuiltLineups = Pick<LineupAnswer, 'lineups' | 'proof' | 'short' | 'expectedBest'>;

/** By how many players any two line-ups differ: fewer when there are to be many of them. */
const MANY = 50;

/** Line-ups from projected players. The same task, the same answer. */
export function buildLineups(task: LineupTask): Result<BuiltLineups, LineupFault> {
  return task.order.count === 1 ? buildOne(task) : buildSeveral(task);
}

function buildOne({ order, projection, samples }: LineupTask): Result<BuiltLineups, LineupFault> {
  const candidates = candidatesFor(projection.players, order.style);
  const picked = pickBestEleven(candidates, rulesFor(projection), wishesOf(order));
  if (!picked.ok) return picked;
  const { players, gapToRunnerUp, nodes } = picked.value;
  return ok({
    lineups: present({ projection, samples }, [players.map(({ id }) => id)]),
    proof: { gapToRunnerUp: gapToRunnerUp === null ? null : toTenths(gapToRunnerUp), examined: nodes },
    short: false,
    expectedBest: null,
  });
}

function buildSeveral({ order, projection, samples }: LineupTask): Result<BuiltLineups, LineupFault> {
  const { style, count, exposure, matchKey } = order;
  const built = buildPortfolio(createGenerator(seedOf(matchKey)), {
    candidates: candidatesFor(projection.players, style),
    samples,
    rules: rulesFor(projection),
    count,
    style,
    mostHeld: mostHeld(count, exposure),
    minDifferent: count <= MANY ? 2 : 1,
    wishes: wishesOf(order),
  });
  if (!built.ok) return built;
  const { entries, expectedBest, short } = built.value;
  if (entries.length === 0) {
    return fail({ code: 'infeasible', message: 'No line-up keeps to the exposure that was asked for.' });
  }
  const lineups = present(
    { projection, samples },
    entries.map(({ players }) => players),
  );
  return ok({ lineups, proof: null, short, expectedBest: toTenths(expectedBest) });
}

/** How many of the line-ups one player may be in: `exposure` percent of them, rounded up to whole ones. */
function mostHeld(count: number, exposure: number): number {
  return Math.ceil((count * exposure) / 100);
}

function wishesOf({ locked, excluded }: LineupOrder): Wishes {
  return { locked, excluded };
}

function present(
  { projection, samples }: Pick<LineupTask, 'projection' | 'samples'>,
  lineups: readonly (readonly string[])[],
): Lineup[] {
  const { players } = projection;
  return lineups.map((keys) => presentLineup(keys, { players, samples, rules: rulesFor(projection) }));
}
