import { oversBowled } from '../../ui/match/overs.ts';

/** Runs an over to two places; `16.2` is sixteen overs and two balls of six. */
export function runRate({ r, o }: { r: number; o: string }): string {
  const bowled = oversBowled(o);
  return bowled === 0 ? '0.00' : (r / bowled).toFixed(2);
}
