import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import { useLingui } from '@lingui/react';
import { ChevronRight } from 'lucide-react';
import { pathTo } from '../../platform/links.ts';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { StretchedLink } from '../../ui/controls/stretched-button.tsx';
import { startText } from '../../ui/text/dates.ts';
import { lockText } from '../../ui/text/lock-text.ts';
import { isOpen, lockOf } from '../../platform/api/open-analyses.ts';

/** The size of a teaser, as classes, also for its placeholder. */
export const teaserSize = 'min-h-[8.25rem] rounded-card';

/** The shape of a teaser while it loads. */
export function TeaserSkeleton() {
  return (
    <div className={`border border-line bg-surface px-4 py-3 ${teaserSize}`}>
      <Skeleton className="h-3 w-1/2" />
      <Skeleton className="mt-2 h-5 w-3/4" />
      <Skeleton className="mt-1.5 h-3 w-2/5" />
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Skeleton className="h-9 w-4/5" />
        <Skeleton className="h-9 w-4/5" />
      </div>
    </div>
  );
}

interface AnalysisTeaserProps {
  card: AnalysisCard;
  /** The server's time in milliseconds since 1970. */
  now: number;
}

/**
 * The captains of an analysis with their expected points, linked to the analysis. Without Premium the numbers are shown
 * and the names, which the server does not send, are locked.
 */
export function AnalysisTeaser({ card, now }: AnalysisTeaserProps) {
  return (
    <article
      className={`relative flex h-full flex-col justify-between gap-2 border border-line bg-surface px-4 py-3 transition-colors hover:border-edge hover:bg-raised ${teaserSize}`}
    >
      <MatchAndLock card={card} now={now} />
      <div className="flex items-center gap-3">
        <CaptainPicks card={card} />
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
      </div>
    </article>
  );
}

/** The match of an analysis, as a link over the whole card, its start and the time to the lock. */
function MatchAndLock({ card, now }: AnalysisTeaserProps) {
  const { i18n } = useLingui();
  return (
    <div className="min-w-0">
      <div className="flex items-baseline justify-between gap-x-3">
        <p className="min-w-0 flex-1 truncate text-xs text-muted">{card.tournament}</p>
        <TimeToLock card={card} now={now} />
      </div>
      <h3 className="line-clamp-2 font-bold">
        <StretchedLink to={pathTo.analysis(card.matchKey)}>{card.matchTitle}</StretchedLink>
      </h3>
      <p className="text-xs text-muted tabular">{startText(i18n, Date.parse(card.analysisDate) / 1000)}</p>
    </div>
  );
}

/** What an open card says of the captains; null when none is chosen yet. */
type Captains = Pick<
  Extract<AnalysisCard, { locked: false }>,
  'locked' | 'captain' | 'captainPoints' | 'viceCaptain' | 'viceCaptainPoints'
>;

/** Both captains with their expected points. A bar stands for a name that needs Premium. */
export function CaptainPicks({ card }: { card: AnalysisCard | Captains }) {
  const { i18n } = useLingui();
  return (
    <dl className="grid min-w-0 flex-1 grid-cols-2 gap-3">
      <Pick
        armband={i18n.t('Captain')}
        name={card.locked ? undefined : card.captain}
        points={card.captainPoints}
      />
      <Pick
        armband={i18n.t('Vice-captain')}
        name={card.locked ? undefined : card.viceCaptain}
        points={card.viceCaptainPoints}
      />
    </dl>
  );
}

export function TimeToLock({ card, now }: AnalysisTeaserProps) {
  const { i18n } = useLingui();
  if (isOpen(card, now)) {
    return (
      <p className="shrink-0 text-sm font-semibold text-floodlight tabular">
        {lockText(i18n, lockOf(card), now)}
      </p>
    );
  }
  return (
    <p className="shrink-0 text-sm text-muted">
      {i18n.t(card.draftedLate ? 'Drafted after the start' : 'Sealed')}
    </p>
  );
}

interface PickProps {
  armband: string;
  /** Undefined while locked, null when none is chosen yet. */
  name: string | null | undefined;
  points: number | null;
}

function Pick({ armband, name, points }: PickProps) {
  const { i18n } = useLingui();
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{armband}</dt>
      <dd>
        {name === undefined ? (
          <span className="flex h-5 items-center">
            <span className="sr-only">{i18n.t('Name locked')}</span>
            <span aria-hidden="true" className="h-2.5 w-24 max-w-full rounded-full bg-floodlight/25" />
          </span>
        ) : (
          <span className="block truncate text-sm font-semibold">{name ?? i18n.t('To be decided')}</span>
        )}
        {points !== null && (
          <span className="block text-xs text-muted">
            <strong className="text-base text-text tabular">{points.toFixed(1)}</strong>{' '}
            {i18n.t('expected points')}
          </span>
        )}
      </dd>
    </div>
  );
}
