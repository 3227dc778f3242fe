import {
  isBowlersWicket,
  isDismissal,
  isDot,
  isFaced,
  isFour,
  isLegal,
  isSix,
  runsConceded,
} from './delivery-facts.ts';
import { groupByOver, maidenBowler } from './list-deliveries.ts';
import type { Delivery, InningsRecord, Wicket } from './match-record.ts';
import { emptyTally, type Tally } from './tally.ts';

/**
 * Counts what each player did in an innings, batting, bowling and fielding, by name as on the deliveries; only players
 * who took part. For scorecards, fantasy points and live points in the backtest.
 */
export function tallyInnings(innings: InningsRecord, ballsPerOver: number): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  const tallyOf = (name: string): Tally => {
    const known = tallies.get(name);
    if (known) return known;
    const tally = emptyTally();
    tallies.set(name, tally);
    return tally;
  };
  for (const delivery of innings.deliveries) {
    tallyBatting(tallyOf(delivery.batter), delivery);
    tallyOf(delivery.nonStriker).batted = true;
    tallyBowling(tallyOf(delivery.bowler), delivery);
    for (const wicket of delivery.wickets) tallyWicket(tallyOf, wicket, delivery.bowler);
  }
  for (const over of groupByOver(innings).values()) {
    const bowler = maidenBowler(over, ballsPerOver);
    if (bowler !== null) tallyOf(bowler).maidens += 1;
  }
  return tallies;
}

function tallyBatting(tally: Tally, delivery: Delivery): void {
  tally.batted = true;
  tally.runs += delivery.runs.batter;
  tally.balls += isFaced(delivery) ? 1 : 0;
  tally.fours += isFour(delivery) ? 1 : 0;
  tally.sixes += isSix(delivery) ? 1 : 0;
}

function tallyBowling(tally: Tally, delivery: Delivery): void {
  tally.ballsBowled += isLegal(delivery) ? 1 : 0;
  tally.conceded += runsConceded(delivery);
  tally.dots += isDot(delivery) ? 1 : 0;
}

function tallyWicket(tallyOf: (name: string) => Tally, wicket: Wicket, bowler: string): void {
  if (isDismissal(wicket)) tallyOf(wicket.playerOut).out = true;
  if (isBowlersWicket(wicket)) tallyOf(bowler).wickets += 1;
  if (wicket.kind === 'lbw' || wicket.kind === 'bowled') tallyOf(bowler).lbwOrBowled += 1;
  if (wicket.kind === 'caught and bowled') tallyOf(bowler).catches += 1;
  const fielders: string[] = [];
  for (const { name } of wicket.fielders) if (name !== null) fielders.push(name);
  if (wicket.kind === 'caught') fielders.slice(0, 1).forEach((name) => (tallyOf(name).catches += 1));
  if (wicket.kind === 'stumped') fielders.slice(0, 1).forEach((name) => (tallyOf(name).stumpings += 1));
  if (wicket.kind === 'run out') tallyRunOut(tallyOf, wicket, fielders);
}

/** One fielder on record means a direct hit; otherwise the last two fielders share the run-out. */
function tallyRunOut(tallyOf: (name: string) => Tally, wicket: Wicket, names: readonly string[]): void {
  if (wicket.fielders.length === 1) names.forEach((name) => (tallyOf(name).runOutsDirect += 1));
  else names.slice(-2).forEach((name) => (tallyOf(name).runOutsAssisted += 1));
}
