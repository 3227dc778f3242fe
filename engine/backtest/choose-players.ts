import type { PlayerRole } from '../fantasy/player-role.ts';
import { pickBestEleven } from '../lineups/best-eleven.ts';
import { DREAM11_LINEUP, withoutRoles } from '../lineups/lineup-rules.ts';
import { captainedPoints } from './captained-points.ts';
import type { ChosenObservation, MatchObservation, PlayerObservation } from './observation.ts';

const ELEVEN = 11;
/** Players of each role in the line-up that most users choose. */
const USUAL_ROLES: Readonly<Record<PlayerRole, number>> = {
  keeper: 1,
  batter: 4,
  'all-rounder': 2,
  bowler: 4,
};

type Players = readonly PlayerObservation[];

/**
 * Captain and eleven by our projections and chances to play, by shrunk recent form and by the most selected of each role, for the backtest.
 * `scored` are the points of everybody who played, projected or not. Null with fewer than eleven players, or with
 * projected players of one team only, of whom no eleven is legal.
 */
export function choosePlayers(players: Players, scored: readonly number[]): MatchObservation['chosen'] {
  if (players.length < ELEVEN || scored.length < ELEVEN) return null;
  if (new Set(players.map(({ side }) => side)).size < 2) return null;
  const best = captainedPoints(scored.toSorted((a, b) => b - a).slice(0, ELEVEN));
  const gradeOf = (line: Players): ChosenObservation => ({
    aboveCaptain: scored.filter((points) => points > (line[0]?.happened ?? NaN)).length,
    share: captainedPoints(line.map(({ happened }) => happened)) / best,
  });
  return {
    ours: gradeOf(bestLine(players, ({ mean, playChance }) => playChance * mean)),
    form: gradeOf(bestLine(players, ({ form }) => form)),
    selected: gradeOf(mostSelected(players)),
  };
}

/**
 * The legal eleven with the most expected points, captain first. Roles count only when all four are known, as in the
 * product.
 */
function bestLine(players: Players, expected: (player: PlayerObservation) => number): Players {
  const known = new Set(players.map(({ role }) => role));
  const rules = known.size === 4 && !known.has(null) ? DREAM11_LINEUP : withoutRoles(DREAM11_LINEUP);
  const candidates = players.map((player) => ({
    id: player.id,
    team: `${player.side}`,
    role: player.role ?? ('batter' as const),
    points: expected(player),
    player,
  }));
  const picked = pickBestEleven(candidates, rules);
  return picked.ok ? picked.value.players.map(({ player }) => player) : [];
}

/**
 * The players with the highest recent averages of each role, as fans know them; the free positions go to the next of
 * any role.
 */
function mostSelected(players: Players): Players {
  const ranked = players.toSorted((a, b) => b.recent - a.recent);
  const places = new Map(Object.entries(USUAL_ROLES));
  const first = ranked.filter(({ role }) => {
    const free = places.get(role ?? '') ?? 0;
    if (free > 0) places.set(role ?? '', free - 1);
    return free > 0;
  });
  const others = ranked.filter((player) => !first.includes(player));
  return [...first, ...others].slice(0, ELEVEN).toSorted((a, b) => b.recent - a.recent);
}
