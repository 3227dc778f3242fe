import { dismissalsOn, isBowlersWicket, isFaced, isLegal } from '../match/delivery-facts.ts';
import { FORMAT_FACTS, OVERS_A_DAY } from '../match/format-facts.ts';
import { type Delivery, type InningsRecord, type MatchRecord, playerId } from '../match/match-record.ts';

/** An innings prepared for learning, with ids instead of names. */
export type InningsReplay = Readonly<ReturnType<typeof replayInnings>>;

export interface ReplayedBall {
  readonly batter: string;
  readonly bowler: string;
  /** Slot of the innings, 0 to 19, and wickets down (at most 9) before the ball. */
  readonly slot: number;
  readonly wickets: number;
  readonly totalRuns: number;
  readonly faced: boolean;
  readonly bowlersWicket: boolean;
  /** Index into `BALL_OUTCOMES`. */
  readonly outcome: number;
}

/** Outcomes of a delivery, as the simulation draws them. Runs are off the bat; a five counts as a four. */
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
export const OUTCOME_RUNS: readonly number[] = [0, 1, 2, 3, 4, 6, 0, 1, 1];
/** Indexes into `BALL_OUTCOMES`; `BY_RUNS` maps runs off the bat. */
const WICKET = 6;
const WIDE = 7;
const NOBALL = 8;
const BY_RUNS = [0, 1, 2, 3, 4, 4, 5];

/** State of an innings after an over. */
export interface OverEnd {
  readonly runs: number;
  readonly wickets: number;
  readonly legalBalls: number;
  /** Ids of the batters in. */
  readonly atCrease: readonly string[];
  /** Ids of the batters out or retired. */
  readonly gone: ReadonlySet<string>;
  /** Legal balls bowled so far, by bowler's id. */
  readonly bowled: ReadonlyMap<string, number>;
}

export const SLOTS = 20;

/** Prepares the innings of a match for learning, without super overs. */
export function replayMatch(match: MatchRecord): InningsReplay[] {
  return match.innings.filter((each) => !each.superOver).map((each) => replayInnings(match, each));
}

/** The slot of a ball, 0 to 19: twentieths of the innings by legal balls. */
export function slotOf(legalBalls: number, ballsLimit: number): number {
  return Math.min(SLOTS - 1, Math.floor((legalBalls * SLOTS) / ballsLimit));
}

export function ballsLimitOf(match: MatchRecord): number {
  const unlimited = match.format === 'Test' ? OVERS_A_DAY : FORMAT_FACTS.T20.oversLimit;
  return (match.oversLimit ?? unlimited ?? OVERS_A_DAY) * match.ballsPerOver;
}

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

function replayInnings(match: MatchRecord, innings: InningsRecord) {
  const ballsLimit = ballsLimitOf(match);
  const idOf = cachedPlayerIds(match);
  const order = new Set<string>();
  const gone = new Set<string>();
  const bowled = new Map<string, number>();
  const balls: ReplayedBall[] = [];
  const overEnds: OverEnd[] = [];
  let runs = innings.penaltyRuns.pre;
  let wickets = 0;
  let legalBalls = 0;
  innings.deliveries.forEach((delivery, i) => {
    const batter = idOf(delivery.batter);
    const nonStriker = idOf(delivery.nonStriker);
    const bowler = idOf(delivery.bowler);
    order.add(batter).add(nonStriker);
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
      bowled.set(bowler, (bowled.get(bowler) ?? 0) + 1);
    }
    for (const wicket of delivery.wickets) gone.add(idOf(wicket.playerOut));
    const next = innings.deliveries[i + 1];
    if (next === undefined || next.over !== delivery.over) {
      const atCrease = [batter, nonStriker].filter((id) => !gone.has(id));
      overEnds.push({ runs, wickets, legalBalls, atCrease, gone: new Set(gone), bowled: new Map(bowled) });
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
    order: [...order],
    balls,
    /** The score after each over. */
    overEnds,
  };
}
