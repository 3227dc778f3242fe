import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { useAuth } from './auth-context.ts';

/** The Premium status. Fetched once, and again when a payment or a change of the subscription invalidates it. */
export const premiumQuery = queryOptions({
  ...apiQuery('GET /api/subscriptions/premium/status/'),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/** Returns the Premium status of the signed-in user. `isPremium` is the stored user's until the status is fetched. */
export function usePremium() {
  const { user } = useAuth();
  const { data, error, isPending, refetch } = useQuery({ ...premiumQuery, enabled: user !== null });
  return { data, error, isPending, refetch, isPremium: data?.isPremium ?? user?.isPremium ?? false };
}
