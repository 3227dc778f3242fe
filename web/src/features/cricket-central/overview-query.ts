import type { Overview } from '@gullylens/contract/http/cricket-dashboard';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api/api-client.ts';
import { apiQueryKey } from '../../platform/api/api-query.ts';
import { askCricket, begunFromKept } from '../../platform/api/cricket-query.ts';
import { useScoreRefresh } from '../../platform/live/score-refresh.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { storeServerUsage } from '../../platform/storage/cricket-usage.ts';

const call = 'GET /api/v1/cricket/dashboard/overview/';

const name = 'dashboardOverview';

/** The overview, begun from the last good answer in this browser and kept current. */
export function useOverview() {
  return useQuery({
    queryKey: apiQueryKey(call),
    queryFn: ({ signal }) => readOverview(signal),
    ...begunFromKept(call, name),
    refetchInterval: useScoreRefresh(),
  });
}

/** Fetches the overview, and the quota usage, which is never taken from the cache. */
async function readOverview(signal: AbortSignal): Promise<Overview> {
  refreshUsage();
  try {
    return await askCricket(call, name, signal);
  } catch (cause) {
    throw new Error('Failed to load cricket data overview', { cause });
  }
}

function refreshUsage(): void {
  callApi('GET /api/status/').then(
    ({ info }) => storeServerUsage(info),
    (error: unknown) => reportProblem('The quota could not be read.', error),
  );
}
