import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { forecastLimitation, roundPercentages, shownChances } from '../../../ui/match/forecast-limitation.ts';
import { coloursInMatch } from '../../../ui/teams/colours-in-match.ts';
import { useForecast } from '../data/match-centre-queries.ts';
import { shortNameIn } from '../../../ui/match/match-view.ts';
import type { MatchViewModel } from '../data/match-view-model.ts';

/**
 * For members: the win chances of both teams in one line that links to their chart, or why there are none. An empty
 * space of the same height until they are loaded.
 */
export function WinChanceBar({ match }: { match: MatchViewModel }) {
  const { i18n } = useLingui();
  const { data, isError } = useForecast(match, true);
  const forecast = data?.data;
  if (!forecast) return isError ? null : <div className="h-11" />;
  const chances = shownChances(forecast);
  if (!chances) {
    return (
      <p className="flex min-h-11 items-center text-sm text-muted">{forecastLimitation(i18n, forecast)}</p>
    );
  }
  const { teamA, teamB } = roundPercentages(chances);
  const teams = [
    { team: forecast.teams[0], chance: teamA },
    { team: forecast.teams[1], chance: teamB },
  ].map((side) => ({ ...side, colour: coloursInMatch(side.team, match.teamInfo).ink }));
  return (
    <Link
      to="?tab=charts"
      replace
      preventScrollReset
      className="flex min-h-11 flex-col justify-center gap-1.5"
    >
      <span className="flex justify-between gap-3 text-sm tabular">
        {teams.map(({ team, chance }, index) => (
          <span key={team}>
            {index === 0 && <span className="text-xs text-muted">{i18n.t('Win chance')} </span>}
            <b>{`${shortNameIn(match, team)} ${chance}%`}</b>
          </span>
        ))}
      </span>
      <span aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded-full">
        {teams.map(({ team, chance, colour }) => (
          <span key={team} style={{ width: `${chance}%`, backgroundColor: colour }} />
        ))}
      </span>
    </Link>
  );
}
