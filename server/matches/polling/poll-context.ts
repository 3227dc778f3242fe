import type { MatchesContext } from '../model/matches-context.ts';
import type { MeteredCall } from '../quota/metered-call.ts';
import type { VendorObservation } from '../store/store-matches.ts';
import type { Situation } from './plan-refresh.ts';

export interface PollContext extends Pick<MatchesContext, 'db' | 'clock' | 'log' | 'cricapi' | 'memory'> {
  /** Makes a call within the budget. @throws LeaseLostError when another process polls by now. */
  readonly spend: MeteredCall;
  /** Stores matches and announces a change. @throws LeaseLostError when another process polls by now. */
  readonly store: (observation: VendorObservation) => Promise<void>;
}

/** The time and the budget of one refresh. */
export type PollRun = Pick<Situation, 'day' | 'now'>;
