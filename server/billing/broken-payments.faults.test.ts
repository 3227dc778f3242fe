import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as applying from './apply-payment.ts';
import type * as periods from './premium-period.ts';
import { grants } from './tables.ts';
import type * as playing from './testing/run-fault-schedules.ts';

/**
 * Checks that the random schedules find faults: each of these breaks the handling of payments in one way.
 */
type Apply = typeof applying.applyPayment;
const faults: Record<string, (apply: Apply) => Apply> = {
  'believes any amount and currency': (apply) => (context, application) =>
    apply(context, { ...application, payment: { ...application.payment, amount: 49_900, currency: 'INR' } }),
  'takes authorised for captured': (apply) => (context, application) =>
    apply(context, {
      ...application,
      payment: {
        ...application.payment,
        status: application.payment.status === 'authorized' ? 'captured' : application.payment.status,
      },
    }),
  'keeps second payments': (apply) => async (context, application) => {
    const [grant] = await context.db.select().from(grants).where(eq(grants.orderId, application.orderId));
    const isSecond = grant !== undefined && grant.razorpayPaymentId !== application.payment.id;
    return isSecond ? 'active' : apply(context, application);
  },
  'lets a refunded month stand': (apply) => async (context, application) =>
    application.payment.status === 'refunded' ? 'active' : apply(context, application),
  'leaves reconciled payments to the webhook': (apply) => async (context, application) =>
    application.via === 'reconcile' ? 'pending' : apply(context, application),
};

/** Reloads production code with the fault, and everything that runs the schedules. */
async function play(): Promise<void> {
  const { runFaultSchedules }: typeof playing = await import('./testing/run-fault-schedules.ts');
  await runFaultSchedules({ runs: 200, seed: 1, shrinks: false });
}

describe('the random schedules detect an apply-payment that', () => {
  beforeEach(() => void vi.resetModules());
  afterEach(() => void vi.doUnmock('./apply-payment.ts'));

  test.each(Object.keys(faults))('%s', async (name) => {
    vi.doMock('./apply-payment.ts', async (original) => {
      const real = await original<typeof applying>();
      return { ...real, applyPayment: faults[name]?.(real.applyPayment) };
    });
    await expect(play()).rejects.toThrow(/Property failed/);
  });

  test('grants a month from the payment instead of from the end of the previous month', async () => {
    vi.doMock('./premium-period.ts', async (original) => {
      const real = await original<typeof periods>();
      const consecutivePeriods = (grantedAt: readonly Date[]) =>
        grantedAt.map((start) => ({ start, end: real.addCalendarMonth(start) }));
      return { ...real, consecutivePeriods };
    });
    await expect(play()).rejects.toThrow(/Property failed/);
    vi.doUnmock('./premium-period.ts');
  });
});
