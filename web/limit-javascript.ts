import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

const compress = promisify(brotliCompress);
const KB = 1_024;

/**
 * What each page may load before the browser is idle, compressed, and the modules that it starts from. The bench has the
 * budgets, 90 and 110 KB; the build stops 2 KB above them, so that a few bytes do not stop a release.
 */
const pages = [
  { path: '/', maxKb: 92, from: ['render-app.tsx', 'landing/landing-page.tsx'] },
  {
    path: '/dashboard',
    maxKb: 112,
    from: [
      'render-app.tsx',
      'shell/cached-layout.tsx',
      'shell/protected-layout.tsx',
      'pages/dashboard-page.tsx',
    ],
  },
] as const;

/** Fails the build when a page needs too much JavaScript. What is imported on demand does not count. */
export function limitJavascript(): Plugin {
  return {
    name: 'limit-javascript',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const { path, maxKb, from } of pages) {
          const modules = from.map((file) => `${import.meta.dirname}/src/app/${file}`);
          const built = Object.values(bundle).flatMap((file) =>
            file.type === 'chunk' ? file.moduleIds : [],
          );
          const missing = modules.filter((module) => !built.includes(module));
          if (missing.length > 0) this.error(`No file of the build has ${missing.join(', ')}.`);
          const kb = (await sizeOf(findFiles(modules, bundle))) / KB;
          if (kb > maxKb)
            this.error(`${path} loads ${kb.toFixed(1)} KB of JavaScript; ${maxKb} KB are allowed.`);
        }
      },
    },
  };
}

/** Returns the page's entry, the files of these modules, and all that they import statically. */
function findFiles(modules: readonly string[], bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set(
    chunks.filter(({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => modules.includes(id))),
  );
  for (const { imports } of found) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  }
  return [...found];
}

async function sizeOf(chunks: readonly Rolldown.OutputChunk[]): Promise<number> {
  const compressed = await Promise.all(chunks.map(({ code }) => compress(code)));
  return compressed.reduce((sum, { byteLength }) => sum + byteLength, 0);
}
