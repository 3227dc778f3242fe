import type { MatchRecord } from '@gullylens/engine/match/match-record';
import type { ObservedFixture } from '../feed/observe-fixture.ts';
import { vendorSeriesId } from '../feed/vendor-ids.ts';
import type { Directory } from './player-directory.ts';
import { matchType, presentSeriesMatch } from './match.ts';
import { presentTeam } from './team.ts';
import { seriesName } from './series-name.ts';

/** The listed matches of one competition and season. */
export interface Series {
  readonly id: string;
  readonly name: string;
  readonly fixtures: readonly ObservedFixture[];
}

/** Groups fixtures by competition and season, in the order of the first fixture of each. */
export function groupIntoSeries(fixtures: readonly ObservedFixture[]): Series[] {
  const names = [...new Set(fixtures.map(({ match }) => seriesName(match)))];
  return names.map((name) => ({
    id: vendorSeriesId(name),
    name,
    fixtures: fixtures.filter(({ match }) => seriesName(match) === name),
  }));
}

/** The vendor omits the year in the end date of a series. */
const endDate = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', timeZone: 'UTC' });

function span(fixtures: readonly ObservedFixture[]): readonly [string, string] {
  const times = fixtures.map(({ startsAt }) => startsAt);
  return [new Date(Math.min(...times)).toISOString().slice(0, 10), endDate.format(Math.max(...times))];
}

function counts(fixtures: readonly ObservedFixture[]) {
  const ofType = (type: string) => fixtures.filter(({ match }) => matchType(match) === type).length;
  return {
    odi: ofType('odi'),
    t20: ofType('t20'),
    test: ofType('test'),
    squads: teamsOf(fixtures).length,
    matches: fixtures.length,
  };
}

function teamsOf(fixtures: readonly ObservedFixture[]): string[] {
  return [...new Set(fixtures.flatMap(({ match }) => match.teams))];
}

/** A row of `series`. */
export function presentSeries({ id, name, fixtures }: Series) {
  const [startDate, end] = span(fixtures);
  return { id, name, startDate, endDate: end, ...counts(fixtures) };
}

/** `series_info`: the row of `series` with its dates under lower-case keys, and the matches. */
export function presentSeriesInfo({ id, name, fixtures }: Series) {
  const [startdate, enddate] = span(fixtures);
  return {
    info: { id, name, startdate, enddate, ...counts(fixtures) },
    matchList: fixtures.map(presentSeriesMatch),
  };
}

/** `series_squad`: each team with every player of its line-ups in the series. */
export function presentSeriesSquads({ fixtures }: Series, directory: Directory): object[] {
  return teamsOf(fixtures).map((team) => {
    const players = fixtures.flatMap(({ match }) => match.lineups[team] ?? []);
    return directory.squad(team, [...new Map(players.map((player) => [player.id, player])).values()]);
  });
}

function tableRow(team: string, finished: readonly MatchRecord[]) {
  const played = finished.filter(({ teams }) => teams.includes(team));
  const count = (test: (match: MatchRecord) => boolean) => played.filter(test).length;
  const { name, ...details } = presentTeam(team);
  return {
    teamname: name,
    ...details,
    matches: played.length,
    wins: count(({ outcome }) => outcome.winner === team),
    loss: count(({ outcome }) => outcome.winner !== null && outcome.winner !== team),
    ties: count(({ outcome }) => outcome.result === 'tie' && outcome.winner === null),
    nr: count(({ outcome }) => outcome.result === 'no result'),
  };
}

/**
 * `series_points`: the table by wins, without points and net run rate. The first team comes twice, as at the vendor.
 */
export function presentSeriesPoints({ fixtures }: Series): object[] {
  const finished = fixtures.filter(({ phase }) => phase === 'completed').map(({ match }) => match);
  const rows = teamsOf(fixtures)
    .map((team) => tableRow(team, finished))
    .toSorted((a, b) => b.wins - a.wins);
  return [...rows, ...rows.slice(0, 1)];
}
