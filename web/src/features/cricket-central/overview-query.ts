import type { Overview } from '@gullylens/contract/http/cricket-dashboard';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { callApi } from '../../platform/api/api-client.ts';
import { useLiveConnected } from '../../platform/live/live-provider.tsx';
import { reportProblem } from '../../platform/report-problem.ts';
import { isRecord } from '../../platform/storage/local-storage.ts';
import { keepServerUsage, logCricketCall } from '../../platform/storage/cricket-usage.ts';
import { readCricketCache, writeCricketCache } from '../../platform/storage/cricket-cache.ts';

const call = 'GET /api/v1/cricket/dashboard/overview/';

/** An overview counts as fresh this long. */
const OVERVIEW_FRESH_SECONDS = 300;

/** Without the live stream the overview is asked for every 30 seconds; with it every 5 minutes. */
export const REFRESH_MS = { polled: 30_000, pushed: 300_000 } as const;

/** The overview, begun from the last good answer in this browser and kept current. */
export function useOverview() {
  const connected = useLiveConnected();
  return useQuery({
    ...apiQuery(call),
    queryFn: ({ signal }) => readOverview(signal),
    initialData: readCachedOverview,
    initialDataUpdatedAt: () => readCricketCache('overview')?.timestamp,
    refetchInterval: connected ? REFRESH_MS.pushed : REFRESH_MS.polled,
  });
}

/** Asks for the overview and keeps the browser's own copy and its figures of the quota. */
async function readOverview(signal: AbortSignal): Promise<Overview> {
  const answer = await callApi(call, { signal });
  writeCricketCache('overview', answer, OVERVIEW_FRESH_SECONDS);
  logCricketCall({ endpoint: call, cached: false, priority: 'high' });
  callApi('GET /api/status/').then(
    ({ info }) => keepServerUsage(info),
    (error: unknown) => reportProblem('The quota could not be read.', error),
  );
  return answer;
}

function readCachedOverview(): Overview | undefined {
  const data = readCricketCache('overview')?.data;
  const holdsMatches =
    isRecord(data) && isRecord(data['data']) && Array.isArray(data['data']['current_matches']);
  return holdsMatches ? (data as Overview) : undefined;
}
