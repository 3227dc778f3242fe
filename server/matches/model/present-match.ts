import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { FeedMatch, FeedTeam } from './feed-match.ts';
import { genderIn } from './match-names.ts';
import { matchStatusPhrase } from './status-phrases.ts';

/** A match of the feed. `version` counts its changes; `change` numbers the latest among the changes of all matches. */
export interface StoredMatch {
  readonly match: FeedMatch;
  readonly version: number;
  readonly change: number;
  readonly changedAt: Date;
}

/** Lookups in memory: the name of a series, and the key of a venue's page in history (null without a page). */
export interface MatchLookups {
  readonly seriesName: (seriesId: string) => string | null;
  readonly venueKey: (venue: FeedMatch['ground']) => string | null;
}

/** Values of `priority_score` in the API. A match is featured, and has the higher one, exactly while it is live. */
const LIVE_PRIORITY = 10;
const OTHER_PRIORITY = 5;

/**
 * Converts one match to the API's shape, for lists, the live stream and single reads. The flags follow the phase, not
 * the vendor's flags. `start_at` is in Unix seconds.
 */
export function presentMatch(
  { match, version, changedAt }: StoredMatch,
  lookups: MatchLookups,
): MatchSummary {
  const { seriesId } = match;
  const series = seriesId === null ? null : lookups.seriesName(seriesId);
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
    venue: { key: lookups.venueKey(match.ground), ...match.ground },
    date: match.date,
    dateTimeGMT: match.startsAt,
    start_at: match.startsAt === null ? null : Math.floor(Date.parse(match.startsAt) / 1000),
    teams: [match.sides[0].name, match.sides[1].name],
    teamInfo: [presentTeam(match.sides[0]), presentTeam(match.sides[1])],
    score: match.innings.map((innings) => ({
      inning: innings.label,
      team: innings.team,
      r: innings.runs,
      w: innings.wickets,
      o: innings.overs,
    })),
    series_id: seriesId,
    series,
    tournament: seriesId === null || series === null ? null : { key: seriesId, name: series },
    gender: genderIn(match.name, match.sides[0].name, match.sides[1].name, series ?? ''),
    toss: match.toss,
    winner: match.winner,
    is_live: isLive,
    is_featured: isLive,
    priority_score: isLive ? LIVE_PRIORITY : OTHER_PRIORITY,
    matchStarted: match.phase !== 'upcoming',
    matchEnded: match.phase === 'completed',
    fantasyEnabled: match.fantasyEnabled,
    bbbEnabled: match.ballsEnabled,
    hasSquad: match.hasSquad,
    updated_at: changedAt.toISOString(),
  };
}

/** The vendor's status. A match that `decideMatchPhase` closed without a result is not shown as waiting or in play. */
function describeStatus({ status, result }: FeedMatch): string {
  if (result !== 'unknown') return status;
  const phrase = matchStatusPhrase(status.toLowerCase());
  const saysOpen = phrase !== null && phrase !== 'unknown';
  return saysOpen || status === '' ? 'Result not known' : status;
}

function presentTeam(side: FeedTeam): MatchSummary['teamInfo'][0] {
  return { name: side.name, shortname: side.shortName, img: side.image, color_primary: side.colour ?? null };
}
