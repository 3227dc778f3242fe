import { liveRoutes } from '@gullylens/contract/live/live-messages';
import { operationsRoutes } from '@gullylens/contract/http/operations';
import type { Environment } from '../config/environment.ts';

/** Which routes a process answers, by name: streams as `live`, the others as `api`, what operators ask in every role. */
export function servedAs(roles: Environment['ROLES']): (route: string) => boolean {
  return (route) => route in operationsRoutes || roles.includes(route in liveRoutes ? 'live' : 'api');
}
