interface Known {
  /** Milliseconds since 1970 on the server, and what both clocks of the browser said when that arrived. */
  server: number;
  monotonic: number;
  wall: number;
}

let known: Known | null = null;

/** Stores the server's time, in milliseconds since 1970, as it arrives. Anything but a time is ignored. */
export function noteServerTime(server: number): void {
  if (Number.isFinite(server)) known = { server, monotonic: performance.now(), wall: Date.now() };
}

/**
 * Returns the server's time in milliseconds since 1970; the browser's until the server has sent its own. The time since
 * then is the longer of the two that the browser's clocks measured: the monotonic one may stop while the computer sleeps.
 */
export function serverNow(): number {
  if (known === null) return Date.now();
  return known.server + Math.max(performance.now() - known.monotonic, Date.now() - known.wall);
}

/** Clears the stored time, for tests. */
export function resetServerClock(): void {
  known = null;
}
