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

/** What each player did in an innings, batting, bowling and fielding, by name; only players who took part. */
export function tallyInnings(innings: InningsRecord, ballsPerOver: number): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  const of = (name: string): Tally => {
    const known = tallies.get(name);
    if (known) return known;
    const tally = emptyTally();
    tallies.set(name, tally);
    return tally;
  };
  for (const delivery of innings.deliveries) {
    tallyBatting(of(delivery.batter), delivery);
    of(delivery.nonStriker).batted = true;
    tallyBowling(of(delivery.bowler), delivery);
    for (const wicket of delivery.wickets) tallyWicket(of, wicket, delivery.bowler);
  }
  for (const over of groupByOver(innings).values()) {
    const bowler = maidenBowler(over, ballsPerOver);
    if (bowler !== null) of(bowler).maidens += 1;
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

function tallyWicket(of: (name: string) => Tally, wicket: Wicket, bowler: string): void {
  if (isDismissal(wicket)) of(wicket.playerOut).out = true;
  if (isBowlersWicket(wicket)) of(bowler).wickets += 1;
  if (wicket.kind === 'lbw' || wicket.kind === 'bowled') of(bowler).lbwOrBowled += 1;
  if (wicket.kind === 'caught and bowled') of(bowler).catches += 1;
  const fielders: string[] = [];
  for (const { name } of wicket.fielders) if (name !== null) fielders.push(name);
  if (wicket.kind === 'caught') fielders.slice(0, 1).forEach((name) => (of(name).catches += 1));
  if (wicket.kind === 'stumped') fielders.slice(0, 1).forEach((name) => (of(name).stumpings += 1));
  if (wicket.kind === 'run out') tallyRunOut(of, wicket, fielders);
}

/** One fielder on record means a direct hit; otherwise the last two fielders share the run-out. */
function tallyRunOut(of: (name: string) => Tally, wicket: Wicket, named: readonly string[]): void {
  if (wicket.fielders.length === 1) named.forEach((name) => (of(name).runOutsDirect += 1));
  else named.slice(-2).forEach((name) => (of(name).runOutsAssisted += 1));
}
