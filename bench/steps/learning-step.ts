import process from 'node:process';
import { learnMatch } from '../../engine/learning/learn-match.ts';
import type { MatchRecord } from '../../engine/match/match-record.ts';
import { createRatings } from '../../engine/ratings/ratings-state.ts';
import { readArchivesInOrder } from '../../server/main/commands/read-archives-in-order.ts';

export interface LearningStep {
  readonly matches: number;
  readonly balls: number;
  /** CPU time of learning, user and system, in seconds; reading and parsing are excluded. */
  readonly seconds: number;
  /** Size of the ratings as JSON. */
  readonly ratingsMegabytes: number;
}

/** Matches that are timed together, because reading the CPU time takes half a millisecond on some machines. */
const BLOCK = 200;

/** The archives to learn, in order of play. */
const { matches } = await readArchivesInOrder({
  history: process.argv.slice(2),
  test: [],
  warn: () => undefined,
});
const state = createRatings('dream11-2025');
let balls = 0;
let seconds = 0;
let block: MatchRecord[] = [];
const learnBlock = () => {
  const started = process.cpuUsage();
  for (const match of block) learnMatch(state, match);
  const { user, system } = process.cpuUsage(started);
  seconds += (user + system) / 1e6;
  block = [];
};
for await (const { match } of matches) {
  block.push(match);
  balls += match.innings.reduce((sum, innings) => sum + innings.deliveries.length, 0);
  if (block.length === BLOCK) learnBlock();
}
learnBlock();
const step: LearningStep = {
  matches: state.matches,
  balls,
  seconds,
  ratingsMegabytes: Math.round(JSON.stringify(state).length / 2 ** 20),
};
process.send?.(step);
