/**
 * Calls `act` for each item in order, one at a time, for periodic jobs. A failure does not stop the others. All failures
 * are thrown at the end as an `AggregateError` with a message such as `2 of 5 matches could not be projected`, of which
 * `failureText` is the end.
 */
export async function runEach<Item>(
  items: readonly Item[],
  failureText: string,
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
    throw new AggregateError(failures, `${failures.length} of ${items.length} ${failureText}`);
}
