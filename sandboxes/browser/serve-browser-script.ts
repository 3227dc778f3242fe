import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const scripts = new Map<string, Promise<string>>();

/** Reads the script that the build bundled. When run from source, as in tests, bundles it instead. */
async function readOrBundle(entry: URL): Promise<string> {
  const built = new URL(entry.href.replace(/\.ts$/, '.js'));
  if (existsSync(built)) return readFile(built, 'utf8');
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Returns the browser script of a vendor as one classic script, read or bundled once per process. */
export function scriptFrom(entry: URL): Promise<string> {
  const made = scripts.get(entry.href) ?? readOrBundle(entry);
  scripts.set(entry.href, made);
  return made;
}
