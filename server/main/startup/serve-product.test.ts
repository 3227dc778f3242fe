import { routes } from '@gullylens/contract/routes';
import { expect, it } from 'vitest';
import type { Environment } from '../../config/environment.ts';
import { roleOfRoute } from './serve-product.ts';

const servedIn = (...roles: Environment['ROLES']) => Object.keys(routes).filter(roleOfRoute(roles));

it('a process with all roles serves every route', () => {
  expect(servedIn('api', 'live', 'worker')).toEqual(Object.keys(routes));
});

it('serves streams as live, other routes as api, and operator routes in every role', () => {
  const [asApi, asLive, asWorker] = [servedIn('api'), servedIn('live'), servedIn('worker')];
  expect(asWorker).toContain('reportReady');
  expect(asApi.filter((name) => asLive.includes(name))).toEqual(asWorker);
  expect(asLive.filter((name) => !asWorker.includes(name))).toEqual(['openLiveStream']);
  expect(new Set([...asApi, ...asLive]).size).toBe(Object.keys(routes).length);
});
