import type { MatchSummary } from '@gullylens/contract/http/matches/match';

export type MatchPhase = MatchSummary['phase'];
export type FeedFormat = MatchSummary['matchType'];

/** What came of a completed match; `unknown` where the vendor never said. */
export type FeedResult = 'won' | 'tied' | 'drawn' | 'no result' | 'abandoned' | 'unknown';

export interface FeedSide {
  readonly name: string;
  readonly shortName: string;
  readonly image: string | null;
  /** As `#1d4e89`; null or missing when the vendor names none. */
  readonly colour?: string | null;
}

export interface FeedInnings {
  /** `<Team> Inning <n>` as the vendor writes it. */
  readonly label: string;
  readonly team: string;
  readonly runs: number;
  readonly wickets: number;
  /** `'16.2'`: sixteen overs and two balls. */
  readonly overs: string;
}

/** A match of the feed as we store it: the vendor's word, with its flags and names put right. */
export interface FeedMatch {
  readonly key: string;
  readonly name: string;
  readonly shortName: string;
  readonly format: FeedFormat;
  /** The vendor's own status line. */
  readonly status: string;
  readonly phase: MatchPhase;
  readonly result: FeedResult | null;
  /** True past the scheduled start while the vendor still says that nothing has begun. */
  readonly delayed: boolean;
  readonly ground: { readonly name: string; readonly city: string | null };
  readonly date: string;
  readonly startsAt: string | null;
  readonly sides: readonly [FeedSide, FeedSide];
  readonly innings: readonly FeedInnings[];
  readonly seriesId: string | null;
  readonly toss: { readonly winner: string; readonly decision: 'bat' | 'bowl' } | null;
  readonly winner: string | null;
  readonly fantasyEnabled: boolean;
  readonly ballsEnabled: boolean;
  readonly hasSquad: boolean;
}

/** The last second of a day in UTC. Null when the date is missing or unreadable. */
export function endOfDay(date: string | null): Date | null {
  const end = new Date(`${date?.slice(0, 10)}T23:59:59Z`);
  return Number.isNaN(end.getTime()) ? null : end;
}

/** The start of a match, or the end of its day where only that is known. Null when neither is. */
export function startOf({ startsAt, date }: Pick<FeedMatch, 'startsAt' | 'date'>): Date | null {
  return startsAt === null ? endOfDay(date) : new Date(startsAt);
}
