import type { SearchResults } from '@gullylens/contract/http/search';
import type { I18n } from '@lingui/core';
import { sentence } from '../../platform/language/sentence.ts';
import { paths, pathTo } from '../../platform/links.ts';
import type { RecentSearch } from '../../platform/storage/recent-searches.ts';
import { startText } from '../../ui/text/dates.ts';

/** One line of the search. */
export interface SearchOption extends RecentSearch {
  /** A detail that distinguishes pages of the same name, such as a player's team. */
  note?: string | null;
  isLive?: boolean;
}

/** The options of one kind: matches, players, teams, venues, series or recent searches. */
export interface SearchGroup {
  /** A `sentence()`. */
  title: string;
  options: readonly SearchOption[];
}

/** The tab of the list of matches that shows a phase. */
const tabs = { live: 'live', upcoming: 'upcoming', completed: 'recent' } as const;

/** Returns the found pages in groups, without empty ones. */
export function groupResults(i18n: I18n, found: SearchResults): SearchGroup[] {
  const groups: SearchGroup[] = [
    {
      title: sentence('Matches'),
      options: found.matches.map(({ key, name, series, phase, startsAt }) => ({
        to: pathTo.match(key),
        name,
        isLive: phase === 'live',
        note: [phase === 'upcoming' && startText(i18n, secondsOf(startsAt)), series]
          .filter(Boolean)
          .join(' · '),
      })),
    },
    {
      title: sentence('Players'),
      options: found.players.map(({ key, name, team }) => ({ to: pathTo.player(key), name, note: team })),
    },
    {
      title: sentence('Teams'),
      options: found.teams.map(({ key, name, gender }) => ({
        to: pathTo.team(key),
        name,
        note: gender === 'female' ? i18n.t('Women') : null,
      })),
    },
    {
      title: sentence('Venues'),
      options: found.venues.map(({ key, name, city }) => ({ to: pathTo.venue(key), name, note: city })),
    },
    {
      title: sentence('Series'),
      options: found.series.map(({ name, phase }) => ({
        to: `${paths.matches}?${new URLSearchParams({ tab: tabs[phase], q: name })}`,
        name,
        isLive: phase === 'live',
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function secondsOf(instant: string | null): number | null {
  return instant === null ? null : Date.parse(instant) / 1000;
}
