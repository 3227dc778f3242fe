import { expect, it } from 'vitest';
import { findComposeFaults } from './find-compose-faults.ts';

const service = 'image: web, read_only: true, restart: always, healthcheck: { test: [CMD, "true"] }';

it('a file with a complete service has no faults', () => {
  expect(findComposeFaults(`services: { web: { ${service} } }`)).toEqual([]);
});

it.each([
  ['a misspelt key', `services: { web: { ${service}, enviroment: { A: 1 } } }`, /enviroment/],
  ['a value of the wrong type', `services: { web: { ${service}, cap_drop: ALL } }`, /cap_drop must be array/],
  [
    'an unknown condition',
    `services: { web: { ${service}, depends_on: { db: { condition: up } } } }`,
    /condition/,
  ],
  [
    'a missing service',
    `services: { web: { ${service}, depends_on: { db: { condition: service_healthy } } } }`,
    /db, which is no service/,
  ],
  [
    'an undeclared volume',
    `services: { web: { ${service}, volumes: ['data:/data', './ops:/ops'] } }`,
    /volume data,/,
  ],
  [
    'a writable file system',
    `services: { web: { ${service.replace('read_only: true, ', '')} } }`,
    /read_only/,
  ],
  [
    'no restart policy',
    `services: { web: { ${service.replace('restart: always, ', '')} } }`,
    /restart policy/,
  ],
  ['no health check', `services: { web: { image: web, read_only: true, restart: always } }`, /healthcheck/],
])('%s is one fault', (_what, text, message) => {
  const faults = findComposeFaults(text);
  expect(faults.join('\n')).toMatch(message);
});

it('settings that a service merges from an anchor count as its own', () => {
  expect(findComposeFaults(`x-base: &base { ${service} }\nservices: { web: { <<: *base } }`)).toEqual([]);
});
