/** What was measured, and the least or the most that it may be. */
export interface Budget {
  readonly name: string;
  readonly measured: number;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Returns the budgets that are missed, in words. What could not be measured misses its budget. */
export function findMissed(budgets: readonly Budget[]): string[] {
  return budgets.flatMap(({ name, measured, atLeast = -Infinity, atMost = Infinity }) => {
    if (measured >= atLeast && measured <= atMost) return [];
    const limit = atLeast > -Infinity ? `at least ${atLeast}` : `at most ${atMost}`;
    return [`${name} is ${measured}, not ${limit}`];
  });
}
