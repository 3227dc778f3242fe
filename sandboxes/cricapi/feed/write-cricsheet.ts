import { groupByOver } from '@gullylens/engine/match/list-deliveries';
import type { Delivery, InningsRecord, MatchRecord, Outcome } from '@gullylens/engine/match/match-record';

/** Leaves out the fields without a value, as Cricsheet does. */
const present = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));

function writeDelivery(delivery: Delivery): object {
  const extras = Object.entries(delivery.extras).filter(([, runs]) => runs > 0);
  const wickets = delivery.wickets.map(({ kind, playerOut, fielders }) => ({
    ...(fielders.length > 0 ? { fielders: fielders.map(writeFielder) } : {}),
    kind,
    player_out: playerOut,
  }));
  return {
    batter: delivery.batter,
    bowler: delivery.bowler,
    ...(extras.length > 0 ? { extras: Object.fromEntries(extras) } : {}),
    non_striker: delivery.nonStriker,
    runs: { ...delivery.runs, ...(delivery.nonBoundary ? { non_boundary: true } : {}) },
    ...(wickets.length > 0 ? { wickets } : {}),
  };
}

function writeFielder({ name, substitute }: { name: string | null; substitute: boolean }): object {
  return present({ name, substitute: substitute ? true : null });
}

function writeInnings(innings: InningsRecord): object {
  const { pre, post } = innings.penaltyRuns;
  const overs = [...groupByOver(innings)].map(([over, deliveries]) => ({
    over,
    deliveries: deliveries.map(writeDelivery),
  }));
  return present({
    team: innings.team,
    overs,
    target: innings.target ? present({ ...innings.target }) : null,
    super_over: innings.superOver || null,
    declared: innings.declared || null,
    forfeited: innings.forfeited || null,
    penalty_runs: pre + post > 0 ? { pre, post } : null,
  });
}

function writeOutcome({ result, winner, by, method, eliminator }: Outcome): object {
  if (result !== 'win') return present({ result, method, eliminator });
  return present({ winner, by, method });
}

/** Converts a match to Cricsheet's JSON, so that the server imports a simulated match like a real one. */
export function writeCricsheet(match: MatchRecord): object {
  const { competition, matchNumber, stage } = match;
  return {
    meta: { data_version: '1.1.0', created: match.dates[0], revision: 1 },
    info: present({
      balls_per_over: match.ballsPerOver,
      city: match.city,
      dates: match.dates,
      event: present({ name: competition, match_number: matchNumber, stage }),
      gender: match.gender,
      match_type: match.format,
      outcome: writeOutcome(match.outcome),
      overs: match.oversLimit,
      player_of_match: match.playerOfMatch,
      players: Object.fromEntries(
        Object.entries(match.lineups).map(([team, players]) => [team, players.map(({ name }) => name)]),
      ),
      registry: { people: match.people },
      season: match.season,
      team_type: match.teamType,
      teams: match.teams,
      toss: match.toss,
      venue: match.venue,
    }),
    innings: match.innings.map(writeInnings),
  };
}
