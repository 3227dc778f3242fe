/**
 * Returns a function that resolves for at most `perTurn` callers in each turn of the event loop. Pictures use it, because
 * hundreds requested at once would otherwise be refused within one turn, for which checkout and scores wait.
 */
export function createEventLoopTurns(perTurn: number): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const letIn = () => {
    for (const enter of waiting.splice(0, perTurn)) enter();
    if (waiting.length > 0) setImmediate(letIn);
  };
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(letIn);
    });
}
