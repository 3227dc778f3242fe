import type { MatchSummary } from '@gullylens/contract/http/match';
import type { PlayedMatchCard } from '@gullylens/contract/http/played-matches';
import type { MatchView } from '../../ui/match/match-view.ts';

export interface MatchHead extends MatchView {
  venue: { key: string | null; name: string; city: string | null };
  toss: MatchSummary['toss'] | PlayedMatchCard['toss'];
  /** First day of play, `YYYY-MM-DD`, where the hour is not known. */
  day: string | null;
  playerOfMatch: readonly string[];
}

export function headOfFeed(match: MatchSummary, played: PlayedMatchCard | undefined): MatchHead {
  return {
    ...match,
    venue: { ...match.venue, key: match.venue.key ?? played?.venue.key ?? null },
    toss: match.toss ?? played?.toss ?? null,
    day: null,
    playerOfMatch: played?.playerOfMatch ?? [],
  };
}

export function headOfPlayed(match: PlayedMatchCard): MatchHead {
  const [a, b] = match.teams;
  return {
    key: match.id,
    name: [`${a.name} vs ${b.name}`, match.stage].filter(Boolean).join(', '),
    matchType: match.format,
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
  };
}

const LETTERS = 3;

/** `RCB` for Royal Challengers Bengaluru, `IND` for India: history keeps no short names. */
function teamOf(name: string): MatchView['teamInfo'][0] {
  const words = name.split(/\s+/);
  const letters = words.length > 1 ? words.map((word) => word.charAt(0)).join('') : name.slice(0, LETTERS);
  return { name, shortname: letters.toUpperCase() };
}
