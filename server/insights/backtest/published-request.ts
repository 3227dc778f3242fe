import type { MatchRecord } from '@gullylens/engine/match/match-record';
import { nameTeam } from '@gullylens/engine/names/team-names';
import { nameVenue } from '@gullylens/engine/names/venue-names';
import type { ReplayedHistory } from '../../history/public.ts';
import { assembleForecastRequest, type RequestHistory } from '../forecasting/build-forecast-request.ts';
import type { ForecastRequest } from '../forecasting/forecast-request.ts';

/** When a forecast is made: at the lock of the analysis, or after the toss, with the elevens that were announced. */
export type ForecastMoment = 'as-published' | 'after-toss';

/**
 * Builds the request that the product would have built for a played match at a moment, for the backtest command. At the
 * lock it knows neither the toss nor the elevens. Archives have no squads, so the likely eleven comes from the team's
 * latest matches alone.
 */
export function publishedRequest(
  past: RequestHistory,
  match: MatchRecord,
  moment: ForecastMoment,
): ForecastRequest {
  const { id: key } = match;
  const teams: [string, string] = [match.teams[0], match.teams[1]];
  const venue = { key: null, name: match.venue, city: match.city };
  if (moment === 'as-published')
    return assembleForecastRequest(past, {
      match: { key, teams, venue, toss: null },
      squads: [],
      announced: null,
    });
  const [teamA, teamB] = teams.map((team) => (match.lineups[team] ?? []).map((player) => player.id));
  return assembleForecastRequest(past, {
    match: { key, teams, venue, toss: tossOf(match) },
    squads: teams.flatMap((team) => (match.lineups[team] ?? []).map((player) => squadPlayer(player, team))),
    announced: { teamA: teamA ?? [], teamB: teamB ?? [] },
  });
}

/** What history had before the day of a match. `history` has the matches that the backtest has added so far. */
export function historyBefore(history: ReplayedHistory, match: MatchRecord): RequestHistory {
  const { format, gender } = match;
  const before = match.dates[0] ?? '';
  const factsOf = (name: string): RequestHistory['teams'][0] => {
    const team = nameTeam(name, gender);
    const latest = history.latest(team.key, format, before);
    return { name, team: { ...team, gender }, latest, logs: history.logs(team.key, format, before) };
  };
  return {
    format,
    before,
    venue: nameVenue(match.venue, match.city),
    teams: [factsOf(match.teams[0]), factsOf(match.teams[1])],
  };
}

function tossOf({ toss }: MatchRecord) {
  return (
    toss && { winner: toss.winner, decision: toss.decision === 'bat' ? ('bat' as const) : ('bowl' as const) }
  );
}

function squadPlayer({ id, name }: { readonly id: string; readonly name: string }, team: string) {
  return { id, key: id, name, team, role: null, battingStyle: null, bowlingStyle: null, country: null };
}
