import type { MatchesContext } from '../model/matches-context.ts';
import type { SpendCall } from '../quota/metered-call.ts';
import type { Observation } from '../store/store-matches.ts';
import type { Situation } from './plan-refresh.ts';

export interface PollContext extends Pick<MatchesContext, 'db' | 'clock' | 'log' | 'cricapi' | 'memory'> {
  /** Makes a call within the budget. @throws StaleLease when another process polls by now. */
  readonly spend: SpendCall;
  /** Stores matches and announces a change. @throws StaleLease when another process polls by now. */
  readonly store: (observation: Observation) => Promise<void>;
}

/** The time and the budget of one refresh. */
export type PollTurn = Pick<Situation, 'day' | 'now'>;
