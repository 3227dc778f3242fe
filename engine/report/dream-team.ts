import { pickBestEleven } from '../lineups/best-eleven.ts';
import type { Candidate } from '../lineups/candidate.ts';
import { DREAM11_LINEUP, withoutRoles } from '../lineups/lineup-rules.ts';
import type { PlayerForm } from './player-form.ts';

interface PooledPlayer extends Candidate {
  readonly form: PlayerForm;
}

/**
 * The best legal eleven by expected points, captain and vice-captain first. Where some roles are not known the rule on roles is
 * left aside; where no legal eleven exists the answer is empty.
 */
export function dreamTeam(pool: readonly PlayerForm[]): PlayerForm[] {
  const rolesKnown = pool.every((player) => player.role !== null);
  const candidates = pool.map<PooledPlayer>((form) => ({
    id: form.playerId,
    team: form.team,
    role: form.role ?? 'batter',
    points: form.expected,
    form,
  }));
  const picked = pickBestEleven(candidates, rolesKnown ? DREAM11_LINEUP : withoutRoles(DREAM11_LINEUP));
  return picked.ok ? picked.value.players.map((player) => player.form) : [];
}
