import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { MatchObservation } from '@gullylens/engine/backtest/observation';
import { createRefits } from '@gullylens/engine/backtest/refitted-states';
import { createBaselines } from '@gullylens/engine/backtest/baselines';
import { summariseBacktest } from '@gullylens/engine/backtest/summarise-backtest';
import { forecastThenLearn } from '@gullylens/engine/backtest/walk-forward';
import { writePage } from '@gullylens/engine/backtest/write-page';
import { writeReport } from '@gullylens/engine/backtest/write-report';
import { createGenerator } from '@gullylens/engine/statistics/random-draws';
import { createRatings } from '@gullylens/engine/ratings/ratings-state';
import { CricsheetArchiveError } from '../../vendors/cricsheet/cricsheet-archive.ts';
import { observePublished } from '../../insights/backtest/observe-published.ts';
import type { ForecastMoment } from '../../insights/backtest/published-request.ts';
import { createReplayedHistory } from '../../history/public.ts';
import { readArchivesInOrder } from './read-archives-in-order.ts';
import { CommandError, runCommand } from './command.ts';

const USAGE = `Usage: npm run backtest -- --history A.zip,B.zip --test C.zip [--from YYYY-MM-DD] [--as-published | --after-toss]
  [--rules dream11-2025] [--simulate-every N] [--page FILE.html] [--json]

Learns from the matches of --history. Forecasts each match of --test (from the day --from on), then learns from it.
Forecasts know the eleven and the toss. With --as-published they are also made as an analysis locks: with the likely
eleven, without the toss, by the current rules. With --after-toss they are also made as the product updates them then.
Simulations take most of the time: --simulate-every N simulates every Nth match only.
Writes the report to standard output, and a page with plots to --page (backtest.html).
`;
/** Seed of the interval sampling. It does not change the scores, and the intervals only slightly. */
const SEED = 20_240_101;

/** Interval between progress lines, in milliseconds. */
const PROGRESS_MS = 5_000;

/** `npm run backtest`: scores each forecast on unseen matches, next to simple baselines. */
async function run(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const { known, published } = await observeAll(options);
  if (known.length === 0) throw new CommandError(describeNoMatches(options));
  const knownReport = summariseBacktest(createGenerator(SEED), known);
  const publishedReport = published.length === 0 ? null : summariseBacktest(createGenerator(SEED), published);
  const [report, comparison] = publishedReport ? [publishedReport, knownReport] : [knownReport];
  const title = titleOf(options);
  await writeFile(options.page, `${writePage(report, title, comparison)}\n`);
  print(`The page is ${options.page}.`);
  const json = comparison ? { ...report, known: comparison } : report;
  process.stdout.write(
    `${options.json ? JSON.stringify(json, null, 2) : writeReport(report, title, comparison)}\n`,
  );
}

function titleOf({ test, rules, moment }: Options): string {
  const tested = test.map((path) => path.split('/').at(-1)).join(', ');
  return `Backtest: ${tested} by ${rules}${moment ? `, ${MOMENTS[moment]}` : ''}`;
}

const MOMENTS: Readonly<Record<ForecastMoment, string>> = {
  'as-published': 'as published',
  'after-toss': 'after the toss',
};

/**
 * Forecasts and then learns every match in order of play. Returns the tested forecasts with their outcomes: `known`
 * with the eleven and the toss known, `published` as of the chosen moment (empty without one).
 */
async function observeAll({ history, test, from, rules, moment, simulateEvery }: Options) {
  const { count, matches } = await readArchivesInOrder({ history, test, warn: print });
  const reportProgress = progress(count);
  const [ratings, baselines, refits] = [createRatings(rules), createBaselines(), createRefits()];
  const replayed = createReplayedHistory();
  const known: MatchObservation[] = [];
  const published: MatchObservation[] = [];
  for await (const { match, isTested: isListed } of matches) {
    const day = match.dates[0] ?? '';
    const isTested = isListed && day >= from;
    const isSimulated = (known.length + 1) % simulateEvery === 0;
    const before = { ratings, baselines, refits, history: replayed };
    if (isTested && moment) published.push(observePublished(before, { match, moment, isSimulated }));
    const observation = forecastThenLearn(ratings, baselines, { match, isTested, isSimulated, refits });
    if (observation) known.push(observation);
    if (moment) replayed.add(match);
    reportProgress(ratings.matches, day);
  }
  return { known, published };
}

function print(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

function describeNoMatches({ test, from }: Options): string {
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

type Options = ReturnType<typeof readOptions>;

function readOptions(args: readonly string[]) {
  const { test, history, from, json, ...others } = parsedOptions(args);
  const moment = momentOf(others);
  const rules = others.rules ?? (moment ? 'dream11-2025' : 'dream11-classic');
  const simulateEvery = Number(others['simulate-every']);
  if (test === '') throw new CommandError(`--test is required.\n${USAGE}`);
  if (rules !== 'dream11-classic' && rules !== 'dream11-2025') {
    throw new CommandError(`--rules ${rules} is unknown: use dream11-classic or dream11-2025.`);
  }
  if (from !== '' && (!/^\d{4}-\d{2}-\d{2}$/.test(from) || Number.isNaN(Date.parse(from)))) {
    throw new CommandError(`--from ${from} is not a date (YYYY-MM-DD).`);
  }
  if (!Number.isInteger(simulateEvery) || simulateEvery < 1) {
    throw new CommandError(`--simulate-every ${others['simulate-every']} is not a number from 1.`);
  }
  return {
    history: paths(history),
    test: paths(test),
    from,
    rules,
    json,
    moment,
    simulateEvery,
    page: resolve(others.page),
  } as const;
}

function momentOf(chosen: { readonly [Each in ForecastMoment]: boolean }): ForecastMoment | null {
  if (chosen['as-published'] && chosen['after-toss'])
    throw new CommandError(`Use --as-published or --after-toss, not both.\n${USAGE}`);
  if (chosen['as-published']) return 'as-published';
  return chosen['after-toss'] ? 'after-toss' : null;
}

function parsedOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        history: { type: 'string', default: '' },
        test: { type: 'string', default: '' },
        from: { type: 'string', default: '' },
        rules: { type: 'string' },
        'as-published': { type: 'boolean', default: false },
        'after-toss': { type: 'boolean', default: false },
        'simulate-every': { type: 'string', default: '1' },
        page: { type: 'string', default: 'backtest.html' },
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
