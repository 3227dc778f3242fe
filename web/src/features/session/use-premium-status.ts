import type { PremiumStatus } from '@gullylens/contract/http/premium';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { reportProblem } from '../../platform/report-problem.ts';

interface Told {
  userId: string | undefined;
  /** Null where it could not be read. */
  premium: PremiumStatus | null;
}

/** The premium status of the signed-in person, read when they are known and whenever asked again. */
export function usePremiumStatus(userId: string | undefined) {
  const [told, setTold] = useState<Told | null>(null);

  const refresh = useCallback(async () => {
    try {
      const premium = await callApi('GET /api/subscriptions/premium/status/');
      setTold({ userId, premium });
    } catch (error) {
      reportProblem('Failed to load premium status', error);
      setTold((before) => (before?.userId === userId ? before : { userId, premium: null }));
    }
  }, [userId]);

  useEffect(() => {
    if (userId !== undefined) void refresh();
  }, [userId, refresh]);

  // What was told of one person, however late it came, says nothing about another.
  const own = told?.userId === userId ? told : null;
  return { premium: own?.premium ?? null, isPending: own === null, refresh };
}
