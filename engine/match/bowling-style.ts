const SPIN = /break|spin|orthodox|googly|chinaman|wrist|slow/i;
const PACE = /fast|medium|pace|seam/i;

/** Pace or spin, from a description such as `Right-arm offbreak`. Null when it names neither. */
export function bowlingStyle(description: string): 'pace' | 'spin' | null {
  // `Slow medium` is pace, `Slow left-arm orthodox` is spin.
  if (PACE.test(description)) return 'pace';
  return SPIN.test(description) ? 'spin' : null;
}
