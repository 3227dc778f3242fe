import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { inflateRawSync } from 'node:zlib';
import yauzl from 'yauzl';
import { withImportConnection } from '../../server/history/import/import-history.ts';
import { openDatabase } from '../../server/platform/database/open-database.ts';

export interface ImportStep {
  readonly matches: number;
  readonly wallMs: number;
  /** Of this process, user and system, V8's threads included, PostgreSQL's excluded. */
  readonly cpuMs: number;
  readonly peakMb: number;
}

const LOCAL_HEADER_LENGTH = 30;

/** The minimum work: unpacking and parsing every match of the archive. */
async function unzipAndParse(path: string): Promise<number> {
  const bytes = readFileSync(path);
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
  let matches = 0;
  for await (const entry of zip.eachEntry()) {
    if (!entry.fileName.endsWith('.json')) continue;
    const header = bytes.subarray(entry.relativeOffsetOfLocalHeader);
    const from = LOCAL_HEADER_LENGTH + header.readUInt16LE(26) + header.readUInt16LE(28);
    JSON.parse(inflateRawSync(header.subarray(from, from + entry.compressedSize)).toString('utf8'));
    matches += 1;
  }
  return matches;
}

/** Reads archives in sequence, as `npm run import` does, and returns the number of matches. */
async function eachOf(zips: readonly string[], read: (zip: string) => Promise<number>): Promise<number> {
  let matches = 0;
  for (const zip of zips) matches += await read(zip);
  return matches;
}

async function importInto(databaseUrl: string, zips: readonly string[]): Promise<number> {
  const database = openDatabase(databaseUrl, { connections: 1 });
  const matches = await withImportConnection(database, (importHistory) =>
    eachOf(zips, async (zip) => (await importHistory({ zip })).seen),
  );
  await database.close();
  return matches;
}

/** In MB. Linux's maximum RSS includes the parent process, so another counter is read. */
function peakMemory(): number {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
  const peak = /^VmHWM:\s+(\d+) kB/m.exec(status)?.[1];
  return Number(peak ?? process.resourceUsage().maxRSS) / 1024;
}

/** The database to import into and the archives. With an empty address they are only unpacked and parsed. */
const [databaseUrl, ...zips] = process.argv.slice(2);
const [before, started] = [process.cpuUsage(), performance.now()];
const matches = await (databaseUrl ? importInto(databaseUrl, zips) : eachOf(zips, unzipAndParse));
const wallMs = performance.now() - started;
const { user, system } = process.cpuUsage(before);
const step: ImportStep = {
  matches,
  wallMs,
  cpuMs: (user + system) / 1000,
  peakMb: peakMemory(),
};
process.send?.(step);
