import type { NamedLineup } from '@gullylens/contract/http/insights/projections';
import { captainedPoints } from '@gullylens/engine/backtest/captained-points';
import type { PicksObservation, TeamObservation } from '@gullylens/engine/backtest/observation';
import { projectPoints } from '@gullylens/engine/forecast/project-points';
import { pickBestEleven } from '@gullylens/engine/lineups/best-eleven';
import { type Candidate, DREAM11_LINEUP } from '@gullylens/engine/lineups/lineup-rules';
import type { FixtureFeatures } from '@gullylens/engine/ratings/fixture-features';
import type { RatingsState } from '@gullylens/engine/ratings/ratings-state';
import { type AnalysisInput, draftAnalysis } from '@gullylens/engine/report/draft-analysis';
import { summarisePlayers } from '@gullylens/engine/report/player-form';
import { popularIds } from '@gullylens/engine/report/player-picks';
import { playerMatches } from '../analyses/analysis-input.ts';
import { narrowTo } from '../analyses/draft-analyses.ts';
import type { RequestHistory } from '../forecasting/build-forecast-request.ts';
import type { ForecastRequest } from '../forecasting/forecast-request.ts';
import { playChanceOf } from '../forecasting/probable-players.ts';
import { lineupRulesFor, projectMatch } from '../forecasting/project-match.ts';

interface PublishedMatch {
  readonly past: RequestHistory;
  readonly request: ForecastRequest;
  readonly rated: FixtureFeatures;
  /** Fantasy points of all who played, by player id. */
  readonly scored: ReadonlyMap<string, number>;
  readonly isSimulated: boolean;
}

/**
 * The trump and flop players, chances and named line-ups that the analysis of a played match would have had, with their
 * outcomes. For the backtest command.
 */
export function observePicks(ratings: RatingsState, match: PublishedMatch): PicksObservation {
  const { past, request, rated, scored, isSimulated } = match;
  const projection = isSimulated ? projectMatch(ratings, request) : null;
  const input = narrowTo(inputOf(past, request), request);
  const eleven = projection?.eleven ?? mostExpected(rated, request);
  const { trumpPlayers, flopPlayers } = draftAnalysis(input, eleven);
  const [trumps, flops] = [trumpPlayers, flopPlayers].map(
    (picks) => new Set(picks.map(({ playerId }) => playerId)),
  );
  const popular = popularIds(summarisePlayers(input.playerMatches));
  const ranked = [...scored.values()].toSorted((a, b) => b - a);
  const projected = new Map(projection?.players.map((player) => [player.key, player]));
  const players = request.members.flat().map(({ key }) => {
    const happened = scored.get(key);
    const player = projected.get(key);
    return {
      topThree: player ? player.topThreeChance / 100 : null,
      picked: player ? player.pickPercentage / 100 : null,
      call: trumps?.has(key) ? ('trump' as const) : flops?.has(key) ? ('flop' as const) : null,
      popular: popular.has(key),
      wasTopThree: isAtLeast(happened, ranked[2]),
      wasInBest: isAtLeast(happened, ranked[10]),
      happened: happened ?? 0,
    };
  });
  return { players, teams: gradeTeams(projection?.teams ?? [], scored) };
}

/** The players' matches alone: trump and flop players depend on nothing else. */
function inputOf(past: RequestHistory, { teams, fixture }: ForecastRequest): AnalysisInput {
  const nothing = { venueMatches: [], usualMatches: [], results: [[], []] as const, meetings: [] };
  return { teams, venue: fixture.venue, ...nothing, playerMatches: playerMatches(past) };
}

/** The eleven of `recommendLineups`, for matches that are not simulated. */
export function mostExpected(rated: FixtureFeatures, request: ForecastRequest): string[] {
  const members = new Map(request.members.flat().map((member) => [member.key, member]));
  const candidates = projectPoints(rated).map(
    ({ id, side, mean }): Candidate => ({
      id,
      team: `${side}`,
      role: members.get(id)?.role ?? 'batter',
      points: playChanceOf(members.get(id)) * mean,
    }),
  );
  const picked = pickBestEleven(candidates, lineupRulesFor(request));
  return picked.ok ? picked.value.players.map(({ id }) => id) : [];
}

/** 1 when the points reach those of a rank. Ranks stand for the best line-up in hindsight and ignore roles. */
function isAtLeast(points = NaN, rank = NaN): 0 | 1 {
  return points >= rank ? 1 : 0;
}

/** Recommended line-ups with the points that they made; players who did not play made none. */
export function gradeTeams(
  teams: readonly NamedLineup[],
  scored: ReadonlyMap<string, number>,
): TeamObservation[] {
  const best = captainedPoints([...scored.values()].toSorted((a, b) => b - a).slice(0, DREAM11_LINEUP.size));
  return teams.map(({ style, expected: mean, p10, p90, players }) => {
    const happened = captainedPoints(players.map((key) => scored.get(key) ?? 0));
    return { style, mean, p10, p90, happened, share: happened / best };
  });
}
