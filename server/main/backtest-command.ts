import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createBaselines } from '@gullylens/engine/backtest/plain-baselines';
import { summariseBacktest } from '@gullylens/engine/backtest/summarise-backtest';
import { walkForward } from '@gullylens/engine/backtest/walk-forward';
import { writeReport } from '@gullylens/engine/backtest/write-report';
import { createGenerator } from '@gullylens/engine/forecast/random-draws';
import { createRatings } from '@gullylens/engine/ratings/ratings-state';
import { CricsheetArchiveError } from '../vendors/cricsheet/cricsheet-archive.ts';
import { readArchivesInOrder } from './read-archives-in-order.ts';

const USAGE = `Usage: npm run backtest -- --history A.zip,B.zip --test C.zip [--from YYYY-MM-DD] [--rules dream11-2025] [--json]

Matches of --history teach; those of --test (from the day --from on) are forecast first and then teach too.
`;
/** The draws of the intervals; any number gives the same figures and nearly the same intervals. */
const SEED = 20_240_101;

/** `npm run backtest`: how good each forecast is on matches that it had not seen, beside the simplest baselines. */
async function run(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (options === null) {
    process.stderr.write(USAGE);
    return 1;
  }
  const { history, test, from, rules, json } = options;
  const { matches, testedIds, warnings } = await readArchivesInOrder({ history, test });
  for (const warning of warnings) process.stderr.write(`${warning}\n`);
  const state = createRatings(rules);
  const started = performance.now();
  const observations = [
    ...walkForward(state, createBaselines(), {
      matches,
      isTested: (match) => testedIds.has(match.id) && (match.dates[0] ?? '') >= from,
    }),
  ];
  process.stderr.write(`${state.matches} matches in ${Math.round((performance.now() - started) / 1000)} s\n`);
  const report = summariseBacktest(createGenerator(SEED), observations);
  const title = `Backtest: ${test.map((path) => path.split('/').at(-1)).join(', ')} by ${rules}`;
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : `${writeReport(report, title)}\n`);
  return 0;
}

function readOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        history: { type: 'string', default: '' },
        test: { type: 'string', default: '' },
        from: { type: 'string', default: '' },
        rules: { type: 'string', default: 'dream11-classic' },
        json: { type: 'boolean', default: false },
      },
    });
    const { rules, from, json } = values;
    if (values.test === '' || (rules !== 'dream11-classic' && rules !== 'dream11-2025')) return null;
    return { history: paths(values.history), test: paths(values.test), from, rules, json } as const;
  } catch {
    return null;
  }
}

function paths(list: string): string[] {
  return list
    .split(',')
    .filter((path) => path !== '')
    .map((path) => resolve(path));
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CricsheetArchiveError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
