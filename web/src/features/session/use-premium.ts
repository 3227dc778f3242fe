import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { useAuth } from './auth-context.ts';

/** A month that ends, or was paid for on another device, is noticed at most so much later. */
const REFRESH_MS = 300_000;

/** The Premium status. Also refetched when a payment or a change of the subscription invalidates it. */
export const premiumQuery = queryOptions({
  ...apiQuery('GET /api/subscriptions/premium/status/'),
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: REFRESH_MS,
  refetchOnWindowFocus: 'always',
  retry: false,
});

/** Returns the Premium status of the signed-in user. `isPremium` is the stored user's until the status is fetched. */
export function usePremium() {
  const { user } = useAuth();
  const { data, error, isPending, refetch } = useQuery({ ...premiumQuery, enabled: user !== null });
  return { data, error, isPending, refetch, isPremium: data?.isPremium ?? user?.isPremium ?? false };
}
