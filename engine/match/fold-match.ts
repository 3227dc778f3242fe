import { applyDelivery } from './apply-delivery.ts';
import { listDeliveries } from './list-deliveries.ts';
import type { MatchRecord } from './match-record.ts';
import type { MatchState } from './match-state.ts';
import { openInnings } from './open-innings.ts';

/** A match before its first ball. */
export function startMatch(match: MatchRecord): MatchState {
  return { match, innings: [] };
}

/**
 * Folds a match into its state after the first `count` deliveries, or after all of them. The whole match also
 * counts innings in which no ball was bowled (forfeited ones).
 */
export function foldMatch(match: MatchRecord, count = Number.POSITIVE_INFINITY): MatchState {
  const deliveries = listDeliveries(match);
  const played = count >= deliveries.length ? deliveries : deliveries.slice(0, Math.max(0, count));
  const state = played.reduce(applyDelivery, startMatch(match));
  return played.length < deliveries.length ? state : { ...state, innings: withAllOpened(state) };
}

function withAllOpened(state: MatchState): MatchState['innings'] {
  return state.match.innings.map((_, i) => state.innings[i] ?? openInnings(state.match, i));
}
