import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { apiQuery } from '../../platform/api/api-query.ts';
import { useAnalysisCard } from '../../platform/api/use-analysis-card.ts';
import { refreshWhileLive } from '../../platform/live/score-refresh.ts';
import { SplitBar } from '../../ui/charts/split-bar.tsx';
import { roundPercentages, shownChances } from '../../ui/match/forecast-limitation.ts';
import { shortNameIn } from '../../ui/match/match-view.ts';
import { coloursInMatch } from '../../ui/teams/colours-in-match.ts';
import { wholeText } from '../../ui/text/number-text.ts';

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

/** Before play the expected points of our captain; during play that chance and points are for members. */
function FreeFact({ match }: Pick<DialogChanceProps, 'match'>) {
  const { i18n } = useLingui();
  const card = useAnalysisCard(match.key, true);
  const isLive = match.phase === 'live';
  if (card === undefined || (!isLive && card.captainPoints === null)) return null;
  return (
    <dl className="mt-3 text-sm">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-control bg-raised/60 px-3">
        <dt className="text-muted">
          {isLive ? i18n.t('Win probability and points') : i18n.t('Expected points of our captain')}
        </dt>
        <dd className="flex items-center gap-2 font-semibold tabular">
          {isLive ? (
            <>
              <Lock aria-hidden="true" className="size-4 text-floodlight" />
              {i18n.t('For members')}
            </>
          ) : (
            wholeText(card.captainPoints)
          )}
        </dd>
      </div>
    </dl>
  );
}
