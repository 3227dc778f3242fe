import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { MatchObservation } from '@gullylens/engine/backtest/observation';
import { createBaselines } from '@gullylens/engine/backtest/baselines';
import { summariseBacktest } from '@gullylens/engine/backtest/summarise-backtest';
import { forecastThenLearn } from '@gullylens/engine/backtest/walk-forward';
import { writeReport } from '@gullylens/engine/backtest/write-report';
import { createGenerator } from '@gullylens/engine/statistics/random-draws';
import { createRatings } from '@gullylens/engine/ratings/ratings-state';
import { CricsheetArchiveError } from '../../vendors/cricsheet/cricsheet-archive.ts';
import { readArchivesInOrder } from './read-archives-in-order.ts';
import { CommandError, runCommand } from './command.ts';

const USAGE = `Usage: npm run backtest -- --history A.zip,B.zip --test C.zip [--from YYYY-MM-DD] [--rules dream11-2025] [--json]

Learns from the matches of --history. Forecasts each match of --test (from the day --from on), then learns from it.
`;
/** Seed of the interval sampling. It does not change the scores, and the intervals only slightly. */
const SEED = 20_240_101;

/** Interval between progress lines, in milliseconds. */
const PROGRESS_MS = 5_000;

/** `npm run backtest`: scores each forecast on unseen matches, next to simple baselines. */
async function run(args: readonly string[]): Promise<void> {
  const { history, test, from, rules, json } = readOptions(args);
  const { count, matches } = await readArchivesInOrder({ history, test, warn: print });
  const reportProgress = progress(count);
  const [state, baselines] = [createRatings(rules), createBaselines()];
  const observations: MatchObservation[] = [];
  for await (const { match, isTested } of matches) {
    const day = match.dates[0] ?? '';
    const observation = forecastThenLearn(state, baselines, { match, isTested: isTested && day >= from });
    if (observation) observations.push(observation);
    reportProgress(state.matches, day);
  }
  if (observations.length === 0) throw new CommandError(describeNoMatches(test, from));
  const report = summariseBacktest(createGenerator(SEED), observations);
  const title = `Backtest: ${test.map((path) => path.split('/').at(-1)).join(', ')} by ${rules}`;
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : `${writeReport(report, title)}\n`);
}

function print(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

function describeNoMatches(test: readonly string[], from: string): string {
  return `No match to forecast: ${test.join(', ')} has no readable match${from === '' ? '' : ` from ${from} on`}.`;
}

/** Reports progress to stderr every few seconds and at the end. */
function progress(count: number): (done: number, day: string) => void {
  const started = Date.now();
  let last = started;
  return (done, day) => {
    const now = Date.now();
    if (now - last < PROGRESS_MS && done < count) return;
    last = now;
    print(`${done} of ${count} matches, up to ${day}, in ${Math.round((now - started) / 1000)} s`);
  };
}

function readOptions(args: readonly string[]) {
  const { test, history, from, rules, json } = parsedOptions(args);
  if (test === '') throw new CommandError(`--test is required.\n${USAGE}`);
  if (rules !== 'dream11-classic' && rules !== 'dream11-2025') {
    throw new CommandError(`--rules ${rules} is unknown: use dream11-classic or dream11-2025.`);
  }
  if (from !== '' && (!/^\d{4}-\d{2}-\d{2}$/.test(from) || Number.isNaN(Date.parse(from)))) {
    throw new CommandError(`--from ${from} is not a date (YYYY-MM-DD).`);
  }
  return { history: paths(history), test: paths(test), from, rules, json } as const;
}

function parsedOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        history: { type: 'string', default: '' },
        test: { type: 'string', default: '' },
        from: { type: 'string', default: '' },
        rules: { type: 'string', default: 'dream11-classic' },
        json: { type: 'boolean', default: false },
      },
    }).values;
  } catch (cause) {
    throw new CommandError(`${cause instanceof Error ? cause.message : 'Unknown option.'}\n${USAGE}`, {
      cause,
    });
  }
}

function paths(list: string): string[] {
  return list
    .split(',')
    .filter((path) => path !== '')
    .map((path) => resolve(path));
}

await runCommand(async () => {
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    throw error instanceof CricsheetArchiveError ? new CommandError(error.message) : error;
  }
});
