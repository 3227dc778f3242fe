import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { emitServiceWorker, isHindiOnly } from './emit-service-worker.ts';
import { limitJavascript } from './limit-javascript.ts';
import { shareChunks } from './share-chunks.ts';

/**
 * Preloads what every page needs beside its entry: the fonts, so that text is rendered in them from the first frame, and
 * the files of the app, which the entry imports.
 */
function preloadFiles(): Plugin {
  return {
    name: 'preload-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const files = Object.keys(bundle);
        const fonts = files.filter((file) => file.endsWith('.woff2') && !isHindiOnly(file));
        const app = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'app');
        if (app?.type !== 'chunk') throw new Error('The build has no file of the app.');
        return [
          ...[app.fileName, ...app.imports].map((file) => link({ rel: 'modulepreload', href: `/${file}` })),
          ...fonts.map((file) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}` })),
        ];
      },
    },
  };
}

function link(attrs: Record<string, string>) {
  return { tag: 'link', injectTo: 'head' as const, attrs: { ...attrs, crossorigin: '' } };
}

/** Returns a hash of the contract. Responses stored under another hash are ignored, because their shape may differ. */
function stampContract(): string {
  const folder = `${import.meta.dirname}/../contract`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(`${folder}/${file}`));
  return hash.digest('hex').slice(0, 12);
}

/** Uses the router's production build, which its package does not export, without the parts that nothing uses. */
function useProductionRouter(): Plugin {
  const router = fileURLToPath(import.meta.resolve('react-router')).replace('/development/', '/production/');
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'react-router' ? router : null),
    // Names for React's developer tools, and calls that are not marked as pure, keep components that nothing uses.
    transform: (code, id) =>
      id.startsWith(dirname(router))
        ? {
            code: code
              .replaceAll(/^\w+\.displayName = .*;$/gm, '')
              .replaceAll(/\bReact\d*\.(forwardRef|createContext|memo)\(/g, '/* @__PURE__ */ $&'),
            map: null,
          }
        : null,
  };
}

/** Draws Lucide's icons with a component of our own, a tenth of theirs, whose options nothing here uses. */
function useOwnIcons(): Plugin {
  return {
    name: 'own-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.endsWith('/createLucideIcon.mjs') && importer?.includes('lucide-react')
        ? `${import.meta.dirname}/src/ui/icons/create-icon.ts`
        : null,
  };
}

export default defineConfig({
  define: { 'import.meta.env.CONTRACT_STAMP': JSON.stringify(stampContract()) },
  plugins: [
    react(),
    tailwindcss(),
    preloadFiles(),
    useProductionRouter(),
    useOwnIcons(),
    emitServiceWorker(),
    limitJavascript(),
  ],
  build: {
    target: 'es2022',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: shareChunks() } },
      // Else every class that extends `React.Component` is kept, because reading a property might have an effect.
      treeshake: { propertyReadSideEffects: false },
    },
  },
  server: { proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000' } },
});
