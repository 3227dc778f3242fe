import type { DeskAnalysisDetail } from '@gullylens/contract/http/desk-analyses';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../platform/api/api-error.ts';
import { deskAnalysesQuery, deskAnalysisQuery } from './desk-analysis-queries.ts';

type Change = () => Promise<{ status: 'success'; data: DeskAnalysisDetail }>;

/**
 * Runs one change to an analysis at a time and keeps what the server answers; after a refusal it is read anew.
 * `conflict` when somebody else was quicker; `error` for anything else, as that the match has begun.
 */
export function useDeskChange(matchKey: string) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (run: Change) => run(),
    onSuccess: (answer) => {
      client.setQueryData(deskAnalysisQuery(matchKey).queryKey, answer);
      return client.invalidateQueries({ queryKey: deskAnalysesQuery.queryKey });
    },
    onError: (error) =>
      isApiError(error) && error.status === 409
        ? client.invalidateQueries({ queryKey: deskAnalysisQuery(matchKey).queryKey })
        : undefined,
  });
  return {
    run: (work: Change) => change.mutate(work),
    settle: change.reset,
    isPending: change.isPending,
    saved: change.isSuccess,
    conflict: change.isError && isConflict(change.error),
    error: change.isError && !isConflict(change.error) ? change.error : null,
  };
}

export type DeskChange = ReturnType<typeof useDeskChange>;

function isConflict(error: unknown): boolean {
  return isApiError(error) && error.code === 'analysis_changed';
}
