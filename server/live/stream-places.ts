/** The account and the network that a stream belongs to. */
export interface StreamHolder {
  readonly userId: string;
  /** Of the caller's address, as `networkOfAddress` returns it. */
  readonly network: string;
}

export interface StreamLimits {
  readonly inAll: number;
  readonly ofOneUser: number;
  readonly ofOneNetwork: number;
}

/** Limits the streams that are open at one time in this process. */
export interface StreamPlaces {
  /** Takes a place. Returns the function that frees it again, or null when the process, the user or the network has none left. */
  readonly take: (holder: StreamHolder) => (() => void) | null;
}

export function createStreamPlaces(limits: StreamLimits): StreamPlaces {
  const taken = new Map<string, number>();
  const count = (name: string) => taken.get(name) ?? 0;
  const free = (name: string) => {
    if (count(name) > 1) taken.set(name, count(name) - 1);
    else taken.delete(name);
  };
  return {
    take: ({ userId, network }) => {
      const all = { name: 'all', most: limits.inAll };
      const ofUser = { name: `user ${userId}`, most: limits.ofOneUser };
      const ofNetwork = { name: `network ${network}`, most: limits.ofOneNetwork };
      const groups = [all, ofUser, ofNetwork];
      if (groups.some(({ name, most }) => count(name) >= most)) return null;
      for (const { name } of groups) taken.set(name, count(name) + 1);
      let isFree = false;
      return () => {
        if (isFree) return;
        isFree = true;
        for (const { name } of groups) free(name);
      };
    },
  };
}
