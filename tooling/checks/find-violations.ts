import { isBuiltin } from 'node:module';
import path from 'node:path';
import { BOUNDARY_RULES, type BoundaryRule, ENVIRONMENT_READERS } from './boundary-rules.ts';
import type { Import, SourceFacts } from './read-imports.ts';

/**
 * Returns a sentence for each violation of the boundary rules in a file; empty without violations. Called by
 * `check-boundaries.ts` for every source file. `file` is relative to the root of the repository.
 */
export function findViolations(file: string, { imports, readsEnvironment }: SourceFacts): string[] {
  const violations = imports.map((found) => findImportViolation(file, found)).filter((text) => text !== null);
  if (readsEnvironment && !isTest(file) && !ENVIRONMENT_READERS.some((reader) => isWithin(file, reader))) {
    violations.push(
      `${file} reads process.env. Settings are read once, in server/config: take them as an argument.`,
    );
  }
  return violations;
}

function findImportViolation(file: string, { source, typeOnly }: Import): string | null {
  const found = findRule(file);
  if (found === undefined) return `${file} is in no folder of tooling/checks/boundary-rules.ts.`;
  const { rule, folder } = found;
  const violation = `${file} may not import ${source}. ${rule.because}`;
  if (isBuiltin(source)) return rule.pure && !isTest(file) ? violation : null;
  const target = resolveImport(file, source);
  if (target === null) return null;
  if (isTest(target) && !isTest(file) && !['bench', 'e2e'].includes(folder))
    return `${file} may not import ${source}: tests do not ship.`;
  if (isWithin(target, folder)) return null;
  if (isTest(file) && isWithin(target, workspaceOf(file)) && isTest(target)) return null;
  if (isTest(file) && rule.tests?.some((allowed) => isWithin(target, allowed))) return null;
  if (rule.features?.some((feature) => target === `${feature}/public.ts`)) return null;
  const allowed = rule.mayImport.find((importable) => isWithin(target, importable));
  if (allowed === undefined) return violation;
  return rule.typesOnly?.includes(allowed) && !typeOnly && !isTest(file) ? violation : null;
}

function findRule(file: string): { rule: BoundaryRule; folder: string } | undefined {
  for (const rule of BOUNDARY_RULES) {
    const folder = new RegExp(`^${rule.folder.replace('*', '[^/]+')}(?=/)`).exec(file)?.[0];
    if (folder !== undefined) return { rule, folder };
  }
  return undefined;
}

/** Returns the imported file, relative to the root of the repository; null for external packages. */
export function resolveImport(file: string, source: string): string | null {
  if (source.startsWith('.')) return path.posix.join(path.posix.dirname(file), source);
  return source.startsWith('@gullylens/') ? `${source.slice('@gullylens/'.length)}.ts` : null;
}

function workspaceOf(file: string): string {
  return file.slice(0, file.indexOf('/'));
}

function isWithin(file: string, folder: string): boolean {
  return file === folder || file.startsWith(`${folder}/`);
}

export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || /(^|\/)testing\//.test(file);
}
