interface Known {
  /** The server's last time, in milliseconds since 1970, and both browser clocks at its arrival. */
  server: number;
  monotonic: number;
  wall: number;
}

let known: Known | null = null;

/** Stores the server's time, in milliseconds since 1970. Ignores invalid values. */
export function noteServerTime(server: number): void {
  if (Number.isFinite(server)) known = { server, monotonic: performance.now(), wall: Date.now() };
}

/**
 * Returns the server's time in milliseconds since 1970; the browser's until the server has sent its own. Elapsed time
 * is the longer of the browser's two clocks, as the monotonic one may stop during sleep.
 */
export function serverNow(): number {
  if (known === null) return Date.now();
  return known.server + Math.max(performance.now() - known.monotonic, Date.now() - known.wall);
}

/** Clears the stored time, for tests. */
export function resetServerClock(): void {
  known = null;
}
