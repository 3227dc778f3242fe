import type { MatchFormat } from '@gullylens/engine/match/match-record';
import { ballsToOvers } from '@gullylens/engine/match/overs';
import type { FeedFormat } from './feed-match.ts';

interface FormatProperties {
  readonly ballsPerOver: number;
  /** Minutes from the first ball to the last, including the interval. For a Test, one day. */
  readonly playingMinutes: number;
  /** Maximum days of play. */
  readonly days: number;
  /**
   * Hours after its scheduled start at which a live match is closed without a result, because the vendor leaves some
   * open for weeks. A match without play is closed after 24 hours at the earliest.
   */
  readonly openHours: number;
  /** The format whose fantasy rules apply. */
  readonly rules: MatchFormat;
}

/** Properties of each format. Minutes and hours are our estimates. */
export const FORMATS: Readonly<Record<FeedFormat, FormatProperties>> = {
  t10: { ballsPerOver: 6, playingMinutes: 110, days: 1, openHours: 12, rules: 'T10' },
  hundred: { ballsPerOver: 5, playingMinutes: 165, days: 1, openHours: 12, rules: 'Hundred' },
  t20: { ballsPerOver: 6, playingMinutes: 220, days: 1, openHours: 12, rules: 'T20' },
  odi: { ballsPerOver: 6, playingMinutes: 480, days: 1, openHours: 16, rules: 'ODI' },
  test: { ballsPerOver: 6, playingMinutes: 480, days: 5, openHours: 6 * 24, rules: 'Test' },
  other: { ballsPerOver: 6, playingMinutes: 240, days: 1, openHours: 16, rules: 'T20' },
};

const DAY = /^day (\d)/i;
const DAY_OVER = /\bstumps?\b|\bclose of play\b|\bplay (abandoned|called off)\b/i;

/** The format being played. A status such as `Day 2` or `Stumps` means a Test: many such matches have no type. */
export function playedFormat({ format, status }: { format: FeedFormat; status: string }): FeedFormat {
  return DAY.test(status) || isDayOver(status) ? 'test' : format;
}

/** True when the status says that play is over for the day. */
export const isDayOver = (status: string): boolean => DAY_OVER.test(status);

/** Completed days of a Test according to its status; 0 when the status does not count them. */
export function daysPlayed(status: string): number {
  return isDayOver(status) ? Number(DAY.exec(status)?.[1] ?? 0) : 0;
}

/**
 * Converts a score's overs to overs of its format. The vendor mostly counts The Hundred in balls: `100.0` is `20.0`.
 */
export function countOvers(overs: string, format: FeedFormat): string {
  if (format !== 'hundred' || !overs.endsWith('.0')) return overs;
  return ballsToOvers(Number.parseInt(overs, 10), FORMATS.hundred.ballsPerOver);
}

/** Teams of The Hundred, men's and women's. The vendor sends these matches without a type. */
const HUNDRED_TEAMS = new Set([
  'birmingham phoenix',
  'london spirit',
  'manchester originals',
  'manchester super giants',
  'mi london',
  'northern superchargers',
  'oval invincibles',
  'southern brave',
  'sunrisers leeds',
  'trent rockets',
  'welsh fire',
]);

/** The vendor sends t20, odi or test; the other aliases are common elsewhere. */
const TYPES: readonly (readonly [RegExp, FeedFormat])[] = [
  [/^t10/, 't10'],
  [/^(the )?(hundred|100)/, 'hundred'],
  [/^t20|^twenty/, 't20'],
  [/^od|^list.?a|one.?day/, 'odi'],
  [/^test|^first.?class|^fc$|^\d.?day/, 'test'],
];

/** Formats in the names of matches without a type: `Pakistan vs England, 2nd Test`. */
const NAMES: readonly (readonly [RegExp, FeedFormat])[] = [
  [/\bT20I?\b/i, 't20'],
  [/\bODI\b|\bone.day\b/i, 'odi'],
  [/\btest\b|\bfirst.class\b|\b[345].day\b/i, 'test'],
];

interface NamedMatch {
  readonly matchType: string | null;
  readonly name: string;
  readonly teams: readonly [string, string];
}

/** The format of a match. The vendor knows only t20, odi and test; T10 and The Hundred are recognised by name. */
export function matchFormat({ matchType, name, teams }: NamedMatch): FeedFormat {
  const sides = teams.map((team) => team.toLowerCase().replace(/\s+women$|\s+\(women\)$/, ''));
  if (sides.every((side) => HUNDRED_TEAMS.has(side)) || /\bthe hundred\b/i.test(name)) return 'hundred';
  if (/\bT10\b/i.test(name)) return 't10';
  const type = matchType?.toLowerCase() ?? '';
  const match =
    TYPES.find(([pattern]) => pattern.test(type)) ?? NAMES.find(([pattern]) => pattern.test(name));
  return match?.[1] ?? 'other';
}
