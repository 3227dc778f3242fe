import { isBowlersWicket, isDismissal, isFaced, isLegal, runsConceded } from './delivery-facts.ts';
import { type Delivery, type MatchRecord, playerId } from './match-record.ts';
import { type Phase, phaseOf, phaseStarts } from './phases.ts';

/** Balls faced, runs off the bat and dismissals. */
export interface BattingSums {
  balls: number;
  runs: number;
  outs: number;
}

/** Legal balls, runs charged and wickets credited. */
export interface BowlingSums {
  balls: number;
  runs: number;
  wickets: number;
}

/**
 * A player's sums by phase of the innings and by opposing bowler, for the player's page. The server's api role counts
 * the balls of the latest matches for it.
 */
export interface PlayerSplits {
  readonly phases: Readonly<Record<Phase, { readonly batting: BattingSums; readonly bowling: BowlingSums }>>;
  /** Batting by the bowler's id. Only dismissals credited to the bowler count. */
  readonly bowlers: Map<string, BattingSums>;
}

/** Splits without any ball. */
export function emptySplits(): PlayerSplits {
  return { phases: { powerplay: noSums(), middle: noSums(), death: noSums() }, bowlers: new Map() };
}

function noSums() {
  return { batting: noBatting(), bowling: { balls: 0, runs: 0, wickets: 0 } };
}

/**
 * Adds a match to the splits of a player (an id). Returns false for a match without an overs limit, which is left out.
 * Super overs do not count.
 */
export function addMatchToSplits(splits: PlayerSplits, match: MatchRecord, player: string): boolean {
  const starts = phaseStarts(match);
  if (starts === null) return false;
  const isPlayer = (name: string) => playerId(match, name) === player;
  for (const { superOver, deliveries } of match.innings) {
    if (superOver) continue;
    for (const delivery of deliveries) {
      const phase = splits.phases[phaseOf(delivery.over, starts)];
      addBatting(phase.batting, delivery, isPlayer);
      if (isPlayer(delivery.batter)) {
        addFacing(splits.bowlers, playerId(match, delivery.bowler), delivery);
      }
      if (isPlayer(delivery.bowler)) addBowling(phase.bowling, delivery);
    }
  }
  return true;
}

/** No ball faced. */
export function noBatting(): BattingSums {
  return { balls: 0, runs: 0, outs: 0 };
}

/** Runs and balls count for the striker; a dismissal counts at either end, because the non-striker may be run out. */
function addBatting(sums: BattingSums, delivery: Delivery, isPlayer: (name: string) => boolean): void {
  if (isPlayer(delivery.batter)) addRuns(sums, delivery);
  for (const wicket of delivery.wickets) {
    if (isDismissal(wicket) && isPlayer(wicket.playerOut)) sums.outs += 1;
  }
}

function addFacing(bowlers: Map<string, BattingSums>, bowler: string, delivery: Delivery): void {
  const sums = bowlers.get(bowler) ?? noBatting();
  bowlers.set(bowler, sums);
  addRuns(sums, delivery);
  for (const wicket of delivery.wickets) if (isBowlersWicket(wicket)) sums.outs += 1;
}

function addRuns(sums: BattingSums, delivery: Delivery): void {
  sums.balls += isFaced(delivery) ? 1 : 0;
  sums.runs += delivery.runs.batter;
}

function addBowling(sums: BowlingSums, delivery: Delivery): void {
  sums.balls += isLegal(delivery) ? 1 : 0;
  sums.runs += runsConceded(delivery);
  for (const wicket of delivery.wickets) if (isBowlersWicket(wicket)) sums.wickets += 1;
}
