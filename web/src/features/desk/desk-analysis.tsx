import type {
  DeskAnalysis,
  DeskAnalysisDetail,
  DeskState,
} from '@gullylens/contract/http/insights/desk-analyses';
import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../platform/api/api-error.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { SaveStatus } from '../../ui/feedback/inline-error.tsx';
import type { BadgeTone } from '../../ui/layout/badge.tsx';

/** The list of analyses for the desk. */
export const deskAnalysesQuery = apiQuery('GET /api/v1/desk/analyses/');

/** One analysis with its draft and edits, for the desk. */
export function deskAnalysisQuery(matchKey: string) {
  return apiQuery('GET /api/v1/desk/analyses/{matchKey}/', { params: { matchKey } });
}

/** The name of each state, and what it means for readers. The screens call `locked` sealed. */
export const deskStates: Readonly<Record<DeskState, { label: string; note: string; tone: BadgeTone }>> = {
  draft: {
    label: sentence('Draft'),
    note: sentence('Published automatically unless an analyst is editing it.'),
    tone: 'neutral',
  },
  edited: {
    label: sentence('Edited'),
    note: sentence('Readers see it once it is published.'),
    tone: 'sky',
  },
  published: {
    label: sentence('Published'),
    note: sentence('Readers see it.'),
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

/** When an analysis locks, in milliseconds: at the start of its match if nothing earlier is set. */
export function lockOf({ locksAt, matchAt }: Pick<DeskAnalysis, 'locksAt' | 'matchAt'>): number {
  return Date.parse(locksAt ?? matchAt);
}

/** Returns whether an analysis has yet to lock. `now` is the server's time in milliseconds. */
export function isOpen(analysis: DeskAnalysis, now: number): boolean {
  return analysis.lockedAt === null && lockOf(analysis) > now;
}

/** The last half hour before the scheduled start, in which the toss takes place. */
const SOON_MS = 30 * 60_000;

/** Returns whether an analysis locks in the half hour after `now`, the server's time in milliseconds. */
export function isLockingSoon(analysis: DeskAnalysis, now: number): boolean {
  return isOpen(analysis, now) && lockOf(analysis) <= now + SOON_MS;
}

/** The number of readers of an analysis, once it has been published. */
export function Readers({ of: { readers, publishedAt } }: { of: DeskAnalysis }) {
  const { i18n } = useLingui();
  if (publishedAt === null) return null;
  return (
    <span className="text-xs text-muted tabular">
      {i18n.t('{readers, plural, one {# reader} other {# readers}}', { readers })}
    </span>
  );
}

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
export function ChangeStatus({ change }: { change: ReturnType<typeof useDeskChange> }) {
  const details = isApiError(change.error) ? change.error.details : undefined;
  return <SaveStatus change={change} otherwise={sentence('The change was not saved.')} details={details} />;
}
