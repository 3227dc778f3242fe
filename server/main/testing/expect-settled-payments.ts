import type { RunningSandboxes } from '@gullylens/sandboxes/start-sandboxes';
import { expect, vi } from 'vitest';
import { callRazorpay } from '../../billing/testing/call-razorpay-api.ts';
import { checkLedger } from '../../billing/public.ts';
import type { OpenDatabase } from '../../platform/database/open-database.ts';

/** Waits until each paid order, and no other, has one captured payment at Razorpay and one grant. */
export async function expectSettledPayments(
  { pool, db }: Pick<OpenDatabase, 'pool' | 'db'>,
  sandboxes: RunningSandboxes,
  paid: readonly string[],
  withinMs = 30_000,
): Promise<void> {
  const granted = async () => {
    const { rows } = await pool.query<{ id: string }>(
      `select razorpay_order_id as id from billing_grants g join billing_orders o on o.id = g.order_id
       where g.revoked_at is null`,
    );
    return rows.map(({ id }) => id).toSorted();
  };
  await vi.waitFor(async () => expect(await granted()).toEqual(paid.toSorted()), { timeout: withinMs });
  for (const order of paid) {
    const { items } = await callRazorpay({ sandboxes }, `/orders/${order}/payments`);
    expect((items as { status: string }[]).filter(({ status }) => status === 'captured')).toHaveLength(1);
  }
  expect(await checkLedger(db)).toEqual([]);
}
