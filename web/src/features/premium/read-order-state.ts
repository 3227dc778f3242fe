import { callApi } from '../../platform/api/api-client.ts';
import { isApiError } from '../../platform/api/api-error.ts';
import { reportProblem } from '../../platform/report-problem.ts';

/** Returns how an order stands; `not-found` when this account has no such order, null when it cannot be read now. */
export async function readOrderState(orderId: string) {
  try {
    const params = { order_id: orderId };
    return await callApi('GET /api/subscriptions/premium/orders/{order_id}/', { params });
  } catch (error) {
    if (isApiError(error) && error.code === 'order_not_found') return { state: 'not-found' } as const;
    reportProblem('The order could not be read.', error);
    return null;
  }
}
