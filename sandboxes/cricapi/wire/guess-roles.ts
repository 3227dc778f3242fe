import { isLegal } from '@gullylens/engine/match/delivery-facts';
import { type InningsRecord, type MatchRecord, playerId } from '@gullylens/engine/match/match-record';

/** A player's role in CricAPI's words. */
export type VendorRole =
  | 'Batsman'
  | 'Bowler'
  | 'WK-Batsman'
  | 'Batting Allrounder'
  | 'Bowling Allrounder'
  | '--';

/** A player's record in all matches of the feed's first cycle; `balls` are legal balls bowled. */
interface PlayerRecord {
  matches: number;
  balls: number;
  stumpings: number;
  /** Batting positions, from 1, one per innings batted. */
  positions: number[];
}

/** Minimum legal balls bowled per match of a bowler, and maximum mean batting positions (from 1). Chosen. */
const MIN_BOWLER_BALLS = 9;
const MAX_BATTER_POSITION = 7;
const MAX_BATTING_ALL_ROUNDER_POSITION = 5;

const mean = (numbers: readonly number[]) =>
  numbers.length === 0 ? Number.POSITIVE_INFINITY : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

function roleFrom({ matches, balls, stumpings, positions }: PlayerRecord): VendorRole {
  const position = mean(positions);
  const bowls = balls / matches >= MIN_BOWLER_BALLS;
  const bats = position <= MAX_BATTER_POSITION;
  if (stumpings > 0 && balls === 0) return 'WK-Batsman';
  if (bowls && bats)
    return position <= MAX_BATTING_ALL_ROUNDER_POSITION ? 'Batting Allrounder' : 'Bowling Allrounder';
  if (bowls) return 'Bowler';
  return bats ? 'Batsman' : '--';
}

function addInnings(innings: InningsRecord, recordOf: (name: string) => PlayerRecord): void {
  const order = new Set<string>();
  for (const delivery of innings.deliveries) {
    order.add(delivery.batter).add(delivery.nonStriker);
    if (isLegal(delivery)) recordOf(delivery.bowler).balls += 1;
    for (const { kind, fielders } of delivery.wickets) {
      const keeper = kind === 'stumped' ? fielders[0]?.name : null;
      if (keeper) recordOf(keeper).stumpings += 1;
    }
  }
  for (const [i, name] of [...order].entries()) recordOf(name).positions.push(i + 1);
}

/** Guesses roles from these matches, by player id; `--` for players who hardly bowled and batted low or never. */
export function guessRoles(matches: readonly MatchRecord[]): ReadonlyMap<string, VendorRole> {
  const records = new Map<string, PlayerRecord>();
  const recordOf = (id: string) => {
    const known = records.get(id) ?? { matches: 0, balls: 0, stumpings: 0, positions: [] };
    records.set(id, known);
    return known;
  };
  for (const match of matches) {
    for (const player of Object.values(match.lineups).flat()) recordOf(player.id).matches += 1;
    for (const innings of match.innings) addInnings(innings, (name) => recordOf(playerId(match, name)));
  }
  return new Map([...records].map(([id, record]) => [id, record.matches === 0 ? '--' : roleFrom(record)]));
}
