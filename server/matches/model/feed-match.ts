import type { MatchSummary } from '@gullylens/contract/http/matches/match';

/** `upcoming` until the first ball, `live`, then `completed`; decided by `decideMatchPhase`. */
export type MatchPhase = MatchSummary['phase'];
/** Formats as the feed distinguishes them. */
export type FeedFormat = MatchSummary['matchType'];

/** The outcome of a completed match; `unknown` when the vendor never reported one. */
export type FeedResult = 'won' | 'tied' | 'drawn' | 'no result' | 'abandoned' | 'unknown';

/** A team of a match, as the feed names it. */
export interface FeedTeam {
  readonly name: string;
  readonly shortName: string;
  readonly image: string | null;
  /** As `#1d4e89`. Null or missing when the vendor sends none. */
  readonly colour?: string | null;
}

/** The score of one innings, as the feed reports it. */
export interface FeedInnings {
  /** `<Team> Inning <n>` as sent by the vendor. */
  readonly label: string;
  readonly team: string;
  readonly runs: number;
  readonly wickets: number;
  /** `'16.2'`: sixteen overs and two balls. */
  readonly overs: string;
}

/**
 * A match of the feed as stored in `matches.record`: the vendor's data with corrected flags and names. The stored JSON
 * calls its venue `ground` and its two teams `sides`.
 */
export interface FeedMatch {
  readonly key: string;
  readonly name: string;
  readonly shortName: string;
  readonly format: FeedFormat;
  /** The vendor's status line. */
  readonly status: string;
  readonly phase: MatchPhase;
  readonly result: FeedResult | null;
  /** True after the scheduled start while the vendor still reports that play has not started. */
  readonly delayed: boolean;
  readonly ground: { readonly name: string; readonly city: string | null };
  /** `YYYY-MM-DD`: the vendor's day, otherwise the UTC day of the start. Empty when both are missing. */
  readonly date: string;
  /** ISO 8601 in UTC. Null when the vendor sends no time. */
  readonly startsAt: string | null;
  readonly sides: readonly [FeedTeam, FeedTeam];
  readonly innings: readonly FeedInnings[];
  readonly seriesId: string | null;
  readonly toss: { readonly winner: string; readonly decision: 'bat' | 'bowl' } | null;
  /** Name of the winning team; null while there is none. */
  readonly winner: string | null;
  /** The vendor's flags: whether it has fantasy points, and ball-by-ball data. */
  readonly fantasyEnabled: boolean;
  readonly ballsEnabled: boolean;
  readonly hasSquad: boolean;
}

/** The last second of a day in UTC. Null when the date is missing or unreadable. */
export function endOfDay(date: string | null): Date | null {
  const end = new Date(`${date?.slice(0, 10)}T23:59:59Z`);
  return Number.isNaN(end.getTime()) ? null : end;
}

/** The start of a match, or the end of its day when only the day is known. Null when neither is known. */
export function latestStartOf({ startsAt, date }: Pick<FeedMatch, 'startsAt' | 'date'>): Date | null {
  return startsAt === null ? endOfDay(date) : new Date(startsAt);
}
