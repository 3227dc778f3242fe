interface EachPlan {
  /** How much of anybody's may be under way at a time. */
  readonly most: number;
  /** What those are refused with who ask for more. */
  readonly refuse: () => Error;
}

/** Does somebody's work at once, or refuses it. */
export type LimitEach = <Answer>(whose: string, work: () => Promise<Answer>) => Promise<Answer>;

/** Lets so much of each person's be under way at a time: one who asks for much takes no place from others. */
export function limitEach({ most, refuse }: EachPlan): LimitEach {
  const underWay = new Map<string, number>();
  const count = (whose: string) => underWay.get(whose) ?? 0;
  const leave = (whose: string) => {
    if (count(whose) === 1) underWay.delete(whose);
    else underWay.set(whose, count(whose) - 1);
  };
  return async (whose, work) => {
    if (count(whose) >= most) throw refuse();
    underWay.set(whose, count(whose) + 1);
    try {
      return await work();
    } finally {
      leave(whose);
    }
  };
}
