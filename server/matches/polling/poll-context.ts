import type { MatchesContext } from '../matches-context.ts';
import type { QuotaDay } from '../quota/quota.ts';
import type { SpendCall } from '../quota/spend-call.ts';
import type { Observation } from '../state/store-matches.ts';

export interface PollContext extends Pick<MatchesContext, 'db' | 'clock' | 'log' | 'cricapi' | 'memory'> {
  /** Makes a call within the budget. @throws StaleLease when another process polls by now. */
  readonly spend: SpendCall;
  /** Stores matches and announces a change. @throws StaleLease when another process polls by now. */
  readonly store: (observation: Observation) => Promise<void>;
}

export interface PollTurn {
  readonly day: QuotaDay;
  readonly now: Date;
}
