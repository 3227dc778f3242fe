import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { FeedMatch, FeedSide } from './feed-match.ts';
import { genderIn } from './match-names.ts';
import { matchStatusPhrase } from './status-words.ts';

/** A match of the feed with its version and change number. */
export interface StoredMatch {
  readonly match: FeedMatch;
  readonly version: number;
  readonly change: number;
  readonly changedAt: Date;
}

/** Looks up the series name and the key of our venue page. */
export interface MatchContext {
  readonly seriesName: (seriesId: string) => string | null;
  readonly groundKey: (ground: FeedMatch['ground']) => string | null;
}

/** Section 9 of the specification. Only live matches have the priority of featured ones. */
const LIVE_PRIORITY = 10;
const MATCH_PRIORITY = 5;

/** Converts a match to the API's shape. The flags follow the phase, not the vendor's flags. */
export function presentMatch(
  { match, version, changedAt }: StoredMatch,
  context: MatchContext,
): MatchSummary {
  const { seriesId: key } = match;
  const series = key === null ? null : context.seriesName(key);
  const isLive = match.phase === 'live';
  return {
    id: match.key,
    key: match.key,
    version,
    name: match.name,
    short_name: match.shortName,
    matchType: match.format,
    status: describeStatus(match),
    phase: match.phase,
    venue: { key: context.groundKey(match.ground), ...match.ground },
    date: match.date,
    dateTimeGMT: match.startsAt,
    start_at: match.startsAt === null ? null : Math.floor(Date.parse(match.startsAt) / 1000),
    teams: [match.sides[0].name, match.sides[1].name],
    teamInfo: [presentSide(match.sides[0]), presentSide(match.sides[1])],
    score: match.innings.map((innings) => ({
      inning: innings.label,
      team: innings.team,
      r: innings.runs,
      w: innings.wickets,
      o: innings.overs,
    })),
    series_id: match.seriesId,
    series,
    tournament: key === null || series === null ? null : { key, name: series },
    gender: genderIn(match.name, match.sides[0].name, match.sides[1].name, series ?? ''),
    toss: match.toss,
    winner: match.winner,
    is_live: isLive,
    is_featured: isLive,
    priority_score: isLive ? LIVE_PRIORITY : MATCH_PRIORITY,
    matchStarted: match.phase !== 'upcoming',
    matchEnded: match.phase === 'completed',
    fantasyEnabled: match.fantasyEnabled,
    bbbEnabled: match.ballsEnabled,
    hasSquad: match.hasSquad,
    updated_at: changedAt.toISOString(),
  };
}

/** The vendor's status. A match closed by its age is not shown as waiting or in play. */
function describeStatus({ status, result }: FeedMatch): string {
  if (result !== 'unknown') return status;
  const phrase = matchStatusPhrase(status.toLowerCase());
  const isOpen = phrase !== null && phrase !== 'unknown';
  return isOpen || status === '' ? 'Result not known' : status;
}

function presentSide(side: FeedSide): MatchSummary['teamInfo'][0] {
  return { name: side.name, shortname: side.shortName, img: side.image, color_primary: side.colour ?? null };
}
