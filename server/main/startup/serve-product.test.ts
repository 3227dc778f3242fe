import { routes } from '@gullylens/contract/routes';
import { expect, it } from 'vitest';
import type { Environment } from '../../config/environment.ts';
import { roleOfRoute } from './serve-product.ts';

const servedIn = (...roles: Environment['ROLES']) => Object.keys(routes).filter(roleOfRoute(roles));

it('a process of all roles answers every route', () => {
  expect(servedIn('api', 'live', 'worker')).toEqual(Object.keys(routes));
});

it('streams are the live role’s, the others the api role’s, and what operators ask is everybody’s', () => {
  const [asApi, asLive, asWorker] = [servedIn('api'), servedIn('live'), servedIn('worker')];
  expect(asWorker).toContain('reportReady');
  expect(asApi.filter((name) => asLive.includes(name))).toEqual(asWorker);
  expect(asLive.filter((name) => !asWorker.includes(name))).toEqual(['openLiveStream']);
  expect(new Set([...asApi, ...asLive]).size).toBe(Object.keys(routes).length);
});
