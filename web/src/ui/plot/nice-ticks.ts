const ROUND_STEPS = [1, 2, 5, 10] as const;

/** Round whole numbers in even steps, from 0 to the first that is not below `most`; about four steps. */
export function niceTicks(most: number): number[] {
  const rough = Math.max(1, most / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (ROUND_STEPS.find((round) => round * power >= rough) ?? 10);
  const steps = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: steps + 1 }, (_, i) => i * step);
}
