import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const scripts = new Map<string, Promise<string>>();

/** Reads the script bundled with the built program. When run from source, as in tests, bundles it on first use. */
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

/** The browser script of a vendor, as one classic script. */
export function scriptFrom(entry: URL): Promise<string> {
  const made = scripts.get(entry.href) ?? readOrBundle(entry);
  scripts.set(entry.href, made);
  return made;
}
