const ROUND_STEPS = [1, 2, 5, 10] as const;

/** Returns round whole numbers in even steps, from 0 to the first that is at least `most`; at most five steps. */
export function niceTicks(most: number): number[] {
  const rough = Math.max(1, most / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (ROUND_STEPS.find((round) => round * power >= rough) ?? 10);
  const steps = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: steps + 1 }, (_, i) => i * step);
}

/** Returns a vertical axis from 0 to a round number, at least `most`: its ticks and the height, 0 to 1, of a value. */
export function upAxis(most: number) {
  const values = niceTicks(most);
  const top = values.at(-1) ?? 1;
  const height = (value: number) => Math.max(0, value) / top;
  return { up: values.map((value) => ({ position: height(value), text: String(value) })), height };
}
