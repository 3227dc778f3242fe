import { inOrderOfPlay } from '@gullylens/engine/backtest/walk-forward';
import type { MatchRecord } from '@gullylens/engine/match/match-record';
import { openCricsheetArchive } from '../vendors/cricsheet/cricsheet-archive.ts';
import { parseMatch } from '../vendors/cricsheet/parse-match.ts';

export interface OrderedMatches {
  /** Every match once, in the order in which they were played. */
  readonly matches: readonly MatchRecord[];
  /** Ids of those that an archive of `test` holds. */
  readonly testedIds: ReadonlySet<string>;
  /** Files passed over, a sentence each. */
  readonly warnings: readonly string[];
}

/** Reads whole archives into memory, all together; throws `CricsheetArchiveError` when one is no archive. */
export async function readArchivesInOrder({
  history,
  test,
}: {
  readonly history: readonly string[];
  readonly test: readonly string[];
}): Promise<OrderedMatches> {
  const matches = new Map<string, MatchRecord>();
  const testedIds = new Set<string>();
  const warnings: string[] = [];
  for (const path of [...history, ...test]) {
    const archive = await openCricsheetArchive(path);
    warnings.push(...archive.warnings.map(({ file, reason }) => `${path}: ${file}: ${reason}`));
    for (const listed of archive.matches) {
      if (test.includes(path)) testedIds.add(listed.id);
      if (matches.has(listed.id)) continue;
      const file = await archive.read(listed);
      const parsed = file.ok ? parseMatch(listed.id, file.value.text) : file;
      if (parsed.ok) matches.set(listed.id, parsed.value);
      else
        warnings.push(
          `${path}: ${listed.file}: ${typeof parsed.fault === 'string' ? parsed.fault : parsed.fault.reason}`,
        );
    }
    archive.close();
  }
  return { matches: inOrderOfPlay([...matches.values()]), testedIds, warnings };
}
