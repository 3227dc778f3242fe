import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { SearchResults } from '@gullylens/contract/http/search';
import type { I18n } from '@lingui/core';
import { sentence } from '../../platform/language/sentence.ts';
import { paths, pathTo } from '../../platform/links.ts';
import type { RecentSearch } from '../../platform/storage/recent-searches.ts';
import { splitMatchName } from '../../ui/match/match-status-text.ts';
import { inningsOf, type MatchView, scoreText, type TeamView } from '../../ui/match/match-view.ts';
import { oversShown } from '../../ui/match/overs.ts';
import { startText } from '../../ui/text/dates.ts';

/** One line of the search. */
export interface SearchOption extends RecentSearch {
  /** A detail that distinguishes pages of the same name, such as a player's team. */
  note?: string | null;
  isLive?: boolean;
  /** The teams of a current match, for their badges. */
  teams?: readonly TeamView[] | undefined;
}

/** The options of one kind: matches, players, teams, venues, series or recent searches, and before typing live or next matches. */
export interface SearchGroup {
  /** A `sentence()`. */
  title: string;
  options: readonly SearchOption[];
}

/** The tab of the list of matches that shows a phase. */
const tabs = { live: 'live', upcoming: 'upcoming', completed: 'recent' } as const;

/** Returns the found pages in groups, without empty ones. A team, ground or series says which of `current` it plays next. */
export function groupResults(
  i18n: I18n,
  found: SearchResults,
  current: readonly MatchSummary[],
): SearchGroup[] {
  const nextOf = (isOne: (match: MatchSummary) => boolean) => nextText(i18n, current.filter(isOne));
  const groups: SearchGroup[] = [
    {
      title: sentence('Matches'),
      options: found.matches.map(({ key, name, series, phase, startsAt }) => ({
        to: pathTo.match(key),
        name,
        isLive: phase === 'live',
        teams: current.find((match) => match.key === key)?.teamInfo,
        note: joined(phase === 'upcoming' && startText(i18n, secondsOf(startsAt)), series),
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
        note: joined(
          gender === 'female' && i18n.t('Women'),
          nextOf((match) => match.teams.includes(name) && (match.gender ?? 'male') === gender),
        ),
      })),
    },
    {
      title: sentence('Venues'),
      options: found.venues.map(({ key, name, city }) => ({
        to: pathTo.venue(key),
        name,
        note: joined(
          city,
          nextOf(({ venue }) => venue.key === key),
        ),
      })),
    },
    {
      title: sentence('Series'),
      options: found.series.map(({ name, phase }) => ({
        to: `${paths.matches}?${new URLSearchParams({ tab: tabs[phase], q: name })}`,
        name,
        note: nextOf(({ tournament }) => tournament?.name === name),
        isLive: phase === 'live',
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** `Next: India vs Australia, Sat, 21 Nov, 7:30 pm IST`; null without a coming match. */
function nextText(i18n: I18n, matches: readonly MatchSummary[]): string | null {
  const [next] = matches
    .filter(({ phase }) => phase === 'upcoming')
    .toSorted((a, b) => startOf(a) - startOf(b));
  if (next === undefined) return null;
  const { teams } = splitMatchName(next.name);
  return i18n.t('Next: {match}, {start}', { match: teams, start: startText(i18n, next.start_at) });
}

function joined(...parts: readonly (string | false | null)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** The pages listed while there is neither a recent search nor a match. */
export const pageGroups: readonly SearchGroup[] = [
  {
    title: sentence('Pages'),
    options: [
      { to: paths.matches, name: sentence('Matches') },
      { to: paths.analyses, name: sentence('Analysis') },
      { to: paths.lineupMatches, name: sentence('Line-ups') },
      { to: paths.trackRecord, name: sentence('Track record') },
    ],
  },
];

/** Matches suggested of each phase. */
const SUGGESTED = 3;

/** Returns live matches with their scores and the next ones with their starts, followed ones first. */
export function groupSuggested(
  i18n: I18n,
  matches: readonly MatchSummary[],
  followed: ReadonlySet<unknown>,
): SearchGroup[] {
  const options = (phase: MatchView['phase'], noteOf: (match: MatchSummary) => string): SearchOption[] =>
    matches
      .filter((match) => match.phase === phase)
      .toSorted(
        (a, b) => Number(followed.has(b.key)) - Number(followed.has(a.key)) || startOf(a) - startOf(b),
      )
      .slice(0, SUGGESTED)
      .map((match) => ({
        to: pathTo.match(match.key),
        name: splitMatchName(match.name).teams,
        note: noteOf(match),
        isLive: phase === 'live',
        teams: match.teamInfo,
      }));
  const groups = [
    { title: sentence('Live matches'), options: options('live', scoresOf) },
    {
      title: sentence('Next matches'),
      options: options('upcoming', ({ start_at: startAt }) => startText(i18n, startAt)),
    },
  ];
  return groups.filter(({ options: shown }) => shown.length > 0);
}

/** `KC 44/2 (6.2) · GR 120/8 (20)` */
function scoresOf(match: MatchSummary): string {
  return match.teamInfo
    .flatMap((team) =>
      inningsOf(match, team).map(
        (innings) => `${team.shortname || team.name} ${scoreText(innings)} (${oversShown(innings.o)})`,
      ),
    )
    .join(' · ');
}

/** A match whose start is unknown comes last. */
function startOf({ start_at }: MatchSummary): number {
  return start_at ?? Number.MAX_SAFE_INTEGER;
}

function secondsOf(instant: string | null): number | null {
  return instant === null ? null : Date.parse(instant) / 1000;
}
