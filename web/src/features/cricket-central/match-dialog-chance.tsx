import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { apiQuery } from '../../platform/api/api-query.ts';
import { useAnalysisCard } from '../../platform/api/use-analysis-card.ts';
import { refreshWhileLive } from '../../platform/live/score-refresh.ts';
import { SplitBar } from '../../ui/charts/split-bar.tsx';
import { roundPercentages, shownChances } from '../../ui/match/forecast-limitation.ts';
import { shortNameIn } from '../../ui/match/match-view.ts';
import { classNames } from '../../ui/text/class-names.ts';
import { coloursInMatch } from '../../ui/teams/colours-in-match.ts';

interface DialogChanceProps {
  match: MatchSummary;
  isPremium: boolean;
}

/** Until the match is over: the win chances for members; for free users what they may see of the analysis. */
export function DialogChance({ match, isPremium }: DialogChanceProps) {
  if (match.phase === 'completed') return null;
  return isPremium ? <WinChance match={match} /> : <FreeFact match={match} />;
}

function WinChance({ match }: Pick<DialogChanceProps, 'match'>) {
  const { i18n } = useLingui();
  const { data, isPending } = useQuery({
    ...apiQuery('GET /api/v1/cricket/matches/{id}/forecast/', { params: { id: match.key } }),
    refetchInterval: refreshWhileLive(match.phase),
  });
  // The button below stays where it is when the forecast arrives.
  if (isPending) return <div className="mt-3 h-15" />;
  const forecast = data?.data;
  const exact = forecast && shownChances(forecast);
  if (!forecast || !exact) return null;
  const { teamA, teamB } = roundPercentages(exact);
  const [first, second] = forecast.teams;
  const partOf = (team: string, value: number) => ({
    label: shortNameIn(match, team),
    value,
    colour: coloursInMatch(team, match.teamInfo).ink,
  });
  return (
    <section className="mt-3">
      <h3 className="mb-1.5 text-xs text-muted">{i18n.t('Win probability')}</h3>
      <SplitBar unit="%" parts={[partOf(first, teamA), partOf(second, teamB)]} />
    </section>
  );
}

/** Before play the expected points of our captain and vice-captain without names; during play what members have. */
function FreeFact({ match }: Pick<DialogChanceProps, 'match'>) {
  const { i18n } = useLingui();
  const card = useAnalysisCard(match.key, true);
  const isLive = match.phase === 'live';
  if (card === undefined || (!isLive && card.captainPoints === null)) return null;
  if (isLive) {
    return (
      <LockedFacts>
        <LockedFact label={i18n.t('Win probability and points')} />
      </LockedFacts>
    );
  }
  return (
    <LockedFacts>
      <LockedFact label={i18n.t('Captain')} points={card.captainPoints} />
      <LockedFact label={i18n.t('Vice-captain')} points={card.viceCaptainPoints} />
    </LockedFacts>
  );
}

function LockedFacts({ children }: { children: ReactNode }) {
  return <dl className="mt-3 divide-y divide-line rounded-control bg-raised/60 px-3 text-sm">{children}</dl>;
}

/** What members have here, with its expected points where free users see them. */
function LockedFact({ label, points = null }: { label: string; points?: number | null | undefined }) {
  const { i18n } = useLingui();
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3">
      <dt className="min-w-24 text-muted">{label}</dt>
      <dd className="flex flex-1 items-center justify-between gap-3 font-semibold tabular">
        <span className={classNames('flex items-center gap-2', points === null && 'ml-auto')}>
          <Lock aria-hidden="true" className="size-4 shrink-0 text-floodlight" />
          <span className={classNames(points !== null && 'sr-only')}>{i18n.t('For members')}</span>
        </span>
        {points !== null && (
          <span className="text-xs font-normal text-muted">
            <b className="text-sm text-text">{Math.round(points)}</b> {i18n.t('expected points')}
          </span>
        )}
      </dd>
    </div>
  );
}
