import type { LineupFault } from '@gullylens/engine/lineups/best-eleven';
import type { Result } from '@gullylens/engine/result';
import { type BuiltLineups, buildLineups, type LineupTask } from './build-lineups.ts';

/** Answers one order of line-ups. */
export function answer(task: LineupTask): Result<BuiltLineups, LineupFault> {
  return buildLineups(task);
}
