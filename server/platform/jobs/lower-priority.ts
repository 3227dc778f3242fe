import { constants, getPriority, setPriority } from 'node:os';
import process from 'node:process';

/**
 * Lowers the priority of the calling thread, so that request handling runs first. Called by the import, learning,
 * forecast and picture threads and by the import command. Does nothing except on Linux, because elsewhere the priority
 * would apply to the whole process.
 */
export function lowerThreadPriority(): void {
  if (process.platform !== 'linux') return;
  // Keeps an already lower priority.
  setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
}
