import type { LineupResponse, LineupRequest } from '@gullylens/contract/http/insights/lineups';
import { createGenerator } from '@gullylens/engine/statistics/random-draws';
import type { PointsSamples } from '@gullylens/engine/forecast/points-samples';
import { type LineupError, pickBestEleven } from '@gullylens/engine/lineups/best-eleven';
import { buildPortfolio } from '@gullylens/engine/lineups/build-portfolio';
import { fail, ok, type Result } from '@gullylens/engine/result';
import { roundToTenth } from '@gullylens/engine/statistics/statistics';
import { candidatesFor, presentLineup } from '../forecasting/recommended-lineups.ts';
import { type MatchProjection, lineupRulesFor, seedOf } from '../forecasting/project-match.ts';

/** A user's request with the projected and simulated match. */
export interface LineupTask {
  readonly request: LineupRequest;
  readonly projection: Pick<MatchProjection, 'players' | 'rolesKnown'>;
  /** The simulated match, with players in the projection's order. */
  readonly samples: PointsSamples;
}

/** What the line-ups thread contributes to a response. */
export type BuiltLineups = Pick<LineupResponse, 'lineups' | 'proof' | 'short' | 'expectedBest'>;

/** Up to this many line-ups differ from each other in at least two players; more differ in at least one. */
const MAX_DIFFERING_BY_TWO = 50;

/** Builds line-ups from projected players, in the line-ups thread. Equal tasks give equal answers. */
export function buildLineups({
  request,
  projection,
  samples,
}: LineupTask): Result<BuiltLineups, LineupError> {
  const { style, count, exposure, matchKey } = request;
  const { players } = projection;
  const candidates = candidatesFor(players, style);
  const rules = lineupRulesFor(projection);
  const present = (keys: readonly string[]) => presentLineup(keys, { players, samples });
  if (count === 1) {
    const picked = pickBestEleven(candidates, rules, request);
    if (!picked.ok) return picked;
    const { players: eleven, gapToRunnerUp: gap, nodes: examined } = picked.value;
    const proof = { gapToRunnerUp: gap === null ? null : roundToTenth(gap), examined };
    return ok({ lineups: [present(eleven.map(({ id }) => id))], proof, short: false, expectedBest: null });
  }
  const built = buildPortfolio(createGenerator(seedOf(matchKey)), {
    candidates,
    samples,
    rules,
    count,
    style,
    // The maximum share of the line-ups, rounded up to a whole number.
    maxPerPlayer: Math.ceil((count * exposure) / 100),
    minDifferent: count <= MAX_DIFFERING_BY_TWO ? 2 : 1,
    constraints: request,
  });
  if (!built.ok) return built;
  const { entries, expectedBest, short } = built.value;
  if (entries.length === 0) {
    return fail({ code: 'infeasible', message: 'No line-ups respect the maximum share per player.' });
  }
  const lineups = entries.map(present);
  return ok({ lineups, proof: null, short, expectedBest: roundToTenth(expectedBest) });
}
