import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const scripts = new Map<string, Promise<string>>();

/** Bundled beside the built program; out of the source, as in tests, made on first demand. */
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

/** The browser side of a vendor as one classic script. */
export function scriptFrom(entry: URL): Promise<string> {
  const made = scripts.get(entry.href) ?? readOrBundle(entry);
  scripts.set(entry.href, made);
  return made;
}
