import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { SimulatedPlayer, SimulatedTeam } from '../simulator/simulated-team.ts';
import { type Club } from './clubs.ts';
import { playerIn } from './people.ts';

/** Players per role: a keeper, four batters, two all-rounders and four bowlers; six can bowl. */
const ROLE_COUNTS: Record<SimulatedPlayer['role'], number> = {
  keeper: 1,
  batter: 4,
  'all-rounder': 2,
  bowler: 4,
};

/** Maximum of the random part of selection (injuries, rests), in standard deviations of skill; minimum 0. Chosen. */
const MAX_RANDOM_PART = 2.5;

/** A player with the sum of skills and random part by which players of a role are ranked. */
interface Candidate {
  readonly player: SimulatedPlayer;
  readonly score: number;
}

function selectForRole(role: SimulatedPlayer['role'], candidates: readonly Candidate[]): SimulatedPlayer[] {
  return candidates
    .filter(({ player }) => player.role === role)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, ROLE_COUNTS[role])
    .map(({ player }) => player);
}

/** Selects eleven of the club's fifteen players, in batting order. */
export function pickEleven(rng: RandomGenerator, club: Club, season: string): SimulatedTeam {
  const candidates = club.members.map((member) => {
    const player = playerIn(season, club, member);
    return { player, score: player.batting + player.bowling + MAX_RANDOM_PART * uniformFloat64(rng) };
  });
  const eleven = (['keeper', 'batter', 'all-rounder', 'bowler'] as const).flatMap((role) =>
    selectForRole(role, candidates),
  );
  return { name: club.name, players: eleven.toSorted((a, b) => b.batting - a.batting) };
}
