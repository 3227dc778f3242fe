import { requestJson } from './paying-user.ts';
import type { TestBilling } from './start-test-billing.ts';

/** Calls Razorpay's API with our key. */
export async function callRazorpay(
  test: Pick<TestBilling, 'sandboxes'>,
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const { razorpayKeyId, razorpayKeySecret } = test.sandboxes.settings;
  const credentials = Buffer.from(`${razorpayKeyId}:${razorpayKeySecret}`).toString('base64');
  const answer = await requestJson(`${test.sandboxes.address}/razorpay/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Basic ${credentials}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.status !== 200) throw new Error(`razorpay ${path}: ${answer.status}`);
  return answer.body;
}
