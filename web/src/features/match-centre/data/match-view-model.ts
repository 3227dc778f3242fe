import type { PlayedMatchCard } from '@gullylens/contract/http/history/played-matches';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { MatchView } from '../../../ui/match/match-view.ts';
import { shortName } from '../../../ui/text/short-name.ts';

/** A match as its page shows it, from the feed or from history. */
export interface MatchViewModel extends MatchView {
  venue: { key: string | null; name: string; city: string | null };
  /** Null when unknown, and for a match that only history has. */
  gender: MatchSummary['gender'];
  toss: MatchSummary['toss'] | PlayedMatchCard['toss'];
  /** First day of play, `YYYY-MM-DD`, when the time is unknown. */
  day: string | null;
  playerOfMatch: readonly string[];
  /** Null when the feed names no series, and for a match that only history has. */
  seriesKey: string | null;
}

/** A match of the feed. History, once it has the match, adds what the feed lacks. */
export function fromLiveMatch(match: MatchSummary, played: PlayedMatchCard | undefined): MatchViewModel {
  return {
    ...match,
    venue: { ...match.venue, key: match.venue.key ?? played?.venue.key ?? null },
    toss: match.toss ?? played?.toss ?? null,
    day: null,
    playerOfMatch: played?.playerOfMatch ?? [],
    seriesKey: match.tournament?.key ?? null,
  };
}

/** A match that only history has: a date without a time, no city and no pictures. */
export function fromPlayedMatch(match: PlayedMatchCard): MatchViewModel {
  const [a, b] = match.teams;
  return {
    key: match.id,
    name: [`${a.name} vs ${b.name}`, match.stage].filter(Boolean).join(', '),
    matchType: match.format,
    gender: null,
    phase: 'completed',
    status: match.result,
    start_at: null,
    day: match.playedOn,
    venue: { ...match.venue, city: null },
    teamInfo: [teamOf(a.name), teamOf(b.name)],
    score: match.innings
      .filter(({ superOver }) => !superOver)
      .map(({ team, runs, wickets, overs }) => ({ team, r: runs, w: wickets, o: overs })),
    tournament: match.competition === null ? null : { name: match.competition },
    is_featured: false,
    toss: match.toss,
    playerOfMatch: match.playerOfMatch,
    seriesKey: null,
  };
}

/** History stores no short names, so they are made from the name. */
function teamOf(name: string): MatchView['teamInfo'][0] {
  return { name, shortname: shortName(name) };
}
