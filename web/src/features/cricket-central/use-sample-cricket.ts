import { useQuery } from '@tanstack/react-query';

/** The built-in matches and countries, loaded when they are needed; `undefined` until then. */
export function useSampleCricket(isNeeded: boolean) {
  return useQuery({
    queryKey: ['sample cricket'],
    queryFn: () => import('./sample-cricket.ts'),
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  }).data;
}
