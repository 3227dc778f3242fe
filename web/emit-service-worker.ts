import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { transformWithOxc, type Plugin } from 'vite';

const SOURCE = `${import.meta.dirname}/service-worker/service-worker.ts`;

/** Writes the service worker beside the page, stamped with this build. It stands alone: it may not share chunks. */
export function emitServiceWorker(): Plugin {
  return {
    name: 'emit-service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const source = await readFile(SOURCE, 'utf8');
      const build = createHash('sha256').update(source).update(Object.keys(bundle).toSorted().join());
      const { code } = await transformWithOxc(source, SOURCE, {
        define: { BUILD: JSON.stringify(build.digest('hex').slice(0, 12)) },
      });
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: code });
    },
  };
}
