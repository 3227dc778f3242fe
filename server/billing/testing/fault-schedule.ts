import {
  type Arbitrary,
  array,
  boolean,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  record,
} from 'fast-check';

/** One action of a customer, bank, network, operator or clock. `pick` chooses among the payments made so far. */
export type Step =
  | { readonly do: 'pay'; readonly user: number; readonly how: Attempt; readonly second: boolean }
  | { readonly do: 'order' | 'leave'; readonly user: number }
  | { readonly do: 'settle-late' | 'refund'; readonly pick: number }
  | { readonly do: 'verify'; readonly pick: number; readonly times: number }
  | { readonly do: 'webhook'; readonly pick: number; readonly event: string; readonly copies: number }
  | { readonly do: 'storm'; readonly pick: number; readonly cut: boolean }
  | { readonly do: 'fault'; readonly mode: string; readonly count: number }
  | { readonly do: 'clock'; readonly minutes: number }
  | { readonly do: 'jobs' | 'restart' };

export type Attempt = 'captured' | 'authorized' | 'failed' | 'too little' | 'in dollars';

const user = integer({ min: 0, max: 1 });
const pick = nat({ max: 99 });
const few = integer({ min: 1, max: 3 });
const of = <Name extends string>(name: Name) => constant(name);

const HOUR = 60;
const DAY = 24 * HOUR;

const step: Arbitrary<Step> = oneof(
  {
    weight: 6,
    arbitrary: record({
      do: of('pay'),
      user,
      how: oneof(
        { weight: 6, arbitrary: of('captured' as const) },
        { weight: 4, arbitrary: constantFrom<Attempt[]>('authorized', 'failed', 'too little', 'in dollars') },
      ),
      second: boolean(),
    }),
  },
  { weight: 2, arbitrary: record({ do: of('order'), user }) },
  { weight: 3, arbitrary: record({ do: of('settle-late'), pick }) },
  { weight: 5, arbitrary: record({ do: of('verify'), pick, times: few }) },
  {
    weight: 5,
    arbitrary: record({
      do: of('webhook'),
      pick,
      event: constantFrom(
        'payment.captured',
        'payment.authorized',
        'payment.failed',
        'order.paid',
        'refund.processed',
      ),
      copies: few,
    }),
  },
  { weight: 3, arbitrary: record({ do: of('storm'), pick, cut: boolean() }) },
  { weight: 3, arbitrary: record({ do: of('jobs') }) },
  { weight: 2, arbitrary: record({ do: of('restart') }) },
  { weight: 1, arbitrary: record({ do: of('refund'), pick }) },
  { weight: 1, arbitrary: record({ do: of('leave'), user }) },
  {
    weight: 3,
    arbitrary: record({
      do: of('fault'),
      mode: constantFrom('http500', 'http429', 'html', 'truncated', 'reset'),
      count: integer({ min: 1, max: 5 }),
    }),
  },
  {
    weight: 3,
    arbitrary: record({
      do: of('clock'),
      minutes: constantFrom(-2 * HOUR, -10, 1, 20, 3 * HOUR, DAY, 2 * DAY, 32 * DAY),
    }),
  },
);

/** Random schedules: the steps of two users, in order. */
export const schedules = array(step, { minLength: 4, maxLength: 16 });
