import type { I18n } from '@lingui/core';

/** What a plainer forecast is called. One that has no name here yet keeps the server's. */
export function baselineName(i18n: I18n, name: string): string {
  const names: Readonly<Record<string, string>> = {
    'always even': i18n.t('Always even'),
    'Elo ratings': i18n.t('Elo ratings'),
    'overs, wickets and runs alone': i18n.t('Overs, wickets and runs alone'),
    'recent form': i18n.t('Recent form'),
  };
  return names[name] ?? name;
}
