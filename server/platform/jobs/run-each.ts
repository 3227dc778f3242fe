/**
 * Runs the work for each item in order, one at a time. A failure does not stop the others. All failures are thrown at
 * the end as an `AggregateError` whose message ends in `what`.
 */
export async function runEach<Item>(
  items: readonly Item[],
  what: string,
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await act(item);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${items.length} ${what}`);
}
