/**
 * The same values in the same order, up to `count` of them under way before they are asked for. When whoever takes them
 * stops early, those under way end first, so that nothing is closed under them.
 */
export async function* runAhead<Value>(
  values: AsyncGenerator<Value, void>,
  count: number,
): AsyncGenerator<Value, void> {
  const underWay: Promise<IteratorResult<Value, void>>[] = [];
  const askForOne = () => {
    const next = values.next();
    // Whether it fails is asked when its turn comes.
    next.catch(() => {});
    underWay.push(next);
  };
  try {
    for (let i = 0; i < count; i += 1) askForOne();
    for (let next = await underWay.shift(); next && !next.done; next = await underWay.shift()) {
      askForOne();
      yield next.value;
    }
  } finally {
    await Promise.allSettled(underWay);
    await values.return();
  }
}
