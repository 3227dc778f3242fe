import { constants, getPriority, setPriority } from 'node:os';
import process from 'node:process';

/**
 * Has the thread that calls it wait whenever others of this machine have work, as a reader's request: for work that
 * nobody waits for. On Linux alone a priority is a thread's; elsewhere it would be the whole process's, and stays.
 */
export function lowerThreadPriority(): void {
  if (process.platform !== 'linux') return;
  // A process that was started lower stays where it is.
  setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
}
