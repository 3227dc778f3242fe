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

/**
 * One action of a customer, bank, network, operator or clock. `pick` chooses among the payments made so far. `order`
 * opens the checkout, `settle-late` captures or authorises a payment later, `everything` runs all kinds of work at
 * once, `cut` breaks the database connections during it.
 */
export type Step =
  | { readonly do: 'pay'; readonly user: number; readonly attempt: Attempt; readonly second: boolean }
  | { readonly do: 'order' | 'delete-account'; readonly user: number }
  | { readonly do: 'settle-late' | 'refund'; readonly pick: number }
  | { readonly do: 'verify'; readonly pick: number; readonly times: number }
  | { readonly do: 'webhook'; readonly pick: number; readonly event: string; readonly copies: number }
  | { readonly do: 'everything'; readonly pick: number; readonly cut: boolean }
  | { readonly do: 'fault'; readonly mode: string; readonly count: number }
  | { readonly do: 'clock'; readonly minutes: number }
  | { readonly do: 'jobs' | 'restart' };

/** How a payment ends: as at Razorpay, or captured with another amount or currency than the order's. */
export type Attempt = 'captured' | 'authorized' | 'failed' | 'too little' | 'in dollars';

const user = integer({ min: 0, max: 1 });
const pick = nat({ max: 99 });
const repetitions = integer({ min: 1, max: 3 });
const exactly = <Name extends string>(name: Name) => constant(name);

/** In minutes. */
const HOUR = 60;
const DAY = 24 * HOUR;

const step: Arbitrary<Step> = oneof(
  {
    weight: 6,
    arbitrary: record({
      do: exactly('pay'),
      user,
      attempt: oneof(
        { weight: 6, arbitrary: exactly('captured' as const) },
        { weight: 4, arbitrary: constantFrom<Attempt[]>('authorized', 'failed', 'too little', 'in dollars') },
      ),
      second: boolean(),
    }),
  },
  { weight: 2, arbitrary: record({ do: exactly('order'), user }) },
  { weight: 3, arbitrary: record({ do: exactly('settle-late'), pick }) },
  { weight: 5, arbitrary: record({ do: exactly('verify'), pick, times: repetitions }) },
  {
    weight: 5,
    arbitrary: record({
      do: exactly('webhook'),
      pick,
      event: constantFrom(
        'payment.captured',
        'payment.authorized',
        'payment.failed',
        'order.paid',
        'refund.processed',
      ),
      copies: repetitions,
    }),
  },
  { weight: 3, arbitrary: record({ do: exactly('everything'), pick, cut: boolean() }) },
  { weight: 3, arbitrary: record({ do: exactly('jobs') }) },
  { weight: 2, arbitrary: record({ do: exactly('restart') }) },
  { weight: 1, arbitrary: record({ do: exactly('refund'), pick }) },
  { weight: 1, arbitrary: record({ do: exactly('delete-account'), user }) },
  {
    weight: 3,
    arbitrary: record({
      do: exactly('fault'),
      mode: constantFrom('http500', 'http429', 'html', 'truncated', 'reset'),
      count: integer({ min: 1, max: 5 }),
    }),
  },
  {
    weight: 3,
    arbitrary: record({
      do: exactly('clock'),
      minutes: constantFrom(-2 * HOUR, -10, 1, 20, 3 * HOUR, DAY, 2 * DAY, 32 * DAY),
    }),
  },
);

/** Random schedules: the steps of two users, in order. */
export const schedules = array(step, { minLength: 4, maxLength: 16 });
