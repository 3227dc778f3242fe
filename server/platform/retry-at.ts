const FIRST_MS = 5_000;
const LONGEST_MS = 3_600_000;

/**
 * When to try again what has failed so many times in a row: after five seconds, or another first wait, then twice as
 * long each time, at most an hour.
 */
export function retryAt(failures: number, now: Date, firstMs = FIRST_MS): Date {
  return new Date(now.getTime() + Math.min(firstMs * 2 ** Math.max(0, failures - 1), LONGEST_MS));
}
