import type { I18n } from '@lingui/core';

export type PlayerRole = 'keeper' | 'batter' | 'all-rounder' | 'bowler';

/** What one player of a role is called. */
export function roleName(i18n: I18n, role: PlayerRole): string {
  const names = {
    keeper: i18n.t('Wicket-keeper'),
    batter: i18n.t('Batsman'),
    'all-rounder': i18n.t('All-rounder'),
    bowler: i18n.t('Bowler'),
  };
  return names[role];
}

/** What those of a role are called together. */
export function roleGroupName(i18n: I18n, role: PlayerRole): string {
  const names = {
    keeper: i18n.t('Wicket-keepers'),
    batter: i18n.t('Batsmen'),
    'all-rounder': i18n.t('All-rounders'),
    bowler: i18n.t('Bowlers'),
  };
  return names[role];
}
