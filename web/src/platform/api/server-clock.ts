/** The server's last time and both browser clocks at its arrival, in milliseconds. */
interface Synchronisation {
  server: number;
  monotonic: number;
  wall: number;
}

let last: Synchronisation | null = null;

/** Stores the server's time, in milliseconds since 1970. Ignores invalid values. */
export function noteServerTime(server: number): void {
  if (Number.isFinite(server)) last = { server, monotonic: performance.now(), wall: Date.now() };
}

/**
 * Returns the server's time in milliseconds since 1970; the browser's until the server has sent its own. Elapsed time
 * is the longer of the browser's two clocks, as the monotonic one may stop during sleep.
 */
export function serverNow(): number {
  if (last === null) return Date.now();
  return last.server + Math.max(performance.now() - last.monotonic, Date.now() - last.wall);
}

/** Clears the stored time, for tests. */
export function resetServerClock(): void {
  last = null;
}
