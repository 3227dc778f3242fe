import type { PlayedMatchSummary } from '@gullylens/contract/http/history/played-match';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';

/** What anyone may see of a match: no scores, no analysis. Drawn on its picture and written into its page. */
export interface MatchCard {
  readonly key: string;
  readonly teams: readonly [string, string];
  /** `#1d4e89`; null when unknown. */
  readonly colours: readonly [string | null, string | null];
  readonly competition: string | null;
  readonly venue: string;
  readonly phase: MatchSummary['phase'];
  /** `Mon, 23 Nov, 7:30 pm IST` (or `soon`), `Live now` or the result. */
  readonly state: string;
}

const START = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/** Reduces a match of the feed to what anyone may see. */
export function cardOfFeedMatch(match: MatchSummary): MatchCard {
  const [first, second] = match.teamInfo;
  const { name, city } = match.venue;
  return {
    key: match.key,
    teams: match.teams,
    colours: [first.color_primary, second.color_primary],
    competition: match.series,
    venue: city === null || name.includes(city) ? name : `${name}, ${city}`,
    phase: match.phase,
    state: describeState(match),
  };
}

/** The vendor's status of a live match may contain the score, so it is used for results only. */
function describeState({ phase, status, dateTimeGMT }: MatchSummary): string {
  if (phase === 'live') return 'Live now';
  if (phase === 'completed') return status || 'Finished';
  return dateTimeGMT === null ? 'soon' : `${START.format(new Date(dateTimeGMT))} IST`;
}

/** Reduces a match of the history to what anyone may see. */
export function cardOfPlayedMatch(match: PlayedMatchSummary): MatchCard {
  const [first, second] = match.teams;
  return {
    key: match.id,
    teams: [first.name, second.name],
    colours: [null, null],
    competition: match.competition,
    venue: match.venue.name,
    phase: 'completed',
    state: `${match.result} (${match.playedOn})`,
  };
}
