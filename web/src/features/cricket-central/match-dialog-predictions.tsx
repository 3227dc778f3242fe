import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { useLingui } from '@lingui/react';
import { ChevronRight, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAnalysisCard } from '../../platform/api/use-analysis-card.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { pathTo } from '../../platform/links.ts';
import { buttonClasses } from '../../ui/controls/button.tsx';
import { PriceNote } from '../../ui/feedback/offer-box.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { pointsText } from '../../ui/text/number-text.ts';
import { forecastLimitation } from '../../ui/match/forecast-limitation.ts';
import { CardNote, PreviewCard } from './match-dialog-cards.tsx';
import { useDialogForecast, useDialogPoints } from './match-dialog-chance.tsx';

/** The best players so far, for Premium members with projections and totals; until the end the offer for others. */
export function PredictionsCard({ match, isPremium }: { match: MatchSummary; isPremium: boolean }) {
  const { i18n } = useLingui();
  const isOver = match.phase === 'completed';
  // What is over may be open to all.
  const isOffer = !isPremium && !isOver;
  const { card, isPending } = useAnalysisCard(match.key, !isOver);
  return (
    <PreviewCard title={i18n.t('Predictions')}>
      {isPremium && !isOver ? <ForecastFacts match={match} /> : <PointsSoFar match={match} />}
      {match.phase === 'upcoming' && !isPending && !card && (
        <CardNote>
          {i18n.t(
            'Captain, vice-captain and player picks for this match are in its expert analysis, before the toss.',
          )}
        </CardNote>
      )}
      <CardNote>
        <Link
          to={pathTo.analysis(match.key)}
          className={classNames(
            'block rounded-control px-3 py-2 text-text',
            isOffer ? 'border border-floodlight/50' : 'bg-raised/60',
          )}
        >
          {isOffer && isPending && <span className="block h-21" />}
          {isOffer && card && <LockedPicks card={card} />}
          <span className="flex min-h-7 items-center gap-2 font-medium">
            <span className="min-w-0 flex-1">
              {i18n.t(
                isOffer && card
                  ? offers[match.phase === 'live' ? 'live' : 'upcoming']
                  : sentence('Expert analysis of this match'),
              )}
            </span>
            {!isOffer && <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />}
          </span>
          {isOffer && (
            <>
              <span className={`my-2 w-full ${buttonClasses('premium')}`}>{i18n.t('Upgrade')}</span>
              <span className="text-xs text-muted">
                <PriceNote />
              </span>
            </>
          )}
        </Link>
      </CardNote>
    </PreviewCard>
  );
}

/** What a member has of a match with an analysis. */
const offers = {
  upcoming: sentence('Captain, vice-captain and three GL teams'),
  live: sentence('Captain, win chance and projected points'),
} as const;

/** The win chance, locked, and the expected points of our captain and vice-captain without names. */
function LockedPicks({ card }: { card: AnalysisCard }) {
  const { i18n } = useLingui();
  // An analysis that came after the start picked nobody for the match.
  const { captainPoints = null, viceCaptainPoints = null } = card.draftedLate ? {} : card;
  const picks = [
    [i18n.t('Captain'), captainPoints],
    [i18n.t('Vice-captain'), viceCaptainPoints],
  ] as const;
  return (
    <>
      <LockedLine label={i18n.t('Win probability')} />
      {picks.map(
        ([label, points]) =>
          points !== null && (
            <LockedLine key={label} label={label}>
              <span className="text-xs text-muted tabular">
                <b className="text-base text-text">{Math.round(points)}</b> {i18n.t('expected points')}
              </span>
            </LockedLine>
          ),
      )}
    </>
  );
}

function LockedLine({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <span className="flex min-h-7 flex-wrap items-center gap-x-2">
      <Lock aria-hidden="true" className="size-4 shrink-0 text-floodlight" />
      <span className="flex-1 text-muted">{label}</span>
      {children}
    </span>
  );
}

const PLAYERS_SHOWN = 3;

/** The players with the most fantasy points; nothing before there are points. */
function PointsSoFar({ match }: { match: MatchSummary }) {
  const { i18n } = useLingui();
  const { data } = useDialogPoints(match);
  const best = data?.data.players.slice(0, PLAYERS_SHOWN) ?? [];
  if (best.length === 0) return null;
  return (
    <NamedValues
      label={i18n.t(match.phase === 'completed' ? 'Fantasy result' : 'Top fantasy points now')}
      values={best.map(({ name, points }) => [name, pointsText(points)])}
    />
  );
}

/** The best players, by their projected points as on the match page, and, before a chase, the projected totals. */
function ForecastFacts({ match }: { match: MatchSummary }) {
  const { i18n } = useLingui();
  const forecast = useDialogForecast(match).data?.data;
  if (!forecast) return null;
  const { totals, stage, players } = forecast;
  const best = players.some(({ points }) => points > 0) ? players.slice(0, PLAYERS_SHOWN) : [];
  const limitation = forecastLimitation(i18n, forecast);
  return (
    <>
      {limitation !== null && <CardNote>{limitation}</CardNote>}
      {best.length > 0 && (
        <NamedValues
          label={
            <>
              {i18n.t('Points so far')} <span>{i18n.t('→ projected at the end')}</span>
            </>
          }
          values={best.map(({ name, points, projected }) => [
            name,
            `${pointsText(points)} → ${Math.round(projected.mean)}`,
          ])}
        />
      )}
      {/* In a chase the target says more. */}
      {stage !== 'second innings' && totals.length > 0 && (
        <NamedValues
          label={i18n.t('Projected total')}
          values={totals.map(({ team, mean, p10, p90 }) => [
            team,
            `${Math.round(mean)} (${Math.round(p10)}–${Math.round(p90)})`,
          ])}
        />
      )}
    </>
  );
}

interface NamedValuesProps {
  label: ReactNode;
  values: readonly (readonly [name: string, value: string])[];
}

/** Below a label names, such as of teams, each with its value on a line. */
function NamedValues({ label, values }: NamedValuesProps) {
  return (
    <div className="col-span-full">
      <dt className="mb-0.5 flex flex-wrap justify-between gap-x-3 text-xs text-muted">{label}</dt>
      <dd className="text-sm tabular">
        {values.map(([name, value]) => (
          <span key={name} className="flex min-h-7 items-baseline justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{name}</span> <b className="whitespace-nowrap">{value}</b>
          </span>
        ))}
      </dd>
    </div>
  );
}
