/** How many streams there may be, in all and of one user. */
export interface StreamPlaces {
  /** Takes a place for a user; false when there is none left. */
  readonly take: (userId: string) => boolean;
  readonly giveBack: (userId: string) => void;
}

export function createStreamPlaces(max: {
  readonly inAll: number;
  readonly ofOneUser: number;
}): StreamPlaces {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take: (userId) => {
      const own = taken.get(userId) ?? 0;
      if (all >= max.inAll || own >= max.ofOneUser) return false;
      taken.set(userId, own + 1);
      all += 1;
      return true;
    },
    giveBack: (userId) => {
      const own = taken.get(userId) ?? 0;
      if (own === 0) return;
      all -= 1;
      if (own > 1) taken.set(userId, own - 1);
      else taken.delete(userId);
    },
  };
}
