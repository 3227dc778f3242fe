import type { PremiumStatus } from '@gullylens/contract/http/premium';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { reportProblem } from '../../platform/report-problem.ts';

/** The premium status of the signed-in person, read when they are known and whenever asked again. */
export function usePremiumStatus(userId: string | undefined) {
  const [premium, setPremium] = useState<PremiumStatus | null>(null);

  const refresh = useCallback(async () => {
    try {
      setPremium(await callApi('GET /api/subscriptions/premium/status/'));
    } catch (error) {
      reportProblem('Failed to load premium status', error);
    }
  }, []);

  useEffect(() => {
    setPremium(null);
    if (userId !== undefined) void refresh();
  }, [userId, refresh]);

  return { premium, refresh };
}
