/** Exclusive Web Locks, which happy-dom lacks: requests of a name run one after the other. */
export function createLocks() {
  const lastHolders = new Map<string, Promise<unknown>>();
  return {
    request: (name: string, work: () => unknown): Promise<unknown> => {
      const held = (lastHolders.get(name) ?? Promise.resolve()).then(work);
      lastHolders.set(
        name,
        held.catch(() => undefined),
      );
      return held;
    },
  };
}
