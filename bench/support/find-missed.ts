/** A measurement and its minimum or maximum. */
export interface Budget {
  readonly name: string;
  readonly measured: number;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Returns a text for each missed budget. A missing measurement misses its budget. */
export function findMissed(budgets: readonly Budget[]): string[] {
  return budgets.flatMap(({ name, measured, atLeast = -Infinity, atMost = Infinity }) => {
    if (measured >= atLeast && measured <= atMost) return [];
    const limit = atLeast > -Infinity ? `at least ${atLeast}` : `at most ${atMost}`;
    return [`${name} is ${measured}, not ${limit}`];
  });
}
