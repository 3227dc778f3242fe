import type { DeskAnalysisDetail } from '@gullylens/contract/http/desk-analyses';
import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError, textOfError } from '../../platform/api/api-error.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { deskAnalysesQuery, deskAnalysisQuery } from './desk-analysis-queries.ts';

interface Change {
  send: () => Promise<{ status: 'success'; data: DeskAnalysisDetail }>;
  onSaved?: (detail: DeskAnalysisDetail) => void;
}

/**
 * Runs one change to an analysis at a time and stores the response in the query cache. After a 409 the analysis is
 * read again, so that the form sees the version that it conflicts with.
 */
export function useDeskChange(matchKey: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ send }: Change) => send(),
    onSuccess: (response, { onSaved }) => {
      onSaved?.(response.data);
      client.setQueryData(deskAnalysisQuery(matchKey).queryKey, response);
      return client.invalidateQueries({ queryKey: deskAnalysesQuery.queryKey });
    },
    onError: (error) =>
      isApiError(error) && error.status === 409
        ? client.invalidateQueries({ queryKey: deskAnalysisQuery(matchKey).queryKey })
        : undefined,
  });
}

/** Whether the last change was saved, or why it was not. */
export function ChangeStatus({ change: { isSuccess, error } }: { change: ReturnType<typeof useDeskChange> }) {
  const { i18n } = useLingui();
  return (
    <p role="status" className={error ? 'text-sm text-danger' : 'text-sm text-turf'}>
      {isSuccess && i18n.t('Saved.')}
      {error && i18n.t(textOfError(error, sentence('The change was not saved.')))}
      {isApiError(error) && error.details !== undefined && ` ${error.details}`}
    </p>
  );
}
