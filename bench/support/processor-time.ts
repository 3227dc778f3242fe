import process from 'node:process';

/** This process's own, in ms, since it began: other programs on the machine do not stretch it. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
