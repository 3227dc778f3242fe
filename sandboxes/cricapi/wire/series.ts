import type { MatchRecord } from '@gullylens/engine/match/match-record';
import type { ObservedFixture } from '../feed/observe-fixture.ts';
import { vendorSeriesId } from '../feed/vendor-ids.ts';
import type { Directory } from './player-directory.ts';
import { matchType, presentSeriesMatch } from './match.ts';
import { presentTeam } from './team.ts';
import { seriesName } from './series-name.ts';

export interface Series {
  readonly id: string;
  readonly name: string;
  readonly sightings: readonly ObservedFixture[];
}

export function groupIntoSeries(sightings: readonly ObservedFixture[]): Series[] {
  const names = [...new Set(sightings.map(({ match }) => seriesName(match)))];
  return names.map((name) => ({
    id: vendorSeriesId(name),
    name,
    sightings: sightings.filter(({ match }) => seriesName(match) === name),
  }));
}

/** The vendor omits the year in the end date of a series. */
const endDate = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', timeZone: 'UTC' });

function span(sightings: readonly ObservedFixture[]): readonly [string, string] {
  const times = sightings.map(({ startsAt }) => startsAt);
  return [new Date(Math.min(...times)).toISOString().slice(0, 10), endDate.format(Math.max(...times))];
}

function counts(sightings: readonly ObservedFixture[]) {
  const ofType = (type: string) => sightings.filter(({ match }) => matchType(match) === type).length;
  return {
    odi: ofType('odi'),
    t20: ofType('t20'),
    test: ofType('test'),
    squads: teamsOf(sightings).length,
    matches: sightings.length,
  };
}

function teamsOf(sightings: readonly ObservedFixture[]): string[] {
  return [...new Set(sightings.flatMap(({ match }) => match.teams))];
}

export function presentSeries({ id, name, sightings }: Series) {
  const [startDate, end] = span(sightings);
  return { id, name, startDate, endDate: end, ...counts(sightings) };
}

/** series_info has the same dates under lower-case keys. */
export function presentSeriesInfo({ id, name, sightings }: Series) {
  const [startdate, enddate] = span(sightings);
  return {
    info: { id, name, startdate, enddate, ...counts(sightings) },
    matchList: sightings.map(presentSeriesMatch),
  };
}

export function presentSeriesSquads({ sightings }: Series, directory: Directory): object[] {
  return teamsOf(sightings).map((team) => {
    const players = sightings.flatMap(({ match }) => match.lineups[team] ?? []);
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

/** series_points: no points and no net run rate; the vendor repeats one team. */
export function presentSeriesPoints({ sightings }: Series): object[] {
  const finished = sightings.filter(({ phase }) => phase === 'completed').map(({ match }) => match);
  const rows = teamsOf(sightings)
    .map((team) => tableRow(team, finished))
    .toSorted((a, b) => b.wins - a.wins);
  return [...rows, ...rows.slice(0, 1)];
}
