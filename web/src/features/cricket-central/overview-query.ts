import type { Overview } from '@gullylens/contract/http/cricket-dashboard';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api/api-client.ts';
import { apiQueryKey } from '../../platform/api/api-query.ts';
import { askCricket, begunFromKept, type Keeping } from '../../platform/api/cricket-query.ts';
import { useLiveConnected } from '../../platform/live/live-provider.tsx';
import { reportProblem } from '../../platform/report-problem.ts';
import { isRecord } from '../../platform/storage/local-storage.ts';
import { keepServerUsage } from '../../platform/storage/cricket-usage.ts';

const call = 'GET /api/v1/cricket/dashboard/overview/';

const keeping: Keeping = {
  name: 'dashboardOverview',
  priority: 'high',
  isAnswer: (data) =>
    isRecord(data) && isRecord(data['data']) && Array.isArray(data['data']['current_matches']),
};

/** Without the live stream the overview is asked for every 30 seconds; with it every 5 minutes. */
export const REFRESH_MS = { polled: 30_000, pushed: 300_000 } as const;

/** The overview, begun from the last good answer in this browser and kept current. */
export function useOverview() {
  const connected = useLiveConnected();
  return useQuery({
    queryKey: apiQueryKey(call),
    queryFn: ({ signal }) => readOverview(signal),
    ...begunFromKept(call, keeping),
    refetchInterval: connected ? REFRESH_MS.pushed : REFRESH_MS.polled,
  });
}

/** Asks for the overview and for the figures of the quota, which are never taken from a copy. */
function readOverview(signal: AbortSignal): Promise<Overview> {
  const answer = askCricket(call, keeping, signal);
  callApi('GET /api/status/').then(
    ({ info }) => keepServerUsage(info),
    (error: unknown) => reportProblem('The quota could not be read.', error),
  );
  return answer;
}
