import type { RateLimit } from './route.ts';

/**
 * All rate limits, chosen by us to be generous for a user with several tabs and strict for a script. The environment
 * variable `RATE_LIMIT_FACTOR` multiplies them. Sign-in, refresh and webhook have no signed-in user and are counted by
 * network. Indian mobile networks put thousands of users behind one address, so these limits are high. That is safe,
 * because neither a signature nor the 256 random bits of a refresh token can be guessed.
 */
export const rateLimits = {
  signIn: { bucket: 'sign-in', max: 60, perSeconds: 60 },
  refresh: { bucket: 'refresh', max: 600, perSeconds: 60 },
  /** Calls refused with 401 or 403, except for an expired token or lack of Premium. Counted by network. */
  refused: { bucket: 'refused', max: 600, perSeconds: 60 },
  session: { bucket: 'session', max: 120, perSeconds: 60 },
  read: { bucket: 'read', max: 600, perSeconds: 60 },
  /** Reads that query match history. Lower than `read`, so that a script that copies the history cannot slow others. */
  history: { bucket: 'history', max: 180, perSeconds: 60 },
  /** A search runs after each pause in typing. */
  search: { bucket: 'search', max: 120, perSeconds: 60 },
  stream: { bucket: 'stream', max: 60, perSeconds: 60 },
  sync: { bucket: 'sync', max: 6, perSeconds: 60 },
  order: { bucket: 'order', max: 20, perSeconds: 60 },
  verify: { bucket: 'verify', max: 30, perSeconds: 60 },
  webhook: { bucket: 'webhook', max: 3000, perSeconds: 60 },
  thread: { bucket: 'thread', max: 10, perSeconds: 600 },
  post: { bucket: 'post', max: 20, perSeconds: 60 },
  report: { bucket: 'report', max: 30, perSeconds: 600 },
  ticket: { bucket: 'ticket', max: 10, perSeconds: 600 },
  write: { bucket: 'write', max: 30, perSeconds: 60 },
  lineups: { bucket: 'lineups', max: 20, perSeconds: 60 },
  export: { bucket: 'export', max: 10, perSeconds: 300 },
  document: { bucket: 'document', max: 30, perSeconds: 60 },
  picture: { bucket: 'picture', max: 120, perSeconds: 60 },
  operations: { bucket: 'operations', max: 600, perSeconds: 60 },
} as const satisfies Record<string, RateLimit>;
