import { expect, it } from 'vitest';
import { ROOT } from '../processes/project.mjs';
import { readSbom, withoutMachine } from './write-sbom.mjs';

it('lists what runs in production with versions and hashes, and nothing of this machine', async () => {
  const sbom = await readSbom();
  const names = sbom.components.map((component) => component['bom-ref'].replace(/@[^@]*$/, ''));
  for (const name of ['@gullylens/server', 'fastify', 'pg', 'react', 'react-dom', 'zod']) {
    expect(names).toContain(name);
  }
  for (const tool of ['vitest', 'typescript', '@playwright/test', 'vite']) expect(names).not.toContain(tool);
  expect(sbom.components.find(({ name }) => name === 'fastify')).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    hashes: [{ alg: 'SHA-512' }],
  });
  const text = JSON.stringify(sbom);
  expect(text).not.toContain(ROOT);
  expect(text).not.toMatch(/registry\.|\/-\/[\w.-]+\.tgz/);
});

it("removes the folder's name, download addresses and paths", () => {
  const part = { name: 'fastify', 'bom-ref': 'fastify@5.0.0', version: '5.0.0' };
  const website = { type: 'website', url: 'https://fastify.dev/' };
  const sbom = {
    dependencies: [],
    metadata: { component: { name: 'checkout-7', 'bom-ref': 'gullylens@0.1.0', version: '0.1.0' } },
    components: [
      {
        ...part,
        externalReferences: [{ type: 'distribution', url: 'https://mirror.example/fastify.tgz' }, website],
        properties: [
          { name: 'cdx:npm:package:path', value: '/home/asha/node_modules/fastify' },
          { name: 'cdx:npm:package:bundled', value: 'true' },
        ],
      },
    ],
  };
  expect(withoutMachine(sbom)).toEqual({
    dependencies: [],
    metadata: { component: { name: 'gullylens', 'bom-ref': 'gullylens@0.1.0', version: '0.1.0' } },
    components: [
      {
        ...part,
        externalReferences: [website],
        properties: [{ name: 'cdx:npm:package:bundled', value: 'true' }],
      },
    ],
  });
});
