import type { MatchPreview } from '@gullylens/contract/http/history/played-matches';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { roleMark } from '../../ui/players/player-roles.ts';
import { dayText } from '../../ui/text/full-dates.ts';
import { PlayerLink } from './scorecard/innings-card.tsx';
import type { MatchTabProps } from './data/match-tab-props.ts';
import { useLastElevens } from './data/use-last-elevens.ts';

interface LikelyElevensProps extends Pick<MatchPreview, 'teams'> {
  match: Pick<MatchTabProps['match'], 'key'>;
}

/** The elevens of the last match of each team, before the toss; nothing for teams without one. */
export function LikelyElevens({ match, teams }: LikelyElevensProps) {
  const { i18n } = useLingui();
  const { elevens, isLoading } = useLastElevens(teams);
  const squad = useQuery(apiQuery('GET /api/cricket/matches/{id}/players/', { params: { id: match.key } }));
  const roles = new Map(squad.data?.data.map(({ key, role }) => [key, role]));
  if (isLoading) return <Skeleton className="h-96 w-full rounded-card" />;
  if (elevens.length === 0) return null;
  return (
    <Card className="p-4">
      <h2 className="font-bold">{i18n.t('Probable XIs')}</h2>
      <p className="mb-3 text-xs text-muted">
        {i18n.t(
          'As in the last match of each team in our history. The playing XIs are announced at the toss.',
        )}
      </p>
      <div className="grid grid-cols-2 gap-4 text-sm lg:gap-x-16">
        {elevens.map(({ team, players, day }) => (
          <div key={team} className="min-w-0">
            <h3 className="font-semibold">{team}</h3>
            {day && <p className="text-xs text-muted tabular">{dayText(i18n, day)}</p>}
            <ol className="mt-1">
              {players.map((player) => (
                <li key={player.name} className="flex min-h-8 items-baseline justify-between gap-2">
                  <span lang="en" className="min-w-0 hyphens-auto">
                    <PlayerLink player={player} />
                  </span>
                  <span className="shrink-0 text-xs text-muted">
                    {roleMark(i18n, roles.get(player.key) ?? '')}
                  </span>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Card>
  );
}
