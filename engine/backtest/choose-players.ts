import type { PlayerRole } from '../fantasy/player-role.ts';
import { pickBestEleven } from '../lineups/best-eleven.ts';
import { DREAM11_LINEUP, withoutRoles } from '../lineups/lineup-rules.ts';
import { captainedPoints } from './captained-points.ts';
import type { ChosenObservation, MatchObservation, PlayerObservation } from './observation.ts';

const ELEVEN = 11;
/** Players of each role in the line-up that most users are assumed to choose; the sum is eleven. */
const USUAL_ROLES: Readonly<Record<PlayerRole, number>> = {
  keeper: 1,
  batter: 4,
  'all-rounder': 2,
  bowler: 4,
};

type Players = readonly PlayerObservation[];

/**
 * Chooses a captain and eleven by each `Chooser` and grades them in hindsight; part of `observeMatch`. `players` are
 * the projected ones, `scored` the points of everybody who played, projected or not. Null with fewer than eleven of
 * either, or with projected players of one team only, of whom no eleven is legal.
 */
export function choosePlayers(players: Players, scored: readonly number[]): MatchObservation['chosen'] {
  if (players.length < ELEVEN || scored.length < ELEVEN) return null;
  if (new Set(players.map(({ side }) => side)).size < 2) return null;
  const best = captainedPoints(scored.toSorted((a, b) => b - a).slice(0, ELEVEN));
  const grade = (eleven: Players): ChosenObservation => ({
    aboveCaptain: scored.filter((points) => points > (eleven[0]?.happened ?? NaN)).length,
    share: captainedPoints(eleven.map(({ happened }) => happened)) / best,
  });
  return {
    ours: grade(bestEleven(players, ({ mean, playChance }) => playChance * mean)),
    form: grade(bestEleven(players, ({ form }) => form)),
    selected: grade(mostSelected(players)),
  };
}

/**
 * The legal eleven with the most expected points, captain first. Limits on roles apply only when every player's role is
 * known and all four occur.
 */
function bestEleven(players: Players, expected: (player: PlayerObservation) => number): Players {
  const roles = new Set(players.map(({ role }) => role));
  const rules = roles.size === 4 && !roles.has(null) ? DREAM11_LINEUP : withoutRoles(DREAM11_LINEUP);
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
 * The players with the highest recent averages (`recent`) of each role, highest first; slots of a role with too few
 * players go to the next of any role.
 */
function mostSelected(players: Players): Players {
  const ranked = players.toSorted((a, b) => b.recent - a.recent);
  const freeSlots = new Map(Object.entries(USUAL_ROLES));
  const byRole = ranked.filter(({ role }) => {
    const free = freeSlots.get(role ?? '') ?? 0;
    freeSlots.set(role ?? '', free - 1);
    return free > 0;
  });
  const others = ranked.filter((player) => !byRole.includes(player));
  return [...byRole, ...others].slice(0, ELEVEN).toSorted((a, b) => b.recent - a.recent);
}
