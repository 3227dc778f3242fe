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

/** What a player did in all matches of the feed's first cycle; `balls` are legal balls bowled. */
interface Deeds {
  matches: number;
  balls: number;
  stumpings: number;
  /** Batting positions, from 1, one per innings batted. */
  places: number[];
}

/**
 * Minimum of legal balls per match of a bowler, and maximum mean positions of a batter and of a batting all-rounder.
 */
const BOWLS_FROM_BALLS = 9;
const BATS_TO_PLACE = 7;
const BATS_FIRST_TO_PLACE = 5;

const mean = (numbers: readonly number[]) =>
  numbers.length === 0 ? Number.POSITIVE_INFINITY : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

function roleFrom({ matches, balls, stumpings, places }: Deeds): VendorRole {
  const place = mean(places);
  const bowls = balls / matches >= BOWLS_FROM_BALLS;
  const bats = place <= BATS_TO_PLACE;
  if (stumpings > 0 && balls === 0) return 'WK-Batsman';
  if (bowls && bats) return place <= BATS_FIRST_TO_PLACE ? 'Batting Allrounder' : 'Bowling Allrounder';
  if (bowls) return 'Bowler';
  return bats ? 'Batsman' : '--';
}

function addInnings(innings: InningsRecord, deedsOf: (name: string) => Deeds): void {
  const order = new Set<string>();
  for (const delivery of innings.deliveries) {
    order.add(delivery.batter).add(delivery.nonStriker);
    if (isLegal(delivery)) deedsOf(delivery.bowler).balls += 1;
    for (const { kind, fielders } of delivery.wickets) {
      const keeper = kind === 'stumped' ? fielders[0]?.name : null;
      if (keeper) deedsOf(keeper).stumpings += 1;
    }
  }
  for (const [i, name] of [...order].entries()) deedsOf(name).places.push(i + 1);
}

/** Guesses roles from these matches, by player id; `--` for players who hardly bowled and batted low or never. */
export function guessRoles(matches: readonly MatchRecord[]): ReadonlyMap<string, VendorRole> {
  const deeds = new Map<string, Deeds>();
  const deedsOf = (id: string) => {
    const known = deeds.get(id) ?? { matches: 0, balls: 0, stumpings: 0, places: [] };
    deeds.set(id, known);
    return known;
  };
  for (const match of matches) {
    for (const player of Object.values(match.lineups).flat()) deedsOf(player.id).matches += 1;
    for (const innings of match.innings) addInnings(innings, (name) => deedsOf(playerId(match, name)));
  }
  return new Map([...deeds].map(([id, done]) => [id, done.matches === 0 ? '--' : roleFrom(done)]));
}
