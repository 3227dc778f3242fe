/** Points by which two players must differ for the better one to be held e times as readily. */
const SOFTNESS = 8;

/**
 * How many of a field will hold each player, 0 to 1, in the order given: an estimate from recent form alone, as long as no real selection
 * shares are seen. The shares add up to the size of a line-up.
 */
export function estimatePopularity(form: readonly number[], size = 11): number[] {
  if (form.length <= size) return form.map(() => 1);
  const shares = (level: number) => form.map((points) => 1 / (1 + Math.exp((level - points) / SOFTNESS)));
  let low = Math.min(...form) - 10 * SOFTNESS;
  let high = Math.max(...form) + 10 * SOFTNESS;
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (shares(middle).reduce((sum, share) => sum + share, 0) > size) low = middle;
    else high = middle;
  }
  return shares(high);
}
