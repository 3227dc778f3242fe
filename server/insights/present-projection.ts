import type { PickedPlayer } from '@gullylens/contract/http/analysis';
import { PlayerProjection } from '@gullylens/contract/http/projections';
import type { AnalysisContent } from './analysis-content.ts';
import type { MatchProjection } from './forecasting/project-match.ts';

/** What a projection says in an analysis, in place of what averages alone would say. */
export function presentProjection(
  projection: MatchProjection,
): Pick<
  AnalysisContent,
  'projections' | 'teams' | 'forecast' | 'topPlayers' | 'captainChoices' | 'dreamTeam'
> {
  const { players, teams, win, totals, basis } = projection;
  const named = new Map(players.map((player) => [player.key, player]));
  const [first, second] = players;
  return {
    projections: players.map((player) => PlayerProjection.parse(player)),
    teams: [...teams],
    forecast: win && { win, totals: [...totals], basis },
    topPlayers: players.slice(0, TOP_PLAYERS).map(present),
    captainChoices: {
      primary: first ? present(first) : null,
      alternative: second ? present(second) : null,
    },
    dreamTeam: projection.eleven.flatMap((key) => named.get(key) ?? []).map(present),
  };
}

const TOP_PLAYERS = 11;

function present(player: PlayerProjection): PickedPlayer {
  const { key, name, team, mean, p10, p90, topThreeChance, matches } = player;
  const range = `between ${Math.round(p10)} and ${Math.round(p90)} in eight matches of ten`;
  const reason = `Expected ${mean} points, ${range}; among the match’s three highest in ${Math.round(topThreeChance)}% of simulations.`;
  return { key, name, team, averagePoints: mean, matches, reason };
}
