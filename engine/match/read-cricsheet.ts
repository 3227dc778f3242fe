import { fail, ok, type Result } from '../result.ts';
import {
  asCount,
  asFields,
  asList,
  asText,
  asTexts,
  FieldError,
  type Fields,
  textOrNull,
} from './json-fields.ts';
import type { MatchFormat, MatchRecord, Outcome, Player, Toss } from './match-record.ts';
import { readInnings } from './read-cricsheet-innings.ts';

/**
 * Reads one match from parsed Cricsheet JSON (any version 1.x; cricsheet.org/format/json). Called by the server's
 * imports and by the CricAPI sandbox. `id` is the file name without its extension, because the file does not contain
 * it. Ignores unknown keys. If the file cannot be read, the fault is a sentence for the operator.
 */
export function readCricsheet(id: string, json: unknown): Result<MatchRecord, string> {
  const fault = formatFault(json);
  if (fault !== null) return fail(fault);
  try {
    return ok(readMatch(id, asFields(json, 'the file')));
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    return fail(`Match ${id} cannot be read: ${error.message}.`);
  }
}

function formatFault(json: unknown): string | null {
  const file = typeof json === 'object' && json !== null ? (json as Fields) : {};
  const meta = typeof file['meta'] === 'object' && file['meta'] !== null ? (file['meta'] as Fields) : {};
  const version = meta['data_version'];
  if (typeof version !== 'string' || !('info' in file) || !('innings' in file)) {
    return 'This is not a Cricsheet match: meta, info or innings is missing.';
  }
  return /^1(\.|$)/.test(version) ? null : `Cricsheet version ${version} is not supported, only 1.x is.`;
}

function readMatch(id: string, file: Fields): MatchRecord {
  const info = asFields(file['info'], 'info');
  const event = info['event'] === undefined ? {} : asFields(info['event'], 'info.event');
  const teams = readTeams(info);
  const people = readPeople(info);
  return {
    id,
    format: readFormat(info),
    gender: info['gender'] === 'female' ? 'female' : 'male',
    teamType: info['team_type'] === 'international' ? 'international' : 'club',
    dates: readDates(info),
    season: readSeason(info['season']),
    competition: textOrNull(event['name']),
    matchNumber: typeof event['match_number'] === 'number' ? event['match_number'] : null,
    stage: textOrNull(event['stage']),
    venue: asText(info['venue'], 'info.venue'),
    city: textOrNull(info['city']),
    teams,
    lineups: readLineups(info, teams, people),
    people,
    toss: readToss(info['toss']),
    outcome: readOutcome(asFields(info['outcome'], 'info.outcome')),
    playerOfMatch:
      info['player_of_match'] === undefined ? [] : asTexts(info['player_of_match'], 'info.player_of_match'),
    ballsPerOver: typeof info['balls_per_over'] === 'number' ? info['balls_per_over'] : 6,
    oversLimit: typeof info['overs'] === 'number' ? info['overs'] : null,
    innings: asList(file['innings'], 'innings').map((innings, i) =>
      readInnings(innings, `innings[${i}]`, teams),
    ),
  };
}

function readTeams(info: Fields): readonly [string, string] {
  const [a, b, ...more] = asTexts(info['teams'], 'info.teams');
  if (!a || !b || more.length > 0) throw new FieldError('info.teams does not name two teams');
  return [a, b];
}

function readPeople(info: Fields): Record<string, string> {
  const registry = asFields(info['registry'], 'info.registry');
  const people = asFields(registry['people'], 'info.registry.people');
  for (const name of Object.keys(people)) asText(people[name], `info.registry.people.${name}`);
  return people as Record<string, string>;
}

function readLineups(info: Fields, teams: readonly string[], people: Readonly<Record<string, string>>) {
  const players = asFields(info['players'], 'info.players');
  const lineup = (team: string): Player[] =>
    asTexts(players[team], `info.players.${team}`).map((name) => {
      const id = Object.hasOwn(people, name) ? people[name] : undefined;
      if (id === undefined) throw new FieldError(`info.registry.people has no ${name}`);
      return { id, name };
    });
  return Object.fromEntries(teams.map((team) => [team, lineup(team)]));
}

/** Multi-day and one-day domestic codes (MDM, ODM) count as Test and ODI, IT20 as T20. */
function readFormat(info: Fields): MatchFormat {
  const type = asText(info['match_type'], 'info.match_type');
  if (type === 'Test' || type === 'MDM') return 'Test';
  if (type === 'ODI' || type === 'ODM') return 'ODI';
  if (type !== 'T20' && type !== 'IT20')
    throw new FieldError(`info.match_type ${type} is not a known format`);
  if (info['balls_per_over'] === 5) return 'Hundred';
  return info['overs'] === 10 ? 'T10' : 'T20';
}

function readDates(info: Fields): string[] {
  const dates = asTexts(info['dates'], 'info.dates');
  if (dates.length === 0 || dates.some((date) => !/^\d{4}-\d{2}-\d{2}$/.test(date))) {
    throw new FieldError('info.dates holds no date of the form YYYY-MM-DD');
  }
  return dates;
}

function readSeason(season: unknown): string {
  if (typeof season === 'number') return String(season);
  return asText(season, 'info.season');
}

function readToss(value: unknown): Toss | null {
  if (value === undefined) return null;
  const toss = asFields(value, 'info.toss');
  const winner = textOrNull(toss['winner']);
  if (winner === null) return null;
  return { winner, decision: toss['decision'] === 'field' ? 'field' : 'bat' };
}

function readOutcome(outcome: Fields): Outcome {
  const eliminator = textOrNull(outcome['eliminator']) ?? textOrNull(outcome['bowl_out']);
  const winner = textOrNull(outcome['winner']) ?? eliminator;
  const method = textOrNull(outcome['method']);
  const result = outcome['result'];
  if (result === undefined && winner === null)
    throw new FieldError('info.outcome has neither winner nor result');
  return { result: readResult(result), winner, by: readMargin(outcome['by']), method, eliminator };
}

function readMargin(value: unknown): Outcome['by'] {
  if (value === undefined) return null;
  const margin = asFields(value, 'info.outcome.by');
  return Object.fromEntries(
    ['runs', 'wickets', 'innings']
      .filter((unit) => margin[unit] !== undefined)
      .map((unit) => [unit, asCount(margin[unit], `info.outcome.by.${unit}`)]),
  );
}

function readResult(result: unknown): Outcome['result'] {
  if (result === undefined) return 'win';
  if (result === 'tie' || result === 'draw' || result === 'no result') return result;
  throw new FieldError('info.outcome.result is not a known result');
}
