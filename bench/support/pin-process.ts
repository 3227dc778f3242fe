import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/**
 * Confines a process with all its threads to one core, so that a server and the program that loads it do not take turns
 * on the same one. Does nothing without a second core or without Linux's `taskset`.
 */
export function pinProcess(pid: number, core: 0 | 1): void {
  if (availableParallelism() < 2) return;
  spawnSync('taskset', ['--all-tasks', '--pid', '--cpu-list', String(core), String(pid)]);
}
