/**
 * The largest limit that the server accepts. An over takes 12 seconds here instead of four minutes, so scorecards, which
 * cost ten hits, must be fetched as much oftener to be as fresh as in a real match.
 */
const DEFAULT_LIMIT = 1_000_000;

/** The hits of the day, as CricAPI reports them. */
export interface Hits {
  readonly hitsToday: number;
  readonly hitsLimit: number;
}

/** Counts calls against the daily limit. */
export interface HitCounter {
  read(): Hits;
  /**
   * Counts a call. Returns false when the day's limit was reached before it. Refused calls count too, as with the
   * vendor.
   */
  charge(hits: number): boolean;
  set(hits: Partial<Hits>): void;
}

const utcDay = (time: number) => Math.floor(time / 86_400_000);

/** Counts the hits of a day, in memory. The count resets at midnight UTC, as the vendor's does. */
export function createHitCounter(now: () => number = Date.now): HitCounter {
  let day = utcDay(now());
  let hitsToday = 0;
  let hitsLimit = DEFAULT_LIMIT;
  const roll = () => {
    if (utcDay(now()) === day) return;
    day = utcDay(now());
    hitsToday = 0;
  };
  return {
    read() {
      roll();
      return { hitsToday, hitsLimit };
    },
    charge(hits) {
      roll();
      const within = hitsToday < hitsLimit;
      hitsToday += hits;
      return within;
    },
    set(hits) {
      roll();
      hitsToday = hits.hitsToday ?? hitsToday;
      hitsLimit = hits.hitsLimit ?? hitsLimit;
    },
  };
}
