import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeZip } from '../server/vendors/cricsheet/testing/make-zip.ts';
import { importNodeFlags } from '../tooling/build/import-node-flags.mjs';
import { buildStep } from './steps/build-step.ts';
import { findMissed } from './support/find-missed.ts';
import { type ArchivedFile, everyArchive, hasIpl, readLeague } from './support/history-archives.ts';
import type { ImportStep } from './steps/import-step.ts';
import { median, roundTo } from './support/statistics.ts';
import { runBuiltStep } from './steps/run-step.ts';
import { startDatabases } from './support/start-databases.ts';

const REPEATS = 5;
/** Number of imports of all archives, each of which takes half a minute. */
const WHOLE_REPEATS = 3;
/** Maximum CPU time of an import, as a multiple of that of unpacking and parsing. */
const MOST_RATIO = 2;
const TIMES = [1, 4, 12];

/**
 * Importing an archive, compared with unpacking it and calling `JSON.parse` on every file. Both alternate, each in a
 * separate process; the import runs the built product into an empty database. `wall` includes PostgreSQL and says
 * little on a busy machine. `cpu` is this process with V8's threads, without PostgreSQL. Ratios are medians of
 * neighbouring runs. `peakMb` is the peak memory of the process for archives of one, four and twelve times as many
 * matches. Runs one archive, then all archives in one process, as `npm run import` does.
 */
export async function benchImport() {
  const folder = await mkdtemp(path.join(tmpdir(), 'gullylens-bench-import-'));
  const databases = await startDatabases();
  try {
    const files = await readLeague();
    const zipOf = async (times: number) => {
      const zip = path.join(folder, `${times}.zip`);
      await writeZip(zip, repeatFiles(files, times));
      return zip;
    };
    const program = await buildStep('import-step');
    const parse = (zips: readonly string[]) => runBuiltStep<ImportStep>(program, ['', ...zips]);
    const importAll = async (zips: readonly string[]) =>
      runBuiltStep<ImportStep>(program, [await databases.makeDatabase(), ...zips], importNodeFlags);
    const compare = async (zips: readonly string[], repeats: number) => {
      const floors: ImportStep[] = [];
      const imports: ImportStep[] = [];
      for (let i = 0; i < repeats; i += 1) {
        floors.push(await parse(zips));
        imports.push(await importAll(zips));
      }
      return compareTimes(floors, imports);
    };
    const peaks: Record<string, { parse: number; import: number }> = {};
    for (const times of TIMES) {
      const zips = [await zipOf(times)];
      const [floor, step] = [await parse(zips), await importAll(zips)];
      peaks[`${step.matches} matches`] = { parse: roundTo(floor.peakMb), import: roundTo(step.peakMb) };
    }
    const [one, everything] = [await zipOf(1), everyArchive()];
    const results = {
      [hasIpl ? 'IPL 2008-2023' : 'a made league']: await compare([one], REPEATS),
      ...(everything.length > 0 && { everything: await compare(everything, WHOLE_REPEATS) }),
    };
    // One league takes two seconds, of which V8 spends a good part compiling: it has the budget only where it is all.
    const { cpuRatio } = Object.values(results).at(-1) ?? { cpuRatio: Number.NaN };
    const budgets = [
      { name: 'processor time of the import over parsing', measured: cpuRatio, atMost: MOST_RATIO },
    ];
    return { ...results, peakMb: peaks, missed: findMissed(budgets) };
  } finally {
    await databases.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function compareTimes(floors: readonly ImportStep[], imports: readonly ImportStep[]) {
  return {
    matches: floors[0]?.matches,
    unzipAndParse: middleOf(floors),
    import: middleOf(imports),
    cpuRatio: ratio(imports, floors, ({ cpuMs }) => cpuMs),
    wallRatio: ratio(imports, floors, ({ wallMs }) => wallMs),
  };
}

/** Repeats the matches of an archive under other names, for an archive of `times` as many matches. */
function repeatFiles(files: readonly ArchivedFile[], times: number): ArchivedFile[] {
  return Array.from({ length: times }, (_, time) =>
    files.map(({ name, content }) => ({ name: `${time}-${name}`, content })),
  ).flat();
}

function middleOf(steps: readonly ImportStep[]) {
  return {
    wallMs: roundTo(median(steps.map(({ wallMs }) => wallMs))),
    cpuMs: roundTo(median(steps.map(({ cpuMs }) => cpuMs))),
    peakMb: roundTo(median(steps.map(({ peakMb }) => peakMb))),
  };
}

/** The median of the ratios of neighbouring runs, because a temporary slowdown affects both. */
function ratio(
  ours: readonly ImportStep[],
  floors: readonly ImportStep[],
  of: (step: ImportStep) => number,
): number {
  return roundTo(median(ours.map((step, i) => of(step) / of(floors[i] ?? step))));
}
