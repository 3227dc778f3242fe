import type { TeamProfile as Team } from '@gullylens/contract/http/history/teams';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { isSeasonBreak } from '../../ui/text/season-break.ts';

/** A team with its latest matches, latest first. */
export type Played = Pick<Team, 'key' | 'recent'>;

/** One of the latest matches of a team. */
export type PlayedMatch = Team['recent'][number];

/** What of a match of the feed identifies it in history. */
type FeedMatch = Pick<MatchSummary, 'key' | 'start_at' | 'score'>;

/** The letter of each result, as in the API's form. */
export const letters = { won: 'W', lost: 'L', other: 'N' } as const;

/** The result of a match for one of its teams. */
export type Result = keyof typeof letters;

const FORM_MATCHES = 5;

/**
 * Returns the latest matches with the last one of the feed first among those of its day: history knows no times of a day.
 */
export function withLastFirst(recent: Played['recent'], lastOfFeed: FeedMatch | null): Played['recent'] {
  const last = lastOfFeed === null ? undefined : recent.find((match) => isSameMatch(match, lastOfFeed));
  if (last === undefined || last.playedOn !== recent[0]?.playedOn) return recent;
  return [last, ...recent.filter((match) => match !== last)];
}

const DAY_MS = 86_400_000;
/** The feed and history may differ by this many runs in a total, as on the server. */
const MAX_RUNS_DIFFERENCE = 2;

/**
 * Returns whether a match of history is that of the feed: by its key, else by its day and totals. History has the day at
 * the venue, so the start in UTC may be a day off.
 */
export function isSameMatch({ id, playedOn, innings }: PlayedMatch, feed: FeedMatch): boolean {
  if (id === feed.key) return true;
  if (feed.start_at === null || feed.score.length === 0) return false;
  const fromNoon = Math.abs(feed.start_at * 1000 - Date.parse(playedOn) - DAY_MS / 2);
  const hasTotal = ({ r }: FeedMatch['score'][number]) =>
    innings.some(({ runs }) => Math.abs(runs - r) <= MAX_RUNS_DIFFERENCE);
  return fromNoon <= 1.5 * DAY_MS && feed.score.every(hasTotal);
}

/** Returns `W`, `L` or `N` (no winner) for each of the latest five matches of this season, latest first. */
export function formOf({ key, recent }: Played): string {
  const end = recent.findIndex(({ playedOn }, index) => isSeasonBreak(recent[index - 1]?.playedOn, playedOn));
  return recent
    .slice(0, end < 0 ? FORM_MATCHES : Math.min(end, FORM_MATCHES))
    .map((match) => letters[resultFor(key, match)])
    .join('');
}

/** Returns the opponents of the latest matches with the results against them, most recent first. */
export function opponentsOf({ key, recent }: Played) {
  const opponents = new Map<string, PlayedMatch['teams'][number] & Record<Result, number>>();
  for (const match of recent) {
    const met = match.teams.find((team) => team.key !== key);
    if (!met) continue;
    const opponent = opponents.get(met.key) ?? { ...met, won: 0, lost: 0, other: 0 };
    opponent[resultFor(key, match)] += 1;
    opponents.set(met.key, opponent);
  }
  return [...opponents.values()];
}

/** Returns whether a team won a match; `other` without a winner. */
export function resultFor(key: string, { teams, winner }: PlayedMatch): Result {
  if (winner === null) return 'other';
  return teams.find((team) => team.key === key)?.name === winner ? 'won' : 'lost';
}
