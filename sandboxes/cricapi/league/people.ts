import { createHash } from 'node:crypto';
import type { SimulatedPlayer } from '../simulator/simulated-team.ts';
import type { Club, Member } from './clubs.ts';

/** In the form of a Cricsheet registry id: eight hexadecimal digits. */
export const personId = (name: string) =>
  createHash('sha256').update(`gulmohar:${name}`).digest('hex').slice(0, 8);

/** An even number from -1 to 1 that follows from the text: what nature gave a player, or a season takes and gives. */
function lot(text: string): number {
  return createHash('sha256').update(text).digest().readUInt16BE(0) / 32_767.5 - 1;
}

/** What a post asks for, in standard deviations of the league's players. */
const posts: Record<Member['role'], { readonly batting: number; readonly bowling: number }> = {
  keeper: { batting: 0.5, bowling: 0 },
  batter: { batting: 0.6, bowling: 0 },
  'all-rounder': { batting: 0.2, bowling: -0.15 },
  bowler: { batting: -1.5, bowling: 0.3 },
};

const TALENT = 0.7;
const FORM = 0.25;

/** The player as he is in this season: talent stays, form comes and goes. */
export function playerIn(season: string, club: Club, { name, role, style }: Member): SimulatedPlayer {
  const skill = (kind: 'batting' | 'bowling') =>
    posts[role][kind] +
    club.strength +
    TALENT * lot(`${name} ${kind}`) +
    FORM * lot(`${name} ${kind} ${season}`);
  return {
    id: personId(name),
    name,
    role,
    style,
    batting: skill('batting'),
    bowling: style === null ? 0 : skill('bowling'),
  };
}
