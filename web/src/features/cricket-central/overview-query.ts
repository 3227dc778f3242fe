import type { Overview } from '@gullylens/contract/http/cricket-dashboard';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api/api-client.ts';
import { apiQueryKey } from '../../platform/api/api-query.ts';
import { askCricket, begunFromKept, type Keeping } from '../../platform/api/cricket-query.ts';
import { useScoreRefresh } from '../../platform/live/score-refresh.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { isKeptMatch } from '../../platform/storage/is-kept-match.ts';
import { isRecord, isText } from '../../platform/storage/local-storage.ts';
import { keepServerUsage } from '../../platform/storage/cricket-usage.ts';

const call = 'GET /api/v1/cricket/dashboard/overview/';

const keeping: Keeping = {
  name: 'dashboardOverview',
  priority: 'high',
  isAnswer: (answer) => {
    if (!isRecord(answer) || !isRecord(answer['data'])) return false;
    const { current_matches: matches, series } = answer['data'];
    return (
      Array.isArray(matches) && matches.every(isKeptMatch) && Array.isArray(series) && series.every(isSeries)
    );
  },
};

function isSeries(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { key, name, startDate, endDate } = value;
  return [key, name].every(isText) && [startDate, endDate].every((day) => day === null || isText(day));
}

/** The overview, begun from the last good answer in this browser and kept current. */
export function useOverview() {
  return useQuery({
    queryKey: apiQueryKey(call),
    queryFn: ({ signal }) => readOverview(signal),
    ...begunFromKept(call, keeping),
    refetchInterval: useScoreRefresh(),
  });
}

/** Fetches the overview, and the quota usage, which is never taken from the cache. */
async function readOverview(signal: AbortSignal): Promise<Overview> {
  refreshUsage();
  try {
    return await askCricket(call, keeping, signal);
  } catch (cause) {
    throw new Error('Failed to load cricket data overview', { cause });
  }
}

function refreshUsage(): void {
  callApi('GET /api/status/').then(
    ({ info }) => keepServerUsage(info),
    (error: unknown) => reportProblem('The quota could not be read.', error),
  );
}
