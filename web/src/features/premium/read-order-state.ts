import { callApi } from '../../platform/api/api-client.ts';
import { isApiError } from '../../platform/api/api-error.ts';
import { reportProblem } from '../../platform/report-problem.ts';

/** Returns how an order stands; `closed` when this account has no such order, null when it cannot be read now. */
export async function readOrderState(orderId: string) {
  try {
    const params = { order_id: orderId };
    const answer = await callApi('GET /api/subscriptions/premium/orders/{order_id}/', { params });
    return answer.state;
  } catch (error) {
    if (isApiError(error) && error.code === 'order_not_found') return 'closed';
    reportProblem('The order could not be read.', error);
    return null;
  }
}
