import { findState } from '@gullylens/contract/values/indian-states';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BillingContext } from './billing-context.ts';
import { buildReceiptContent, type ReceiptContent } from './receipt-text.ts';
import { addMissingSuppliers, readReceiptText } from './receipts.ts';
import { receipts } from './tables.ts';
import { type CheckoutResult, type PayingUser, signUp } from './testing/paying-user.ts';
import { startTestBilling, type TestBilling } from './testing/start-test-billing.ts';

const KARNATAKA = '29';
const KERALA = '32';
const gst = { gstin: '29ABCDE1234F1Z5', supplierState: KARNATAKA, sacCode: '998439' };
const supplier = { name: 'GullyLens Sports Private Limited', address: '12 Cubbon Road, Bengaluru 560001' };

const buy = async (user: PayingUser, body: object = {}): Promise<CheckoutResult> => {
  const order = await user.post('premium/create-order/', body);
  const paid = await user.pay(String(order.body['order_id']));
  expect((await user.verify(paid)).status).toBe(200);
  return paid;
};

const receiptOf = async (on: TestBilling, user: PayingUser) => {
  const [receipt] = await on.database.db.select().from(receipts).where(eq(receipts.userId, user.userId));
  if (receipt === undefined) throw new Error('no receipt');
  return receipt;
};

async function readPdf(on: TestBilling, user: PayingUser, number: string): Promise<Response> {
  return fetch(`${on.address}/api/subscriptions/receipts/${number}/`, {
    headers: { authorization: `Bearer ${user.userId}` },
  });
}

let plain: TestBilling;
let registered: TestBilling;
beforeAll(async () => {
  [plain, registered] = await Promise.all([
    startTestBilling({ supplier }),
    startTestBilling({ gst, supplier }),
  ]);
});
afterAll(() => Promise.all([plain.stop(), registered.stop()]));

describe('while not registered for GST', () => {
  let on: TestBilling;
  beforeAll(() => void (on = plain));

  test('issues a plain receipt that does not mention tax', async () => {
    const user = signUp(on);
    await buy(user);
    const { body } = await user.get('receipts/');
    expect(body).toMatchObject({
      status: 'success',
      page: { offset: 0, limit: 25, total: 1 },
      data: [
        {
          number: expect.stringMatching(/^GLR-2627-\d{6}$/),
          kind: 'receipt',
          amount: 49_900,
          currency: 'INR',
          periodStart: '2026-11-21T10:00:00.000Z',
          periodEnd: '2026-12-21T10:00:00.000Z',
          refunded: false,
        },
      ],
    });
    const text = JSON.stringify(buildReceiptContent({ receipt: await receiptOf(on, user), refunded: false }));
    expect(text).not.toMatch(/\b(GST|tax|SAC|reverse|place of supply)/i);
    expect(text).toContain('₹499.00');
  });

  test('lists a plan without tax and does not store a State', async () => {
    const user = signUp(on);
    const plans = await user.get('plans/');
    expect(plans.body['data']).toEqual([
      { plan_type: 'monthly', amount: 49_900, currency: 'INR', renews: false, gstPercent: null },
    ]);
    await buy(user, { buyer_state: KERALA });
    expect(await receiptOf(on, user)).toMatchObject({ gstin: null, buyerState: null, taxablePaise: null });
  });

  test('renders one receipt at a time per user, so that many requests of one do not delay others', async () => {
    const [user, other] = [signUp(on), signUp(on)];
    await Promise.all([buy(user), buy(other)]);
    const [{ number }, theirs] = [await receiptOf(on, user), await receiptOf(on, other)];
    const many = Promise.all(Array.from({ length: 10 }, () => readPdf(on, user, number)));
    expect((await readPdf(on, other, theirs.number)).status).toBe(200);
    const answers = await many;
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused[0]?.json()).toMatchObject({ code: 'unavailable' });
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(answers.length - refused.length);
    // A warning only: nothing is broken.
    const levels = on.capturedLog.levelsOf('too many receipts at once');
    expect(levels).toEqual(refused.map(() => 'warn'));
  });

  test('returns a PDF to the owner of a receipt and 404 to others', async () => {
    const user = signUp(on, 'आशा राव');
    await buy(user);
    const { number } = await receiptOf(on, user);
    const answer = await readPdf(on, user, number);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await readPdf(on, signUp(on), number)).status).toBe(404);
    expect((await readPdf(on, user, 'GLR-2627-999999')).status).toBe(404);
    expect((await readPdf(on, user, '..%2F..%2Fetc')).status).toBe(400);
  });

  test('numbers fifteen parallel payments without gaps or duplicates', async () => {
    const last = await on.database.db.$count(receipts);
    const users = Array.from({ length: 15 }, () => signUp(on));
    const paid = await Promise.all(users.map(async (user) => user.pay(await user.openOrder())));
    await Promise.all(users.map((user, index) => user.verify(paid[index] as CheckoutResult)));
    const rows = await on.database.db.select({ number: receipts.number }).from(receipts);
    const numbers = rows.map(({ number }) => Number(number.slice(-6))).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: last + 15 }, (_, index) => index + 1));
  });

  test('starts a new series on 1 April in India', async () => {
    on.clock.advance(Date.parse('2027-03-31T18:29:59Z') - on.clock.now().getTime());
    const [march, april] = [signUp(on), signUp(on)];
    await buy(march);
    on.clock.advance(1_000);
    await buy(april);
    expect((await receiptOf(on, march)).number).toMatch(/^GLR-2627-/);
    expect((await receiptOf(on, april)).number).toBe('GLR-2728-000001');
  });
});

describe('when registered for GST', () => {
  let on: TestBilling;
  beforeAll(() => void (on = registered));

  test("requires the buyer's State for an order", async () => {
    const user = signUp(on);
    expect((await user.get('plans/')).body['data']).toMatchObject([{ gstPercent: 18 }]);
    expect(await user.createOrder()).toMatchObject({
      status: 400,
      body: { code: 'buyer_state_required', error: 'Please choose your State.' },
    });
    expect((await user.post('premium/create-order/', { buyer_state: '99' })).status).toBe(400);
  });

  test.each([
    ['within the State', KARNATAKA, { cgstPaise: 3_806, sgstPaise: 3_806, igstPaise: 0 }],
    ['between States', KERALA, { cgstPaise: 0, sgstPaise: 0, igstPaise: 7_612 }],
  ])('issues a tax invoice of 422.88 and 76.12 for a payment %s', async (_where, buyerState, tax) => {
    const user = signUp(on);
    await buy(user, { buyer_state: buyerState });
    const receipt = await receiptOf(on, user);
    expect(receipt).toMatchObject({ totalPaise: 49_900, taxablePaise: 42_288, buyerState, ...tax });
    expect(receipt.number).toMatch(/^GL-2627-\d{6}$/);
    const said = buildReceiptContent({ receipt, refunded: false });
    expect(said.title).toBe('Tax invoice');
    expect(said.supplier).toEqual([
      supplier.name,
      supplier.address,
      'GSTIN 29ABCDE1234F1Z5',
      'State: Karnataka (29)',
    ]);
    expect(said.buyer.at(-1)).toBe(`Place of supply: ${findState(buyerState)?.name} (${buyerState})`);
    expect(said.sums[0]).toEqual({ label: 'Taxable value', value: '₹422.88' });
    expect(said.sums.slice(1)).toEqual(
      buyerState === KARNATAKA
        ? [
            { label: 'CGST 9%', value: '₹38.06' },
            { label: 'SGST 9%', value: '₹38.06' },
          ]
        : [{ label: 'IGST 18%', value: '₹76.12' }],
    );
    expect(said.item.detail).toContain('SAC 998439');
    expect(said.notes).toContain('Reverse charge: no.');
  });

  test('prints the State that was chosen last', async () => {
    const user = signUp(on);
    await user.post('premium/create-order/', { buyer_state: KARNATAKA });
    await buy(user, { buyer_state: KERALA });
    expect(await receiptOf(on, user)).toMatchObject({ buyerState: KERALA, igstPaise: 7_612 });
  });
});

/** The text of a receipt printed under the given settings. */
async function printWith(
  on: TestBilling,
  user: PayingUser,
  settings: Pick<BillingContext, 'supplier' | 'gst'>,
): Promise<ReceiptContent> {
  const { number } = await receiptOf(on, user);
  return readReceiptText({ ...on.context, ...settings }, { userId: user.userId, number });
}

describe('an issued receipt', () => {
  const moved = { supplier: { name: 'Another Limited', address: '1 New Street, Pune 411001' }, gst: null };

  test.each([
    ['tax invoice', gst],
    ['plain receipt', null],
  ])('prints the same after every setting has changed: %s', async (_kind, gstThen) => {
    const on = gstThen === null ? plain : registered;
    const user = signUp(on);
    await buy(user, { buyer_state: KERALA });
    const before = await printWith(on, user, { gst: gstThen, supplier });
    const gstLater = { gstin: '27ABCDE1234F1Z9', supplierState: '27', sacCode: '999999' };
    expect(await printWith(on, user, moved)).toEqual(before);
    expect(await printWith(on, user, { ...moved, gst: gstLater })).toEqual(before);
    expect(before.supplier.slice(0, 2)).toEqual([supplier.name, supplier.address]);
  });

  test('prints the item and the GST rate of its issue after the product and the rate have changed', async () => {
    const user = signUp(registered);
    await buy(user, { buyer_state: KERALA });
    await registered.database.db
      .update(receipts)
      .set({ item: 'A month of 2025', gstPercent: 12 })
      .where(eq(receipts.userId, user.userId));
    const text = await printWith(registered, user, { gst, supplier });
    expect(text.item.name).toBe('A month of 2025');
    expect(text.sums[1]?.label).toBe('IGST 12%');
  });

  test('from before suppliers were stored gets the supplier once, when the jobs first run', async () => {
    const on = registered;
    const [user, other] = [signUp(on), signUp(on)];
    await buy(user, { buyer_state: KERALA });
    await buy(other, { buyer_state: KERALA });
    await on.database.db
      .update(receipts)
      .set({ supplierName: null, supplierAddress: null })
      .where(eq(receipts.userId, user.userId));
    const printed = await printWith(on, other, moved);
    await addMissingSuppliers({ ...on.context, ...moved });
    expect((await printWith(on, user, { gst, supplier })).supplier.slice(0, 2)).toEqual([
      moved.supplier.name,
      moved.supplier.address,
    ]);
    await addMissingSuppliers(on.context);
    expect(await receiptOf(on, user)).toMatchObject({
      supplierName: moved.supplier.name,
      supplierAddress: moved.supplier.address,
      gstPercent: 18,
    });
    expect(await printWith(on, other, moved)).toEqual(printed);
  });
});

test('omits a name in a script that the font of the receipt does not have', () => {
  const receipt = {
    number: 'GLR-2627-000001',
    issuedAt: new Date('2026-11-21T10:00:00Z'),
    razorpayPaymentId: 'pay_1',
    buyerName: 'ஆஷா',
    buyerEmail: 'asha@example.com',
    periodStart: new Date('2026-11-21T10:00:00Z'),
    periodEnd: new Date('2026-12-21T10:00:00Z'),
    totalPaise: 49_900,
    gstin: null,
    sacCode: null,
    supplierState: null,
    buyerState: null,
    taxablePaise: null,
    cgstPaise: null,
    sgstPaise: null,
    igstPaise: null,
    supplierName: supplier.name,
    supplierAddress: supplier.address,
    item: 'GullyLens Premium for one month',
    gstPercent: null,
    orderId: '',
    userId: '',
  };
  expect(buildReceiptContent({ receipt, refunded: true }).buyer).toEqual(['asha@example.com']);
});
