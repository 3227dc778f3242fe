/** One match of the league part: indexes into the list of clubs. */
export interface Pairing {
  readonly home: number;
  readonly away: number;
}

/** A single round robin by the circle method: one club stays fixed, the others rotate. */
function singleRound(clubs: number): Pairing[] {
  const rounds = clubs - 1;
  return Array.from({ length: rounds }, (_, round) => {
    const circle = [0, ...Array.from({ length: rounds }, (_place, i) => 1 + ((i + round) % rounds))];
    return Array.from({ length: clubs / 2 }, (_match, i): Pairing => {
      const one = circle[i] ?? 0;
      const other = circle[clubs - 1 - i] ?? 0;
      return (round + i) % 2 === 0 ? { home: one, away: other } : { home: other, away: one };
    });
  }).flat();
}

/**
 * Draws a double round robin: every pair meets twice, once at each club's venue. `clubs` is their number and must be
 * even.
 */
export function drawFixtures(clubs: number): readonly Pairing[] {
  const first = singleRound(clubs);
  return [...first, ...first.map(({ home, away }) => ({ home: away, away: home }))];
}
