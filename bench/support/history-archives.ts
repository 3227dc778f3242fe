import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeCricsheet } from '../../sandboxes/cricapi/feed/write-cricsheet.ts';
import { playSeason } from '../../sandboxes/cricapi/league/play-season.ts';
import { openCricsheetArchive } from '../../server/vendors/cricsheet/cricsheet-archive.ts';
import { writeZip } from '../../server/vendors/cricsheet/testing/make-zip.ts';

const DATA = fileURLToPath(new URL('../../../shared/data/', import.meta.url));
const IPL = path.join(DATA, 'ipl_json.zip');
const MADE_SEASONS = 12;

/** True when the measured league is the IPL of 2008 to 2023, otherwise it is a made one of twelve seasons. */
export const hasIpl = existsSync(IPL);

export interface ArchivedFile {
  readonly name: string;
  readonly content: string;
}

/** Paths of all archives in `../shared/data`; empty when the folder is absent. */
export function everyArchive(): string[] {
  if (!existsSync(DATA)) return [];
  const zips = readdirSync(DATA).filter((name) => name.endsWith('.zip'));
  return zips.toSorted().map((name) => path.join(DATA, name));
}

/** The matches of the league. */
export function readLeague(): Promise<ArchivedFile[]> {
  return hasIpl ? filesOf(IPL) : Promise.resolve(madeFiles());
}

/** Returns the path of the league's archive, which is written to the folder if it is made. */
export async function findLeagueArchive(folder: string): Promise<string> {
  if (hasIpl) return IPL;
  const zip = path.join(folder, 'league.zip');
  await writeZip(zip, madeFiles());
  return zip;
}

async function filesOf(zip: string): Promise<ArchivedFile[]> {
  const archive = await openCricsheetArchive(zip);
  return archive.matches.flatMap((match) => {
    const read = archive.read(match);
    return read.ok ? { name: match.file, content: read.value.text.toString('utf8') } : [];
  });
}

function madeFiles(): ArchivedFile[] {
  const seasons = Array.from({ length: MADE_SEASONS }, (_, i) => String(2010 + i));
  return seasons.flatMap((season) =>
    playSeason(season).map((match) => ({
      name: `${match.id}.json`,
      content: JSON.stringify(writeCricsheet(match)),
    })),
  );
}
