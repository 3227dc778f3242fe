import type { Forecast } from '@gullylens/contract/http/forecast';
import type { MatchSummary } from '@gullylens/contract/http/match';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../platform/api/api-query.ts';
import { pathTo } from '../../platform/links.ts';
import { refreshWhileLive } from '../../platform/live/score-refresh.ts';
import { forecastLimitation, shownChances, wholeChances } from '../../ui/match/forecast-limitation.ts';
import { Fact, Nothing, PreviewCard } from './match-facts.tsx';

/** The chances for members, and for everybody the way to the match's analysis. */
export function PredictionsCard({ match, isPremium }: { match: MatchSummary; isPremium: boolean }) {
  const { i18n } = useLingui();
  const forecast = useQuery({
    ...apiQuery('GET /api/v1/cricket/matches/{id}/forecast/', { params: { id: match.key } }),
    enabled: isPremium,
    refetchInterval: refreshWhileLive(match.phase),
  });
  return (
    <PreviewCard title={i18n.t('Predictions')}>
      {forecast.data && <Chances forecast={forecast.data.data} />}
      <Nothing>
        {match.phase === 'upcoming'
          ? i18n.t(
              'Captain, vice-captain and player calls for this match stand in its expert analysis, before the toss.',
            )
          : i18n.t(
              'Calls made before the toss stay as they were; those drafted later say so and are never graded. See the expert analysis of this match.',
            )}
        <Link
          to={pathTo.analysis(match.key)}
          className="flex min-h-11 items-center text-sky underline underline-offset-2"
        >
          {i18n.t('Expert analysis of this match')}
        </Link>
      </Nothing>
    </PreviewCard>
  );
}

function Chances({ forecast }: { forecast: Forecast }) {
  const { i18n } = useLingui();
  const { teams, totals } = forecast;
  const given = shownChances(forecast);
  const chances = given && wholeChances(given);
  const limitation = forecastLimitation(i18n, forecast);
  return (
    <>
      {limitation !== null && <Nothing>{limitation}</Nothing>}
      {chances && (
        <>
          <Fact label={teams[0]} value={`${chances.teamA}%`} />
          <Fact label={teams[1]} value={`${chances.teamB}%`} />
        </>
      )}
      {totals.map(({ team, p10, p90 }) => (
        <Fact
          key={team}
          label={i18n.t('Projected total, {team}', { team })}
          value={`${Math.round(p10)}–${Math.round(p90)}`}
        />
      ))}
    </>
  );
}
