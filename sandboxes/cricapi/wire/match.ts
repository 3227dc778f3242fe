import type { MatchFormat, MatchRecord } from '@gullylens/engine/match/match-record';
import type { ObservedFixture } from '../feed/observe-fixture.ts';
import { quirkSeed, vendorSeriesId } from '../feed/vendor-ids.ts';
import { presentTeam } from './team.ts';
import { scoreLines } from './score-lines.ts';
import { seriesName } from './series-name.ts';
import { statusText } from './status-text.ts';

const IST_OFFSET_MS = 19_800_000;
/** How long before the start a match may wrongly count as started. */
const SHORTLY_MS = 600_000;

/** The vendor has three types: it sends none for The Hundred and `t20` for T10. */
const matchTypes: Record<MatchFormat, string | undefined> = {
  T20: 't20',
  T10: 't20',
  ODI: 'odi',
  Test: 'test',
  Hundred: undefined,
};

/** The type of a match in CricAPI's words. */
export const matchType = ({ format }: MatchRecord) => matchTypes[format];

function ordinal(number: number): string {
  const teen = number % 100 >= 11 && number % 100 <= 13;
  const ending = teen ? undefined : ['th', 'st', 'nd', 'rd'][number % 10];
  return `${number}${ending ?? 'th'}`;
}

/** Not a text of the vendor: marks a repeated match, whose result may be known already. */
const REPEAT = ' (played again)';

function nameOf({ match: { teams, stage, matchNumber }, again }: ObservedFixture): string {
  const which = stage ?? (matchNumber === null ? 'Match' : `${ordinal(matchNumber)} Match`);
  return `${teams[0]} vs ${teams[1]}, ${which}${again ? REPEAT : ''}`;
}

function venueOf({ venue, city }: MatchRecord): string {
  return city === null || venue.includes(city) ? venue : `${venue}, ${city}`;
}

const isoSeconds = (time: number) => new Date(time).toISOString().slice(0, 19);

/** `dateTimeGMT` has no zone suffix; `date` is sometimes the local date. */
function dates({ id, startsAt }: ObservedFixture) {
  const local = quirkSeed(id) % 2 === 0;
  return {
    date: isoSeconds(startsAt + (local ? IST_OFFSET_MS : 0)).slice(0, 10),
    dateTimeGMT: isoSeconds(startsAt),
  };
}

/** Details are missing in 2% of the rows and in reverse order in 58%, about as in the vendor's. */
function teamDetails({ id, match }: ObservedFixture) {
  const quirk = quirkSeed(`${id} teams`) % 100;
  if (quirk < 2) return {};
  const teams = quirk < 60 ? match.teams.toReversed() : match.teams;
  return { teamInfo: teams.map(presentTeam) };
}

/**
 * The flags are sometimes wrong, as at the vendor: some matches count as started too early, and a rained-off match
 * never ends.
 */
export function flags({ id, phase, startsAt, now, match }: ObservedFixture) {
  const early = phase === 'upcoming' && startsAt - now < SHORTLY_MS && quirkSeed(`${id} flags`) % 3 === 0;
  const rainedOff = match.outcome.result === 'no result';
  const known = phase !== 'upcoming';
  return {
    fantasyEnabled: known,
    bbbEnabled: known,
    hasSquad: true,
    matchStarted: known || early,
    matchEnded: phase === 'completed' && !rainedOff,
  };
}

function headOf(fixture: ObservedFixture) {
  const { id, match } = fixture;
  const type = matchType(match);
  return {
    id,
    name: nameOf(fixture),
    ...(type === undefined ? {} : { matchType: type }),
    status: statusText(fixture),
    venue: venueOf(match),
    ...dates(fixture),
    teams: match.teams,
    ...teamDetails(fixture),
  };
}

const seriesIdOf = (fixture: ObservedFixture) => ({ series_id: vendorSeriesId(seriesName(fixture.match)) });

/** A row of `currentMatches`, whose score is an empty list before the start. */
export function presentCurrentMatch(fixture: ObservedFixture) {
  return { ...headOf(fixture), score: scoreLines(fixture), ...seriesIdOf(fixture), ...flags(fixture) };
}

/** A row of `matches`, which has no score before the start. */
export function presentListedMatch(fixture: ObservedFixture) {
  const score = fixture.phase === 'upcoming' ? {} : { score: scoreLines(fixture) };
  return { ...headOf(fixture), ...score, ...seriesIdOf(fixture), ...flags(fixture) };
}

/** A match in `series_info`, which has no score and no series id. */
export function presentSeriesMatch(fixture: ObservedFixture) {
  return { ...headOf(fixture), ...flags(fixture) };
}

/** One toss winner in four is in lower case. */
function tossOf({ id, match, phase }: ObservedFixture) {
  if (phase === 'upcoming' || !match.toss) return {};
  const { winner, decision } = match.toss;
  return {
    tossWinner: quirkSeed(`${id} toss`) % 4 === 0 ? winner.toLowerCase() : winner,
    tossChoice: decision === 'field' ? 'bowl' : 'bat',
  };
}

/** `match_info`: the row of `matches` with toss and winner. The fields of `between` come before the flags. */
export function presentMatchInfo(fixture: ObservedFixture, between: object = {}) {
  const { phase, match } = fixture;
  const winner = phase === 'completed' ? match.outcome.winner : null;
  const score = phase === 'upcoming' ? {} : { score: scoreLines(fixture) };
  return {
    ...headOf(fixture),
    ...score,
    ...tossOf(fixture),
    ...(winner === null ? {} : { matchWinner: winner }),
    ...seriesIdOf(fixture),
    ...between,
    ...flags(fixture),
  };
}
