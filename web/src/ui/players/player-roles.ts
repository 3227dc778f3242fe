import type { PlayerRole } from '@gullylens/contract/http/insights/projections';
import type { I18n } from '@lingui/core';
import { sentence } from '../../platform/language/sentence.ts';

/** The roles in the order of a line-up. */
export const ROLES = ['keeper', 'batter', 'all-rounder', 'bowler'] as const;

const names: Readonly<Record<PlayerRole, readonly [one: string, group: string, short: string]>> = {
  keeper: [sentence('Wicket-keeper'), sentence('Wicket-keepers'), sentence('WK')],
  batter: [sentence('Batter'), sentence('Batters'), sentence('BAT')],
  'all-rounder': [sentence('All-rounder'), sentence('All-rounders'), sentence('AR')],
  bowler: [sentence('Bowler'), sentence('Bowlers'), sentence('BOWL')],
};

/** Returns the role of one player: `Batter`. */
export function roleName(i18n: I18n, role: PlayerRole): string {
  return i18n.t(names[role][0]);
}

/** Returns the role of a group of players: `Batters`. */
export function roleGroupName(i18n: I18n, role: PlayerRole): string {
  return i18n.t(names[role][1]);
}

/** Returns the role as fantasy games mark it: `BAT`. */
export function roleShort(i18n: I18n, role: PlayerRole): string {
  return i18n.t(names[role][2]);
}

/** Reads the vendor's name of a player role; null when it is none of the four. */
export function readRole(role: string | null): PlayerRole | null {
  const word = (role ?? '').toLowerCase();
  if (/keeper|^wk/.test(word)) return 'keeper';
  if (/all.?rounder/.test(word)) return 'all-rounder';
  if (/^bat(?:sman|ter|swoman)?$/.test(word)) return 'batter';
  return word === 'bowler' ? 'bowler' : null;
}

/** Returns the mark of a role by the vendor's name of it; an unknown name stays as it is. */
export function roleMark(i18n: I18n, role: string | null): string {
  const known = readRole(role);
  return known === null ? (role ?? '') : roleShort(i18n, known);
}
