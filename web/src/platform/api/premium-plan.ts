import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiQuery } from './api-query.ts';

const STALE_AFTER_MS = 5 * 60_000;

/** The plans on sale, from the server: the source of every price on a screen. */
export const plansQuery = queryOptions({
  ...apiQuery('GET /api/subscriptions/plans/'),
  staleTime: STALE_AFTER_MS,
});

/** The price of Premium as text; null until the server has sent it. */
export function usePriceText(): string | null {
  const plan = useQuery(plansQuery).data?.data[0];
  return plan === undefined ? null : priceText(plan.amount);
}

/** An amount in paise as text: `₹499` or `₹499.50`. */
export function priceText(paise: number): string {
  return (paise / 100).toLocaleString('en-IN', {
    style: 'currency',
    currency: 'INR',
    trailingZeroDisplay: 'stripIfInteger',
  });
}
