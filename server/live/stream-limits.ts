type StreamLimits = Readonly<Record<'inAll' | 'ofOneUser' | 'ofOneNetwork', number>>;

/**
 * Limits the open streams of this process. The returned function takes a slot and returns the function that frees it;
 * call that once. Null when the process, the user or the network (from `clientNetwork`) has no free slot.
 */
export function createStreamLimits(limits: StreamLimits) {
  const taken = new Map<string, number>();
  const add = (name: string, streams: number) => taken.set(name, (taken.get(name) ?? 0) + streams);
  return ({ userId, network }: { userId: string; network: string }): (() => void) | null => {
    const groups: [string, number][] = [
      ['all', limits.inAll],
      [`user ${userId}`, limits.ofOneUser],
      [`network ${network}`, limits.ofOneNetwork],
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
