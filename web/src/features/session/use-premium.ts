import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { useAuth } from './auth-context.ts';

/** Read once, and again when a payment or a change of the subscription invalidates it. */
export const premiumQuery = queryOptions({
  ...apiQuery('GET /api/subscriptions/premium/status/'),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/** The Premium status of the signed-in user. `isPremium` comes from the session's user until the status is read. */
export function usePremium() {
  const { user } = useAuth();
  const { data, error, isPending, refetch } = useQuery({ ...premiumQuery, enabled: user !== null });
  return { data, error, isPending, refetch, isPremium: data?.isPremium ?? user?.isPremium ?? false };
}
