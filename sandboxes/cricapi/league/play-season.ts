import { createHash } from 'node:crypto';
import type { MatchRecord } from '@gullylens/engine/match/match-record';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { simulateMatch } from '../simulator/simulate-match.ts';
import { type Club, clubs } from './clubs.ts';
import { drawFixtures } from './fixtures.ts';
import { pickEleven } from './pick-eleven.ts';

/** Name of the fictional league. */
export const LEAGUE_NAME = 'Gulmohar Cup';
const FIRST_DAY = '-03-25';
const DAY_MS = 86_400_000;

const pairings = drawFixtures(clubs.length);

/** A match before it is simulated. */
interface Meeting {
  readonly season: string;
  /** From 0, in the order of play. */
  readonly number: number;
  readonly home: Club;
  readonly away: Club;
  /** Null in the league stage. */
  readonly stage: string | null;
}

function dayOf({ season, number }: Meeting): string {
  return new Date(Date.parse(`${season}${FIRST_DAY}`) + number * DAY_MS).toISOString().slice(0, 10);
}

/** Simulates a match. The seed derives from its season and number, so results are repeatable. */
function play(meeting: Meeting): MatchRecord {
  const { season, number, home, away, stage } = meeting;
  const id = `${season}${String(number + 1).padStart(3, '0')}`;
  const seed = createHash('sha256').update(`${LEAGUE_NAME} ${id}`).digest().readInt32BE(0);
  const rng = xoroshiro128plus(seed);
  return simulateMatch(rng, {
    id,
    date: dayOf(meeting),
    season,
    competition: LEAGUE_NAME,
    matchNumber: stage === null ? number + 1 : null,
    stage,
    venue: home.venue,
    city: home.city,
    teams: [pickEleven(rng, home, season), pickEleven(rng, away, season)],
    venuePace: home.venuePace,
  });
}

function winnerOf(match: MatchRecord): Club {
  const winner = clubs.find(({ name }) => name === match.outcome.winner);
  if (!winner) throw new RangeError(`Match ${match.id} has no winner`);
  return winner;
}

const loserOf = (match: MatchRecord, one: Club, other: Club) => (winnerOf(match) === one ? other : one);

/** The clubs by wins, then by their order in the list. */
function standings(matches: readonly MatchRecord[]): Club[] {
  const wins = (club: Club) => matches.filter(({ outcome }) => outcome.winner === club.name).length;
  return clubs.toSorted((a, b) => wins(b) - wins(a));
}

/** Plays the four play-offs between the first four of the table; empty for fewer than four clubs. */
function playOffs(season: string, league: readonly MatchRecord[]): MatchRecord[] {
  const [first, second, third, fourth] = standings(league);
  if (!first || !second || !third || !fourth) return [];
  const played: MatchRecord[] = [];
  const meet = (stage: string, home: Club, away: Club) => {
    const match = play({ season, number: league.length + played.length, home, away, stage });
    played.push(match);
    return match;
  };
  const qualifier = meet('Qualifier 1', first, second);
  const eliminator = meet('Eliminator', third, fourth);
  const beaten = loserOf(qualifier, first, second);
  const secondQualifier = meet('Qualifier 2', beaten, winnerOf(eliminator));
  meet('Final', winnerOf(qualifier), winnerOf(secondQualifier));
  return played;
}

/** Plays the league match with this number, from 0. After the last fixture of a draw the first follows again. */
function playNext(season: string, number: number): MatchRecord[] {
  const pairing = pairings[number % pairings.length];
  const [home, away] = [clubs[pairing?.home ?? -1], clubs[pairing?.away ?? -1]];
  return home && away ? [play({ season, number, home, away, stage: null })] : [];
}

/**
 * Plays a season of the fictional league: double round robin, then four play-offs. Equal seasons give equal matches.
 */
export function playSeason(season: string): MatchRecord[] {
  const league = playOn(season, 0, pairings.length);
  return [...league, ...playOffs(season, league)];
}

/**
 * Plays `count` league matches of a season without end, starting at number `from` (from 0). All matches differ. Equal
 * numbers give equal matches.
 */
export function playOn(season: string, from: number, count: number): MatchRecord[] {
  return Array.from({ length: count }, (_, i) => playNext(season, from + i)).flat();
}
