import type { PlayerRole } from '@gullylens/contract/http/insights/projections';
import type { I18n } from '@lingui/core';
import { sentence } from '../../platform/language/sentence.ts';

const names: Readonly<Record<PlayerRole, readonly [one: string, group: string]>> = {
  keeper: [sentence('Wicket-keeper'), sentence('Wicket-keepers')],
  batter: [sentence('Batter'), sentence('Batters')],
  'all-rounder': [sentence('All-rounder'), sentence('All-rounders')],
  bowler: [sentence('Bowler'), sentence('Bowlers')],
};

/** Returns the role of one player: `Batter`. */
export function roleName(i18n: I18n, role: PlayerRole): string {
  return i18n.t(names[role][0]);
}

/** Returns the role of a group of players: `Batters`. */
export function roleGroupName(i18n: I18n, role: PlayerRole): string {
  return i18n.t(names[role][1]);
}

/** Translates the vendor's name of a player role; an unknown one stays as it is. */
export function roleText(i18n: I18n, role: string | null): string {
  const word = (role ?? '').toLowerCase();
  if (/keeper|^wk/.test(word)) return roleName(i18n, 'keeper');
  if (/all.?rounder/.test(word)) return roleName(i18n, 'all-rounder');
  if (/^bat(?:sman|ter|swoman)?$/.test(word)) return roleName(i18n, 'batter');
  return word === 'bowler' ? roleName(i18n, 'bowler') : (role ?? '');
}
