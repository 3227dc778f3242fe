/** Web Locks, which the test browser lacks: exclusive ones, in turn. */
export function createLocks() {
  const turns = new Map<string, Promise<unknown>>();
  return {
    request: (name: string, work: () => unknown): Promise<unknown> => {
      const turn = (turns.get(name) ?? Promise.resolve()).then(work);
      turns.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}
