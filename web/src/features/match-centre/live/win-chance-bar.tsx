import type { Forecast } from '@gullylens/contract/http/insights/forecast';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { AreaMarks } from '../../../ui/charts/area-plot.tsx';
import {
  chanceAgeText,
  forecastLimitation,
  roundPercentages,
  shownChances,
} from '../../../ui/match/forecast-limitation.ts';
import { shortNameIn } from '../../../ui/match/match-view.ts';
import { coloursInMatch } from '../../../ui/teams/colours-in-match.ts';
import { useForecast } from '../data/match-centre-queries.ts';
import type { MatchViewModel } from '../data/match-view-model.ts';
import { chartPoints, inningsStarts } from '../score/win-chance-axis.ts';

/**
 * For members: the win chances of both teams and how they came about, which link to their chart, or why there are none.
 * While they are older than the score, their over stands below their name, so that nothing else moves. An empty space of
 * the same height until they are loaded.
 */
export function WinChanceBar({ match }: { match: MatchViewModel }) {
  const { i18n } = useLingui();
  const { data, isError } = useForecast(match, true);
  const forecast = data?.data;
  if (!forecast) return isError ? null : <div className="h-13" />;
  const chances = shownChances(forecast);
  if (!chances) {
    return (
      <p className="flex min-h-13 items-center text-sm text-muted">{forecastLimitation(i18n, forecast)}</p>
    );
  }
  const { teamA, teamB } = roundPercentages(chances);
  const [first, second] = forecast.teams;
  const inkOf = (team: string) => coloursInMatch(team, match.teamInfo).ink;
  const [firstColour, secondColour] = [inkOf(first), inkOf(second)];
  return (
    <Link
      to="?tab=charts"
      replace
      preventScrollReset
      className="grid min-h-13 grid-cols-[auto_1fr_auto] items-stretch gap-x-3 py-1 leading-5"
    >
      <span className="self-center text-xs text-muted tabular">
        {i18n.t('Win probability')}
        <span className="block">{chanceAgeText(i18n, forecast, match)}</span>
      </span>
      <WinChanceHistory
        history={forecast.history}
        match={match}
        now={chances.teamA}
        colours={[firstColour, secondColour]}
      />
      {/* In the order of the areas beside them and of the teams in the header. */}
      <span className="flex flex-col justify-between font-bold whitespace-nowrap tabular">
        <span style={{ color: firstColour }}>{`${shortNameIn(match, first)} ${teamA}%`}</span>
        <span style={{ color: secondColour }}>{`${shortNameIn(match, second)} ${teamB}%`}</span>
      </span>
    </Link>
  );
}

interface WinChanceHistoryProps extends Pick<Forecast, 'history'> {
  match: MatchViewModel;
  /** The first team's chance now, in percent. */
  now: number;
  colours: [string, string];
}

/** The chances so far without axes and wickets; before there are two, those now. */
function WinChanceHistory({ match, history, now, colours }: WinChanceHistoryProps) {
  const hasPast = history.length > 1;
  const points = hasPast
    ? chartPoints(history, match).map(({ across, share, gap }) => ({ across, share, gap }))
    : [0, 1].map((across) => ({ across, share: now / 100 }));
  return (
    <span className="relative min-h-11 overflow-hidden rounded-control bg-raised">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        <AreaMarks
          points={points}
          colours={colours}
          dividers={hasPast ? inningsStarts(history, match.matchType) : []}
        />
      </svg>
    </span>
  );
}
