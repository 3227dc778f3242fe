import type { PlayerRole } from '@gullylens/contract/http/insights/projections';
import type { I18n } from '@lingui/core';

export function roleName(i18n: I18n, role: PlayerRole): string {
  const names = {
    keeper: i18n.t('Wicket-keeper'),
    batter: i18n.t('Batter'),
    'all-rounder': i18n.t('All-rounder'),
    bowler: i18n.t('Bowler'),
  };
  return names[role];
}

export function roleGroupName(i18n: I18n, role: PlayerRole): string {
  const names = {
    keeper: i18n.t('Wicket-keepers'),
    batter: i18n.t('Batters'),
    'all-rounder': i18n.t('All-rounders'),
    bowler: i18n.t('Bowlers'),
  };
  return names[role];
}

/** Maps the vendor's name of a player role to ours; an unknown one stays as it is. */
export function roleText(i18n: I18n, role: string | null): string {
  const word = (role ?? '').toLowerCase();
  if (/keeper|^wk/.test(word)) return roleName(i18n, 'keeper');
  if (/all.?rounder/.test(word)) return roleName(i18n, 'all-rounder');
  if (/^bat(?:sman|ter|swoman)?$/.test(word)) return roleName(i18n, 'batter');
  return word === 'bowler' ? roleName(i18n, 'bowler') : (role ?? '');
}
