type StreamLimits = Readonly<Record<'total' | 'perUser' | 'perNetwork', number>>;

/**
 * Limits the open streams of this process. The returned function takes a slot for a new stream and returns the function
 * that frees it, to be called once. Null when the process, the user or the network (from `clientNetwork`) has no slot.
 */
export function createStreamLimits(limits: StreamLimits) {
  const taken = new Map<string, number>();
  const add = (name: string, streams: number) => taken.set(name, (taken.get(name) ?? 0) + streams);
  return ({ userId, network }: { userId: string; network: string }): (() => void) | null => {
    const groups: [string, number][] = [
      ['all', limits.total],
      [`user ${userId}`, limits.perUser],
      [`network ${network}`, limits.perNetwork],
    ];
    if (groups.some(([name, limit]) => (taken.get(name) ?? 0) >= limit)) return null;
    for (const [name] of groups) add(name, 1);
    return () => {
      for (const [name] of groups) {
        add(name, -1);
        if (taken.get(name) === 0) taken.delete(name);
      }
    };
  };
}
