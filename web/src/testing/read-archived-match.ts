import { existsSync, readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

/** Folder of real history beside the repository. Tests that need it are skipped without it. */
const FOLDER = `${import.meta.dirname}/../../../../shared/data/`;

export const hasArchives = existsSync(FOLDER);
if (!hasArchives) process.stderr.write(`replays of real matches are skipped: there is no ${FOLDER}\n`);

/** The parts of a Cricsheet file that a scoreboard shows. */
export interface ArchivedMatch {
  info: { balls_per_over: number; teams: [string, string] };
  innings: {
    team: string;
    super_over?: boolean;
    overs: {
      over: number;
      deliveries: {
        runs: { total: number };
        extras?: { wides?: number; noballs?: number };
        wickets?: { kind: string }[];
      }[];
    }[];
  }[];
}

/** Reads one match of an archive from the zip's central directory. */
export function readArchivedMatch(archive: string, id: string): ArchivedMatch {
  const zip = readFileSync(`${FOLDER}${archive}`);
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      zip.readUInt16LE(at + offset),
    ) as [number, number, number];
    if (zip.toString('latin1', at + 46, at + 46 + nameLength) === `${id}.json`) {
      const [size, local] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)];
      const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
      return JSON.parse(inflateRawSync(zip.subarray(start, start + size)).toString('utf8'));
    }
    at += 46 + nameLength + extraLength + commentLength;
  }
  throw new Error(`${archive} has no ${id}`);
}
