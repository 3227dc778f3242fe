import path from 'node:path';

/** The files that a file imports, by path from the top of the repository. */
export type ImportsOfFiles = ReadonlyMap<string, readonly string[]>;

/** Maximum number of source files in a folder. */
export const MOST_FILES_IN_A_FOLDER = 24;

/**
 * Finds an import cycle between folders. Returns one import for each step, as `a/one.ts -> b/two.ts`; empty when there
 * is no cycle.
 */
export function findFolderCycle(imports: ImportsOfFiles): string[] {
  const steps = stepsBetweenFolders(imports);
  const finished = new Set<string>();
  const walk = (folder: string, trail: readonly string[]): string[] => {
    const start = trail.indexOf(folder);
    if (start !== -1) return [...trail.slice(start), folder];
    if (finished.has(folder)) return [];
    for (const next of steps.get(folder)?.keys() ?? []) {
      const cycle = walk(next, [...trail, folder]);
      if (cycle.length > 0) return cycle;
    }
    finished.add(folder);
    return [];
  };
  for (const folder of steps.keys()) {
    const cycle = walk(folder, []);
    if (cycle.length > 0) {
      return cycle.slice(1).map((to, index) => steps.get(cycle[index] ?? '')?.get(to) ?? '');
    }
  }
  return [];
}

/** By folder, the other folders that its files import from, each with one such import. */
function stepsBetweenFolders(imports: ImportsOfFiles): Map<string, Map<string, string>> {
  const steps = new Map<string, Map<string, string>>();
  for (const [file, targets] of imports) {
    const from = path.posix.dirname(file);
    for (const target of targets) {
      const to = path.posix.dirname(target);
      if (to === from) continue;
      const stepsFrom = steps.get(from) ?? new Map<string, string>();
      steps.set(from, stepsFrom.set(to, `${file} -> ${target}`));
    }
  }
  return steps;
}

/** Returns the folders with more files than `MOST_FILES_IN_A_FOLDER`, with their number. */
export function findFullFolders(files: readonly string[]): [folder: string, files: number][] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > MOST_FILES_IN_A_FOLDER);
}
