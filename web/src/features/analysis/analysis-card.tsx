import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import { useLingui } from '@lingui/react';
import { ChevronRight, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { dateOnlyText } from '../../ui/text/full-dates.ts';
import { wholeText } from '../../ui/text/number-text.ts';
import { StretchedButton } from '../../ui/controls/stretched-button.tsx';
import { initials } from '../../ui/layout/team-badge.tsx';
import { TimeToLock } from './match-to-lock.tsx';
import { pitchVerdict } from './report-text.ts';

const TRUMPS_ON_CARD = 3;

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
    <article className="relative flex h-full w-full flex-col justify-between gap-3 rounded-card border border-line bg-surface p-4 md:py-3 transition-colors hover:border-edge hover:bg-raised">
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
            <TimeToLock card={card} lead=" · " />
          </p>
        </div>
        {card.locked ? (
          <Lock role="img" aria-label={i18n.t('Locked')} className="size-4 shrink-0 text-floodlight" />
        ) : (
          <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
        )}
      </div>
      <CardSummary card={card} />
    </article>
  );
}

function CardSummary({ card }: { card: AnalysisCard }) {
  const { i18n } = useLingui();
  const { captainPoints: points, venueAverage } = card;
  return (
    <div className="w-full text-sm">
      <div className="flex items-end justify-between gap-3">
        <Labelled label={i18n.t('Captain choice')}>
          <span className="block truncate text-base font-bold">
            {card.locked ? <Blurred /> : (card.captain ?? i18n.t('To be decided'))}
          </span>
        </Labelled>
        {points !== null && (
          <p className="shrink-0 text-right text-xs text-muted tabular">
            <strong className="block text-2xl leading-7 font-extrabold text-text">{points.toFixed(1)}</strong>{' '}
            {i18n.t('expected points')}
          </p>
        )}
      </div>
      <div className="mt-2 flex flex-wrap gap-x-4 gap-y-2 border-t border-line pt-2 *:nth-2:min-w-0 *:nth-2:flex-1">
        <Labelled label={i18n.t('Venue average')}>
          <span className="font-semibold tabular">{wholeText(venueAverage, '', i18n.t('No history'))}</span>
          {venueAverage !== null && (
            <span className="ml-1 text-xs text-muted">{i18n.t('first innings')}</span>
          )}
        </Labelled>
        <Labelled label={i18n.t('Pitch conditions')}>
          <span className="block truncate font-semibold">
            {card.locked ? (
              <Blurred />
            ) : (
              (pitchVerdict(i18n, card.pitchConditions)?.name ?? card.pitchConditions)
            )}
          </span>
        </Labelled>
        <Trumps names={card.locked ? null : card.trumpPlayers.slice(0, TRUMPS_ON_CARD)} />
      </div>
    </div>
  );
}

/** The initials and surnames of the trump players; null while locked. Nothing when there are none. */
function Trumps({ names }: { names: readonly string[] | null }) {
  const { i18n } = useLingui();
  if (names?.length === 0) return null;
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-3 gap-y-0.5">
      <span aria-hidden="true" className="text-xs text-muted max-md:basis-full">
        {i18n.t('Trump players')}
      </span>
      {names === null ? (
        <Blurred />
      ) : (
        <span
          aria-label={i18n.t('Trump players: {names}', { names: names.map(initials).join(', ') })}
          role="img"
          className="flex min-h-5 min-w-0 flex-1 gap-x-2 text-xs font-semibold"
        >
          {names.map((name) => (
            <span key={name} className="truncate">
              <b className="text-floodlight">{initials(name)}</b> {name.split(' ').at(-1)}
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

/** A bar in place of what the server does not send of a locked card. */
function Blurred() {
  return (
    <span
      aria-hidden="true"
      className="my-[0.3125rem] block h-2.5 w-28 max-w-full rounded-full bg-floodlight/25 blur-[2px]"
    />
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
