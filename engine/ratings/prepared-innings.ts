import { dismissalsOn, isBowlersWicket, isFaced, isLegal } from '../match/delivery-facts.ts';
import { FORMAT_FACTS, OVERS_A_DAY } from '../match/format-facts.ts';
import { type Delivery, type InningsRecord, type MatchRecord, playerId } from '../match/match-record.ts';

/**
 * An innings of a played match as learning and the backtest read it: players by id, balls reduced to what the models
 * use. Built whenever a match is learnt or tested; never stored.
 */
export type PreparedInnings = Readonly<ReturnType<typeof prepareOneInnings>>;

/** One delivery, wides and no-balls included. */
export interface PreparedBall {
  /** Ids of the players. */
  readonly batter: string;
  readonly bowler: string;
  /** Twentieth of the innings in which the ball is bowled, 0 to 19 (see `slotOf`). */
  readonly slot: number;
  /** Wickets down before the ball, at most 9. */
  readonly wickets: number;
  /** Off the bat and extras. */
  readonly totalRuns: number;
  /** Whether it counts as a ball faced: everything but a wide. */
  readonly faced: boolean;
  /** Whether a wicket fell that is credited to the bowler. */
  readonly bowlersWicket: boolean;
  /** Index into `BALL_OUTCOMES`. */
  readonly outcome: number;
}

/**
 * Outcomes of a delivery: learning counts them, simulations draw them, also those of the CricAPI sandbox. `one` to
 * `six` are runs off the bat; a five counts as a four. The order is the index in stored counts.
 */
export const BALL_OUTCOMES = [
  'dot',
  'one',
  'two',
  'three',
  'four',
  'six',
  'wicket',
  'wide',
  'noball',
] as const;
/** Runs of each of `BALL_OUTCOMES`; wides and no-balls with their one penalty run. */
export const OUTCOME_RUNS: readonly number[] = [0, 1, 2, 3, 4, 6, 0, 1, 1];
/** Indexes into `BALL_OUTCOMES`. */
const WICKET = 6;
const WIDE = 7;
const NOBALL = 8;
/** Index into `BALL_OUTCOMES` by runs off the bat, 0 to 6. */
const BY_RUNS = [0, 1, 2, 3, 4, 4, 5];

/** State of an innings after a ball. */
export interface InningsState {
  readonly runs: number;
  readonly wickets: number;
  readonly legalBalls: number;
  /** Ids of the batters in. */
  readonly atCrease: readonly string[];
  /** Ids of the batters out or retired. */
  readonly outOrRetired: ReadonlySet<string>;
  /** Legal balls bowled so far, by bowler's id. */
  readonly legalBallsByBowler: ReadonlyMap<string, number>;
}

/**
 * Every innings is divided into twentieths by legal balls, so an over of a T20 and 15 balls of an ODI compare. A
 * slot, 0 to 19, is the twentieth to which a ball belongs; a stage, 0 to 20, is the number of twentieths bowled.
 */
export const SLOTS = 20;

/** The innings of a match in order of play, without super overs. */
export function prepareInnings(match: MatchRecord): PreparedInnings[] {
  return match.innings.filter((each) => !each.superOver).map((each) => prepareOneInnings(match, each));
}

/** The slot, 0 to 19, of the ball after `legalBalls` legal balls of an innings of `ballsLimit`. */
export function slotOf(legalBalls: number, ballsLimit: number): number {
  return Math.min(SLOTS - 1, Math.floor((legalBalls * SLOTS) / ballsLimit));
}

/** Legal balls used as the length of an innings. Without a recorded limit: a day's play in a Test, else a T20's. */
export function ballsLimitOf(match: MatchRecord): number {
  const usualOvers = match.format === 'Test' ? OVERS_A_DAY : FORMAT_FACTS.T20.oversLimit;
  return (match.oversLimit ?? usualOvers ?? OVERS_A_DAY) * match.ballsPerOver;
}

/**
 * Index into `BALL_OUTCOMES`. A ball that is several counts as a wide first, then as a wicket, then as a no-ball; its
 * `totalRuns` include all runs.
 */
function outcomeOf(delivery: Delivery): number {
  if (delivery.extras.wides > 0) return WIDE;
  if (dismissalsOn(delivery) > 0) return WICKET;
  if (delivery.extras.noballs > 0) return NOBALL;
  return BY_RUNS[Math.min(6, delivery.runs.batter)] ?? NaN;
}

/** Caches player ids by name, because every ball needs three of them. */
function cachedPlayerIds(match: MatchRecord): (name: string) => string {
  const ids = new Map<string, string>();
  return (name) => {
    const known = ids.get(name);
    if (known !== undefined) return known;
    const id = playerId(match, name);
    ids.set(name, id);
    return id;
  };
}

function prepareOneInnings(match: MatchRecord, innings: InningsRecord) {
  const ballsLimit = ballsLimitOf(match);
  const idOf = cachedPlayerIds(match);
  const battingOrder = new Set<string>();
  const outOrRetired = new Set<string>();
  const legalBallsByBowler = new Map<string, number>();
  const balls: PreparedBall[] = [];
  const overEnds: InningsState[] = [];
  let runs = innings.penaltyRuns.pre;
  let wickets = 0;
  let legalBalls = 0;
  innings.deliveries.forEach((delivery, i) => {
    const batter = idOf(delivery.batter);
    const nonStriker = idOf(delivery.nonStriker);
    const bowler = idOf(delivery.bowler);
    battingOrder.add(batter).add(nonStriker);
    balls.push({
      batter,
      bowler,
      slot: slotOf(legalBalls, ballsLimit),
      wickets: Math.min(9, wickets),
      totalRuns: delivery.runs.total,
      faced: isFaced(delivery),
      bowlersWicket: delivery.wickets.some(isBowlersWicket),
      outcome: outcomeOf(delivery),
    });
    runs += delivery.runs.total;
    wickets += dismissalsOn(delivery);
    if (isLegal(delivery)) {
      legalBalls += 1;
      legalBallsByBowler.set(bowler, (legalBallsByBowler.get(bowler) ?? 0) + 1);
    }
    for (const wicket of delivery.wickets) outOrRetired.add(idOf(wicket.playerOut));
    const next = innings.deliveries[i + 1];
    if (next === undefined || next.over !== delivery.over) {
      const atCrease = [batter, nonStriker].filter((id) => !outOrRetired.has(id));
      overEnds.push({
        runs,
        wickets,
        legalBalls,
        atCrease,
        outOrRetired: new Set(outOrRetired),
        legalBallsByBowler: new Map(legalBallsByBowler),
      });
    }
  });
  return {
    team: innings.team,
    bowlingTeam: match.teams[0] === innings.team ? match.teams[1] : match.teams[0],
    target: innings.target?.runs ?? null,
    runs: runs + innings.penaltyRuns.post,
    wickets,
    legalBalls,
    /** Ids of the batters, in order of coming in. */
    battingOrder: [...battingOrder],
    balls,
    /** State after each over, including a last, unfinished one. */
    overEnds,
  };
}
