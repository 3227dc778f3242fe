import { createHash } from 'node:crypto';
import type { SimulatedPlayer } from '../simulator/simulated-team.ts';
import type { Club, Member } from './clubs.ts';

/** A player's id in the form of Cricsheet's register: eight hexadecimal digits. */
export const personId = (name: string) =>
  createHash('sha256').update(`gulmohar:${name}`).digest('hex').slice(0, 8);

/** A uniform number from -1 to 1 that derives from the text, so that equal texts give equal numbers. */
function derivedNumber(text: string): number {
  return createHash('sha256').update(text).digest().readUInt16BE(0) / 32_767.5 - 1;
}

/** Mean skill by role, in standard deviations of the league's players; chosen, like the next two. */
const MEAN_SKILLS: Record<Member['role'], { readonly batting: number; readonly bowling: number }> = {
  keeper: { batting: 0.5, bowling: 0 },
  batter: { batting: 0.6, bowling: 0 },
  'all-rounder': { batting: 0.2, bowling: -0.15 },
  bowler: { batting: -1.5, bowling: 0.3 },
};

/** Half-widths of the uniform talent and form, in standard deviations of the league's players. */
const TALENT = 0.7;
const FORM = 0.25;

/** The player with the skills of this season. Talent is constant, form changes with the season. */
export function playerIn(season: string, club: Club, { name, role, style }: Member): SimulatedPlayer {
  const skill = (kind: 'batting' | 'bowling') =>
    MEAN_SKILLS[role][kind] +
    club.strength +
    TALENT * derivedNumber(`${name} ${kind}`) +
    FORM * derivedNumber(`${name} ${kind} ${season}`);
  return {
    id: personId(name),
    name,
    role,
    style,
    batting: skill('batting'),
    bowling: style === null ? 0 : skill('bowling'),
  };
}
