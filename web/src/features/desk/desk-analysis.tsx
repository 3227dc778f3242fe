import type { DeskAnalysisDetail, DeskState } from '@gullylens/contract/http/insights/desk-analyses';
import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError, textOfError } from '../../platform/api/api-error.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import type { BadgeTone } from '../../ui/layout/badge.tsx';

export const deskAnalysesQuery = apiQuery('GET /api/v1/desk/analyses/');

export function deskAnalysisQuery(matchKey: string) {
  return apiQuery('GET /api/v1/desk/analyses/{matchKey}/', { params: { matchKey } });
}

/** The name of each state, and its meaning for readers. */
export const deskStates: Readonly<Record<DeskState, { label: string; note: string; tone: BadgeTone }>> = {
  draft: {
    label: sentence('Draft'),
    note: sentence('Publishes itself unless somebody works on it.'),
    tone: 'neutral',
  },
  edited: {
    label: sentence('Edited'),
    note: sentence('Readers see it once it is published.'),
    tone: 'sky',
  },
  published: {
    label: sentence('Published'),
    note: sentence('Readers see it. It may be edited and withdrawn until it is sealed.'),
    tone: 'turf',
  },
  withdrawn: { label: sentence('Withdrawn'), note: sentence('Readers do not see it.'), tone: 'premium' },
  locked: {
    label: sentence('Sealed'),
    note: sentence('It never changes again; a correction is shown beside it.'),
    tone: 'turf',
  },
  missed: {
    label: sentence('Missed'),
    note: sentence('The match began before it was published.'),
    tone: 'live',
  },
};

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

/** Whether the last change was saved, or why not. */
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
