import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const scripts = new Map<string, Promise<string>>();

async function bundle(entry: URL): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** The browser side of a vendor, made into one classic script the first time it is asked for. */
export function scriptFrom(entry: URL): Promise<string> {
  const made = scripts.get(entry.href) ?? bundle(entry);
  scripts.set(entry.href, made);
  return made;
}
