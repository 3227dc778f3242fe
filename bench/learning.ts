import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { learnMatch } from '../engine/learning/learn-match.ts';
import type { MatchRecord } from '../engine/match/match-record.ts';
import { createRatings } from '../engine/ratings/ratings-state.ts';
import { readArchivesInOrder } from '../server/main/commands/read-archives-in-order.ts';
import { findMissed } from './support/find-missed.ts';

const FOLDER = fileURLToPath(new URL('../../shared/data/', import.meta.url));

const LEAST_BALLS_A_SECOND = 150_000;
/** Matches that are timed together, because reading the CPU time takes half a millisecond on some machines. */
const BLOCK = 200;

/**
 * Learns every match in `../shared/data` in order of play, excluding reading and parsing. Reports balls per second of
 * CPU time and the final size of the ratings. Skips with a message without that folder.
 */
export async function benchLearning() {
  if (!existsSync(FOLDER)) return { skipped: `there is no ${FOLDER}` };
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.zip'));
  const history = files.map((name) => path.join(FOLDER, name));
  const { matches } = await readArchivesInOrder({ history, test: [], warn: () => undefined });
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
  const megabytes = Math.round(JSON.stringify(state).length / 2 ** 20);
  const ballsASecond = Math.round(balls / seconds);
  return {
    matches: state.matches,
    balls,
    seconds,
    ballsASecond,
    missed: findMissed([{ name: 'balls a second', measured: ballsASecond, atLeast: LEAST_BALLS_A_SECOND }]),
    ratingsMegabytes: megabytes,
  };
}
