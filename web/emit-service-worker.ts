import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { transformWithOxc, type Plugin, type Rolldown } from 'vite';

const SOURCE = `${import.meta.dirname}/service-worker/service-worker.ts`;

/** The modules whose files are cached at installation: enough to start, signed in or not, in both languages. */
const shellModules = [
  'app/render-app.tsx',
  'app/landing/landing-page.tsx',
  'app/shell/cached-layout.tsx',
  'app/shell/protected-layout.tsx',
  'app/pages/dashboard-page.tsx',
  'app/landing/landing-below.tsx',
  'app/shell/footer/site-footer.tsx',
  'app/shell/header/avatar-menu.tsx',
  'app/dashboard/dashboard-menu.tsx',
  'app/dashboard/sections-below.tsx',
  'features/cricket-central/overview-failed.tsx',
  'features/search/search-dialog.tsx',
  'platform/live/live-stream.ts',
  'languages/hindi.ts',
].map((path) => `${import.meta.dirname}/src/${path}`);

/** Writes `service-worker.js` with this build's hash and file list. It is one file, because it cannot import chunks. */
export function emitServiceWorker(): Plugin {
  return {
    name: 'emit-service-worker',
    apply: 'build',
    generateBundle: {
      // Earlier the style sheet is not in the bundle yet.
      order: 'post',
      async handler(_options, bundle) {
        const source = await readFile(SOURCE, 'utf8');
        const build = createHash('sha256').update(source).update(Object.keys(bundle).toSorted().join());
        const { code } = await transformWithOxc(source, SOURCE, {
          define: {
            BUILD: JSON.stringify(build.digest('hex').slice(0, 12)),
            SHELL: JSON.stringify(findShell(bundle).map((file) => `/${file}`)),
          },
        });
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: code });
      },
    },
  };
}

/** True for the fonts of Hindi, which other visitors never load. The worker caches them when they are used. */
export function isHindiOnly(file: string): boolean {
  return file.includes('noto-sans-devanagari');
}

/** Returns the names of the files that the page and the shell's modules consist of. */
function findShell(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set(
    Object.keys(bundle).filter((file) => /\.(css|woff2)$/.test(file) && !isHindiOnly(file)),
  );
  const missing = new Set(shellModules);
  for (const part of Object.values(bundle)) {
    if (part.type !== 'chunk') continue;
    const ofShell = part.moduleIds.filter((id) => missing.delete(id));
    if (part.isEntry || ofShell.length > 0) files.add(part.fileName);
  }
  if (missing.size > 0) throw new Error(`No file of the build has ${[...missing].join(', ')}.`);
  for (const file of files) {
    const part = bundle[file];
    if (part?.type === 'chunk') for (const imported of part.imports) files.add(imported);
  }
  return [...files];
}
