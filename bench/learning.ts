import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { learnMatch } from '../engine/learning/learn-match.ts';
import { createRatings } from '../engine/ratings/ratings-state.ts';
import { readArchivesInOrder } from '../server/main/commands/read-archives-in-order.ts';
import { findMissed } from './support/find-missed.ts';

const FOLDER = fileURLToPath(new URL('../../shared/data/', import.meta.url));

const LEAST_BALLS_A_SECOND = 150_000;

/**
 * Learning every match of every archive in `../shared/data` in the order of play, reading and parsing not counted: balls a
 * second of processor time, and how large the ratings are in the end. Skips, saying so, where the folder is absent.
 */
export async function benchLearning() {
  if (!existsSync(FOLDER)) return { skipped: `there is no ${FOLDER}` };
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.zip'));
  const history = files.map((name) => path.join(FOLDER, name));
  const { matches } = await readArchivesInOrder({ history, test: [], warn: () => undefined });
  const state = createRatings('dream11-2025');
  let balls = 0;
  let seconds = 0;
  for await (const { match } of matches) {
    const started = process.cpuUsage();
    learnMatch(state, match);
    const { user, system } = process.cpuUsage(started);
    seconds += (user + system) / 1e6;
    balls += match.innings.reduce((sum, innings) => sum + innings.deliveries.length, 0);
  }
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
