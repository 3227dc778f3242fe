import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { Log } from '../../platform/log.ts';
import type { Cricapi } from '../../vendors/cricapi/create-cricapi.ts';
import type { QuotaDay } from '../quota/judge-call.ts';
import type { SpendCall } from '../quota/spend-call.ts';
import type { MatchMemory } from '../state/match-memory.ts';
import type { Lease } from './hold-lease.ts';

/** What every refresh of the feed works with. */
export interface PollContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly cricapi: Cricapi;
  readonly spend: SpendCall;
  readonly memory: MatchMemory;
}

/** One turn of the poll: the right to it, and the budget as it stood when the turn began. */
export interface PollTurn {
  readonly lease: Lease;
  readonly day: QuotaDay;
  readonly now: Date;
}
