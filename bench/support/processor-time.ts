import process from 'node:process';

/** Returns the CPU time of this process since its start, user and system, in ms. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
