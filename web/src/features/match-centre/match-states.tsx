import { useLingui } from '@lingui/react';
import { sentence } from '../../platform/language/sentence.ts';
import { paths } from '../../platform/links.ts';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { PageFailed } from '../../ui/feedback/page-failed.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { OtherMatches } from './preview/other-matches.tsx';

/** The page of a match while nothing of it is known: blocks where its parts will be, and whether a request has failed. */
export function MatchSkeleton({ hasFailed }: { hasFailed: boolean }) {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-label={i18n.t('Loading the match')}>
      {hasFailed && <p className="mb-3 text-sm text-muted">{i18n.t('No answer yet. Trying again.')}</p>}
      <Card className="space-y-3 p-3 md:p-5">
        <Skeleton className="mb-4 h-5 w-40" />
        {[0, 1].map((team) => (
          <div key={team} className="flex items-center gap-3">
            <Skeleton className="size-10 rounded-full" />
            <Skeleton className="h-4 w-36" />
            <Skeleton className="ml-auto h-7 w-20" />
          </div>
        ))}
        <Skeleton className="h-6 w-52" />
        <Skeleton className="h-2 w-full rounded-full" />
      </Card>
      <div className="mt-3 mb-4 flex gap-2 overflow-hidden md:mt-5">
        {['w-20', 'w-28', 'w-24', 'w-32'].map((width) => (
          <Skeleton key={width} className={`h-11 shrink-0 rounded-full ${width}`} />
        ))}
      </div>
      <Card className="divide-y divide-line">
        {[0, 1, 2, 3, 4].map((row) => (
          <div key={row} className="flex h-16 items-center gap-3 px-4">
            <Skeleton className="size-8 rounded-full" />
            <Skeleton className="h-4 flex-1" />
            <Skeleton className="h-4 w-12" />
          </div>
        ))}
      </Card>
    </div>
  );
}

interface MatchFailedProps {
  matchKey: string;
  error: unknown;
  failures: number;
  onRetry: () => void;
}

/** In place of a match that could not be loaded: its name if known, the reason, a retry button and other matches. */
export function MatchFailed({ matchKey, error, failures, onRetry }: MatchFailedProps) {
  const { i18n } = useLingui();
  return (
    <>
      <PageFailed
        heading={i18n.t('Match centre')}
        title={sentence('This match did not load')}
        error={error}
        onRetry={onRetry}
        failures={failures}
        otherPage={{ to: paths.matches, name: i18n.t('All matches') }}
      />
      <OtherMatches except={matchKey} />
    </>
  );
}
