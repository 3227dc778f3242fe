import type { PlayedMatchCard } from '@gullylens/contract/http/history/played-matches';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { pathTo } from '../../platform/links.ts';
import { TeamBadge } from '../../ui/layout/team-badge.tsx';
import { cardAge, type DataAge } from '../../ui/match/data-age.ts';
import { FreshnessLine } from '../../ui/match/freshness-line.tsx';
import { matchStatusText } from '../../ui/match/match-status-text.ts';
import { inningsOf, type MatchView, type TeamView, tossText } from '../../ui/match/match-view.ts';
import { PhaseBadge } from '../../ui/match/phase-badge.tsx';
import { Score } from '../../ui/match/team-score.tsx';
import { dayText, startText } from '../../ui/text/dates.ts';

interface MatchHeaderProps {
  match: MatchViewModel;
  /** The two teams with the keys of their pages; a key is null without a page. Empty until loaded. */
  teams: readonly { name: string; key: string | null }[];
  /** The age of the scores. Null unless the match is live or is the copy in this browser. */
  age: DataAge | null;
}

/** The top of a match page: state, teams and scores, status, toss, venue and age. */
export function MatchHeader({ match, teams, age }: MatchHeaderProps) {
  const { i18n } = useLingui();
  const { venue } = match;
  const venueText = [venue.name, venue.city].filter(Boolean).join(', ');
  return (
    <header className="rounded-card border border-line bg-surface p-4 md:p-6">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <PhaseBadge phase={match.phase} {...(age && cardAge(age))} />
        <span className="font-semibold uppercase">{match.matchType}</span>
        {match.tournament && <span className="min-w-0">{match.tournament.name}</span>}
      </p>
      <h1 className="mt-2 text-lg font-bold md:text-xl">{match.name}</h1>
      <div className="@container mt-4 space-y-3">
        {match.teamInfo.map((team, at) => (
          <TeamScore key={at} match={match} team={team} teams={teams} />
        ))}
      </div>
      <p className="mt-4 min-h-6 font-semibold text-turf">{matchStatusText(i18n, match.status)}</p>
      <div className="min-h-5">{age && <FreshnessLine age={age} />}</div>
      <div className="mt-2 space-y-1 border-t border-line pt-3 text-sm text-muted">
        <p className="tabular">{whenText(i18n, match)}</p>
        {(match.toss !== null || match.phase === 'upcoming') && (
          <p>
            {i18n.t('Toss')}: {tossText(i18n, match.toss)}
          </p>
        )}
        {match.playerOfMatch.length > 0 && (
          <p>{i18n.t('Player of the match: {names}', { names: match.playerOfMatch.join(', ') })}</p>
        )}
        {venue.key === null ? (
          <p>{venueText || i18n.t('Venue to be announced')}</p>
        ) : (
          <Link
            to={pathTo.venue(venue.key)}
            className="inline-flex min-h-11 items-center gap-2 text-sky underline underline-offset-2"
          >
            <MapPin aria-hidden="true" className="size-4 shrink-0" /> {venueText}
          </Link>
        )}
      </div>
    </header>
  );
}

function TeamScore({ match, team, teams }: Pick<MatchHeaderProps, 'match' | 'teams'> & { team: TeamView }) {
  const page = teams.find(({ name }) => name.toLowerCase() === team.name.toLowerCase());
  const innings = inningsOf(match, team);
  return (
    <div className="flex min-h-10 items-center gap-3 @max-[14rem]:flex-wrap">
      <TeamBadge
        name={team.name}
        shortName={team.shortname}
        image={team.img}
        colour={team.color_primary}
        opponent={match.teamInfo.find((other) => other !== team)}
      />
      <span className="min-w-26 flex-1 font-semibold">
        {page?.key ? (
          <Link
            to={pathTo.team(page.key)}
            className="-my-2.5 inline-block py-2.5 underline decoration-line underline-offset-4 hover:decoration-current"
          >
            {team.name}
          </Link>
        ) : (
          team.name
        )}
      </span>
      {innings.length > 0 && (
        <span className="ml-auto flex flex-wrap items-baseline justify-end gap-x-2 whitespace-nowrap tabular">
          <Score large innings={innings} />
        </span>
      )}
    </div>
  );
}

export function whenText(i18n: I18n, { start_at, day }: Pick<MatchViewModel, 'start_at' | 'day'>): string {
  return day === null ? startText(i18n, start_at) : dayText(i18n, day);
}

/** A match as its page shows it, from the feed or from history. */
export interface MatchViewModel extends MatchView {
  venue: { key: string | null; name: string; city: string | null };
  toss: MatchSummary['toss'] | PlayedMatchCard['toss'];
  /** First day of play, `YYYY-MM-DD`, when the time is unknown. */
  day: string | null;
  playerOfMatch: readonly string[];
}

/** A match of the feed. History, once it has the match, adds what the feed lacks. */
export function fromLiveMatch(match: MatchSummary, played: PlayedMatchCard | undefined): MatchViewModel {
  return {
    ...match,
    venue: { ...match.venue, key: match.venue.key ?? played?.venue.key ?? null },
    toss: match.toss ?? played?.toss ?? null,
    day: null,
    playerOfMatch: played?.playerOfMatch ?? [],
  };
}

/** A match that only history has: a date without a time, no city and no pictures. */
export function fromPlayedMatch(match: PlayedMatchCard): MatchViewModel {
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
