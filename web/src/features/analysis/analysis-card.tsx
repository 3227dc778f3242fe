import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import { useLingui } from '@lingui/react';
import { ChevronRight, Lock } from 'lucide-react';
import { sentence } from '../../platform/language/sentence.ts';
import { classNames } from '../../ui/text/class-names.ts';
import { dateOnlyText } from '../../ui/text/dates.ts';
import { wholeText } from '../../ui/text/number-text.ts';
import { lockText } from '../../ui/text/lock-text.ts';
import { StretchedButton } from '../../ui/controls/stretched-button.tsx';
import { initials } from '../../ui/layout/team-badge.tsx';
import { useLockClock } from '../../ui/behaviour/use-lock-clock.ts';
import { reportText } from './report-text.ts';

const TRUMPS_ON_CARD = 3;

/** Fixed text under the blur, never the paid content. */
const placeholder = {
  captain: sentence('Captain name'),
  pitch: sentence('How the pitch plays'),
  trumps: ['AB', 'CD', 'EF'],
} as const;

/** The card of an analysis on the dashboard. One that needs Premium shows its match above a blurred placeholder. */
export function AnalysisSummaryCard({ card, onOpen }: { card: AnalysisCard; onOpen: () => void }) {
  const { i18n } = useLingui();
  return (
    <article className="relative flex h-full min-h-64 w-full flex-col rounded-card border border-line bg-surface p-4 transition-colors hover:border-edge hover:bg-raised">
      <div className="mb-3 flex w-full items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="truncate text-xs font-semibold text-turf">{card.tournament}</p>
          <h3 className="mt-0.5 line-clamp-2 min-h-12 font-bold">
            <StretchedButton onClick={onOpen}>{card.matchTitle}</StretchedButton>
          </h3>
          <p className="text-xs text-muted tabular">
            {dateOnlyText(i18n, card.analysisDate)}
            {card.draftedLate && ` · ${i18n.t('Drafted after the start')}`}
          </p>
          <LockTime card={card} />
        </div>
        {card.locked ? (
          <Lock role="img" aria-label={i18n.t('Locked')} className="size-4 shrink-0 text-floodlight" />
        ) : (
          <ChevronRight aria-hidden="true" className="size-5 text-muted" />
        )}
      </div>
      {card.locked ? (
        <div aria-hidden="true" className="select-none blur-[6px]">
          <CardSummary
            captain={i18n.t(placeholder.captain)}
            venueAverage="000"
            pitch={i18n.t(placeholder.pitch)}
            trumps={placeholder.trumps}
          />
        </div>
      ) : (
        <CardSummary
          captain={card.captain ?? i18n.t('To be decided')}
          points={card.captainPoints}
          venueAverage={wholeText(card.venueAverage, '', i18n.t('No history'))}
          pitch={reportText(i18n, card.pitchConditions)}
          trumps={card.trumpPlayers.slice(0, TRUMPS_ON_CARD).map(initials)}
        />
      )}
    </article>
  );
}

/** The time until an analysis locks. Without one the line stays empty, so that cards align. */
function LockTime({ card: { draftedLate, locksAt } }: { card: AnalysisCard }) {
  const { i18n } = useLingui();
  const now = useLockClock();
  const lockTime = draftedLate || locksAt === null ? null : Date.parse(locksAt);
  return (
    <p className="min-h-4 text-xs font-semibold text-floodlight tabular">
      {lockTime !== null && lockTime > now && lockText(i18n, lockTime, now)}
    </p>
  );
}

interface CardSummaryProps {
  captain: string;
  /** Expected points of the captain. */
  points?: number | null;
  venueAverage: string;
  pitch: string;
  trumps: readonly string[];
}

function CardSummary({ captain, points = null, venueAverage, pitch, trumps }: CardSummaryProps) {
  const { i18n } = useLingui();
  return (
    <div className="w-full">
      <div className="grid grid-cols-2 gap-3 text-sm">
        <LabelledValue
          label={i18n.t('Captain choice')}
          value={captain}
          note={
            points === null ? undefined : i18n.t('{points} expected points', { points: points.toFixed(1) })
          }
        />
        <LabelledValue label={i18n.t('Venue average')} value={venueAverage} />
      </div>
      <div className="mt-3 grid grid-cols-2 gap-3 text-sm">
        <LabelledValue label={i18n.t('Pitch conditions')} value={pitch} isLong />
        <div>
          <span aria-hidden="true" className="block text-xs text-muted">
            {i18n.t('Trump players')}
          </span>
          <span
            aria-label={i18n.t('Trump players: {names}', { names: trumps.join(', ') })}
            role="img"
            className="mt-0.5 flex -space-x-1"
          >
            {trumps.map((trump, index) => (
              <span
                key={`${trump}-${index}`}
                className="inline-flex size-8 items-center justify-center rounded-full border-2 border-surface bg-raised text-xs font-bold text-floodlight"
              >
                {trump}
              </span>
            ))}
          </span>
        </div>
      </div>
    </div>
  );
}

interface LabelledValueProps {
  label: string;
  value: string;
  note?: string | undefined;
  /** Two lines instead of one. */
  isLong?: boolean;
}

function LabelledValue({ label, value, note, isLong = false }: LabelledValueProps) {
  return (
    <span className="block min-w-0">
      <span className="block text-xs text-muted">{label}</span>
      <span className={classNames('font-semibold tabular', isLong ? 'line-clamp-2' : 'block truncate')}>
        {value}
      </span>
      {note !== undefined && <span className="block text-xs text-muted tabular">{note}</span>}
    </span>
  );
}
