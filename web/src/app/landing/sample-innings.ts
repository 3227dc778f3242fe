/** One ball: runs scored off it, or a wicket. */
export type SampleBall = 0 | 1 | 2 | 4 | 6 | 'W';

/** A fictional innings on the landing page, ball by ball. */
export interface SampleInnings {
  runs: number;
  wickets: number;
  /** Balls of the innings so far. */
  balls: number;
  /** The balls of the current over, or of the last one when it has just ended. */
  over: readonly SampleBall[];
}

/** The fictional match of the landing page, labelled as a sample. */
export const sampleMatch = {
  batting: { name: 'Malabar Monsoons', shortName: 'MLM' },
  bowling: { name: 'Deccan Drifters', shortName: 'DCD', score: '178/7', overs: '20' },
  target: 179,
  ballsInInnings: 120,
} as const;

/** Runs at the end of each over of the first innings. */
const firstInnings: readonly number[] = [
  7, 13, 24, 31, 44, 52, 58, 64, 73, 80, 91, 97, 104, 116, 123, 131, 144, 152, 166, 178,
];

/** Runs at the end of each over of the chase before the script starts. */
const chaseSoFar: readonly number[] = [6, 17, 25, 38, 46, 51, 60, 71, 77, 85, 96, 104, 111, 124, 132];

/** The chase when the script starts, after 15 overs. */
const opening = { runs: 132, wickets: 4, balls: 90 } as const;

/** The balls that the sample shows one after another, an over per text: runs, or W for a wicket. */
const script = ['140126', '10W141', '216014', '110621'].join('').split('').map(readBall);

function readBall(symbol: string): SampleBall {
  return symbol === 'W' ? 'W' : (Number(symbol) as SampleBall);
}

/** Returns the chase after the first `count` scripted balls; it restarts after the script ends. */
export function inningsAfter(count: number): SampleInnings {
  const bowled = script.slice(0, count % (script.length + 1));
  const balls = opening.balls + bowled.length;
  const inThisOver = bowled.length === 0 ? 0 : ((balls - 1) % 6) + 1;
  return {
    runs: opening.runs + bowled.reduce<number>((sum, ball) => sum + (ball === 'W' ? 0 : ball), 0),
    wickets: opening.wickets + bowled.filter((ball) => ball === 'W').length,
    balls,
    over: inThisOver === 0 ? [] : bowled.slice(-inThisOver),
  };
}

function byOver(runs: readonly number[]) {
  return runs.map((total, index) => ({ overs: index + 1, runs: total }));
}

/** Returns the totals by overs of both innings, for `WormChart`. */
export function wormOf(innings: SampleInnings) {
  const now = { overs: innings.balls / 6, runs: innings.runs };
  return { first: byOver(firstInnings), chase: [...byOver(chaseSoFar), ...totalsByOver(innings), now] };
}

/** The score of the chase at the end of each scripted over. */
function totalsByOver(innings: SampleInnings) {
  const overs = Math.floor((innings.balls - opening.balls) / 6);
  return Array.from({ length: overs }, (_, index) => ({
    overs: opening.balls / 6 + index + 1,
    runs: inningsAfter((index + 1) * 6).runs,
  }));
}
