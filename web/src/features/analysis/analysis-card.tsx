import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import { useLingui } from '@lingui/react';
import { ChevronRight, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { dateOnlyText } from '../../ui/text/dates.ts';
import { wholeText } from '../../ui/text/number-text.ts';
import { lockText } from '../../ui/text/lock-text.ts';
import { StretchedButton } from '../../ui/controls/stretched-button.tsx';
import { initials } from '../../ui/layout/team-badge.tsx';
import { useLockClock } from '../../ui/behaviour/use-lock-clock.ts';
import { pitchVerdict } from './report-text.ts';

const TRUMPS_ON_CARD = 3;

/** Fixed text under the blur, never the paid content. */
const placeholder = {
  captain: sentence('Captain name'),
  pitch: sentence('How the pitch plays'),
  trumps: ['AB', 'CD', 'EF'],
} as const;

interface AnalysisSummaryCardProps {
  card: AnalysisCard;
  /** Open without Premium. */
  isSample: boolean;
  /** What came of it, once it is not open any more. */
  outcome: string | null;
  onOpen: () => void;
}

/** An analysis on the dashboard. Without Premium all but the captain's points and the venue's average is blurred. */
export function AnalysisSummaryCard({ card, isSample, outcome, onOpen }: AnalysisSummaryCardProps) {
  const { i18n } = useLingui();
  return (
    <article className="relative flex h-full w-full flex-col justify-between gap-4 rounded-card border border-line bg-surface p-4 transition-colors hover:border-edge hover:bg-raised">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 flex-1">
          <p className="truncate text-xs font-semibold text-turf">
            {isSample && `${i18n.t('Free sample')} · `}
            {card.tournament}
          </p>
          {/* On wide screens one line, so that the cards of a row stand level. */}
          <h3 className="mt-0.5 line-clamp-2 font-bold md:line-clamp-1 md:text-sm">
            <StretchedButton onClick={onOpen}>{card.matchTitle}</StretchedButton>
          </h3>
          <p className="text-xs text-muted tabular">
            {dateOnlyText(i18n, card.analysisDate)}
            {card.draftedLate && ` · ${i18n.t('Written late, does not count')}`}
            {!card.draftedLate && outcome !== null && (
              <>
                {' · '}
                <span className="font-semibold text-text">{outcome}</span>
              </>
            )}
            <LockTime card={card} />
          </p>
        </div>
        {card.locked ? (
          <Lock role="img" aria-label={i18n.t('Locked')} className="size-4 shrink-0 text-floodlight" />
        ) : (
          <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
        )}
      </div>
      {card.locked ? (
        <CardSummary
          isLocked={card.locked}
          captain={i18n.t(placeholder.captain)}
          points={card.captainPoints}
          venueAverage={card.venueAverage}
          pitch={i18n.t(placeholder.pitch)}
          trumps={placeholder.trumps}
        />
      ) : (
        <CardSummary
          isLocked={card.locked}
          captain={card.captain ?? i18n.t('To be decided')}
          points={card.captainPoints}
          venueAverage={card.venueAverage}
          pitch={pitchVerdict(i18n, card.pitchConditions)?.name ?? card.pitchConditions}
          trumps={card.trumpPlayers.slice(0, TRUMPS_ON_CARD).map(initials)}
        />
      )}
    </article>
  );
}

/** The time until an analysis locks. */
function LockTime({ card: { draftedLate, locksAt } }: { card: AnalysisCard }) {
  const { i18n } = useLingui();
  const now = useLockClock();
  const lockTime = draftedLate || locksAt === null ? null : Date.parse(locksAt);
  if (lockTime === null || lockTime <= now) return null;
  return (
    <>
      {' · '}
      <span className="font-semibold text-floodlight">{lockText(i18n, lockTime, now)}</span>
    </>
  );
}

interface CardSummaryProps {
  /** Blurs everything but the points and the average. */
  isLocked: boolean;
  captain: string;
  /** Expected points of the captain. */
  points: number | null;
  venueAverage: number | null;
  pitch: string;
  trumps: readonly string[];
}

function CardSummary({ isLocked, captain, points, ...parts }: CardSummaryProps) {
  const { i18n } = useLingui();
  const { venueAverage, pitch, trumps } = parts;
  const hidden = isLocked ? { 'aria-hidden': true, className: 'select-none blur-[6px]' } : {};
  return (
    <div className="w-full text-sm">
      <div className="flex items-end justify-between gap-3">
        <Labelled label={i18n.t('Captain choice')}>
          <span {...hidden}>
            <span className="block truncate text-base font-bold">{captain}</span>
          </span>
        </Labelled>
        {points !== null && (
          <p className="shrink-0 text-right text-xs text-muted tabular">
            <strong className="block text-2xl leading-7 font-extrabold text-text">{points.toFixed(1)}</strong>{' '}
            {i18n.t('expected points')}
          </p>
        )}
      </div>
      <div className="mt-3 flex flex-wrap gap-x-2 gap-y-2 border-t md:gap-x-4 border-line pt-3 *:nth-2:flex-1 *:nth-2:basis-25">
        <Labelled label={i18n.t('Venue average')}>
          <span className="font-semibold tabular">{wholeText(venueAverage, '', i18n.t('No history'))}</span>
          {venueAverage !== null && (
            <span className="block text-xs text-muted md:ml-1 md:inline">{i18n.t('first innings')}</span>
          )}
        </Labelled>
        <Labelled label={i18n.t('Pitch conditions')}>
          <span {...hidden}>
            <span className="line-clamp-2 font-semibold">{pitch}</span>
          </span>
        </Labelled>
        <div>
          <span aria-hidden="true" className="block text-xs text-muted">
            {i18n.t('Trump players')}
          </span>
          <span {...hidden}>
            <span
              aria-label={i18n.t('Trump players: {names}', { names: trumps.join(', ') })}
              role="img"
              className="font-semibold text-floodlight"
            >
              {trumps.join(' ')}
            </span>
          </span>
        </div>
      </div>
    </div>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <span className="block text-xs text-muted">{label}</span>
      {children}
    </div>
  );
}
