/**
 * Returns a function whose promise resolves for at most `maxCalls` callers in each iteration of the event loop, in order
 * of arrival. Pictures use it: hundreds requested at once would otherwise be refused within one iteration, for which
 * checkout and scores would have to wait.
 */
export function limitPerIteration(maxCalls: number): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const resolveNext = () => {
    for (const resolve of waiting.splice(0, maxCalls)) resolve();
    if (waiting.length > 0) setImmediate(resolveNext);
  };
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(resolveNext);
    });
}
