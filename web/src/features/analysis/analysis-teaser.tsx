import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import { useLingui } from '@lingui/react';
import { Lock } from 'lucide-react';
import { pathTo } from '../../platform/links.ts';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { type Armband, ArmbandMark } from '../../ui/players/armband-mark.tsx';
import { MatchToLock } from './match-to-lock.tsx';
import { pitchLine } from './report-text.ts';

/** The frame of a teaser and of its placeholder, as classes. */
const frame =
  'flex h-full flex-col justify-between gap-2 rounded-card border border-line bg-surface px-3 py-2.5';
const picksFrame = 'border-t border-line pt-2';

interface AnalysisTeaserProps {
  card: AnalysisCard;
  /** What came of it; by default what its pitch is like is shown. */
  outcome?: string | null;
}

/**
 * The match of an analysis, its captains with their expected points and what its pitch is like, linked to the analysis.
 * Without Premium the numbers are shown; names and verdict, which the server does not send, are not.
 */
export function AnalysisTeaser({ card, outcome }: AnalysisTeaserProps) {
  return (
    <article className={`relative ${frame} transition-colors hover:border-edge hover:bg-raised`}>
      <MatchToLock card={card} to={pathTo.analysis(card.matchKey)} />
      <div className={picksFrame}>
        <CaptainPicks card={card} />
        {outcome ? (
          <p className="mt-1 truncate text-xs font-semibold tabular">{outcome}</p>
        ) : (
          <PitchLine card={card} />
        )}
      </div>
    </article>
  );
}

/** The shape of a teaser while it loads. */
export function TeaserSkeleton() {
  return (
    <div className={frame}>
      <Skeleton className="h-3 w-1/2" />
      <TeamSkeleton />
      <TeamSkeleton />
      <div className={`space-y-2.5 ${picksFrame}`}>
        <Skeleton className="h-4" />
        <Skeleton className="h-4" />
        <Skeleton className="h-3 w-2/5" />
      </div>
    </div>
  );
}

function TeamSkeleton() {
  return (
    <div className="flex items-center gap-1.5">
      <Skeleton className="size-5 rounded-full!" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  );
}

/** What the pitch is like; without Premium, or before it is known, the average of its ground, if there is one. */
function PitchLine({ card }: { card: AnalysisCard }) {
  const { i18n } = useLingui();
  const verdict = card.locked ? '' : pitchLine(i18n, card.pitchConditions);
  const average = card.venueAverage?.toFixed(0);
  if (verdict === '' && average === undefined) return null;
  return (
    <p className="mt-1 truncate text-xs text-muted tabular">
      {verdict || `${i18n.t('Venue average')}: ${average}`}
    </p>
  );
}

/** What an open card says of the captains; null when none is chosen yet. */
type Captains = Pick<
  Extract<AnalysisCard, { locked: false }>,
  'locked' | 'captain' | 'captainPoints' | 'viceCaptain' | 'viceCaptainPoints'
>;

/** Both captains with their expected points, below one another. A name that needs Premium is locked. */
export function CaptainPicks({ card }: { card: AnalysisCard | Captains }) {
  return (
    <dl className="min-w-0 space-y-1">
      <Pick armband="captain" name={card.locked ? undefined : card.captain} points={card.captainPoints} />
      <Pick
        armband="vice-captain"
        name={card.locked ? undefined : card.viceCaptain}
        points={card.viceCaptainPoints}
      />
    </dl>
  );
}

interface PickProps {
  armband: Armband;
  /** Undefined while locked, null when none is chosen yet. */
  name: string | null | undefined;
  points: number | null;
}

function Pick({ armband, name, points }: PickProps) {
  const { i18n } = useLingui();
  return (
    <div className="flex items-center gap-2">
      <dt className="flex w-7 shrink-0 justify-center">
        <ArmbandMark armband={armband} />
      </dt>
      <dd className="min-w-0 flex-1 text-sm">
        {name === undefined ? (
          <>
            <span className="sr-only">{i18n.t('Name locked')}</span>
            <span aria-hidden="true" className="flex items-center gap-1.5">
              <Lock className="size-3.5 shrink-0 text-floodlight" />
              <span className="h-2.5 w-28 rounded-full bg-floodlight/25" />
            </span>
          </>
        ) : (
          <span className="block truncate font-semibold">{name ?? i18n.t('To be decided')}</span>
        )}
      </dd>
      {points !== null && (
        <dd className="shrink-0 font-extrabold tabular">
          {points.toFixed(1)} <span className="sr-only">{i18n.t('expected points')}</span>
        </dd>
      )}
    </div>
  );
}
