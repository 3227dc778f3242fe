const FIRST_MS = 5_000;
const LONGEST_MS = 3_600_000;

/** When to try again after the given number of attempts: 5 s, 10 s, 20 s and so on, at most an hour apart. */
export function retryAt(attempts: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(FIRST_MS * 2 ** Math.max(0, attempts - 1), LONGEST_MS));
}
