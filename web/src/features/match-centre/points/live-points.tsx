import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { Card } from '../../../ui/layout/card.tsx';
import { classNames } from '../../../ui/text/class-names.ts';
import { useFantasyPlayers } from '../data/fantasy-players.ts';
import type { MatchTabProps } from '../data/match-tab-props.ts';
import { FantasyColumns, FantasyRow, mostPoints } from './fantasy-row.tsx';
import { useOverOfPoints } from './over-of-points.ts';

const SHOWN = 3;
const SHOWN_WIDE = 8;

/**
 * The fantasy leaders of a live match and, wherever they stand, captain and vice-captain of our analysis, with a link to
 * all players; nothing before there are points.
 */
export function LivePoints(props: Pick<MatchTabProps, 'match' | 'card' | 'inFeed' | 'isPremium'>) {
  const { i18n } = useLingui();
  const { points, players: all } = useFantasyPlayers(props);
  const over = useOverOfPoints(props.match, points.data?.data.as_of ?? null);
  const ranked = all.map((player, index) => ({
    player,
    rank: index + 1,
  }));
  const shown = ranked.filter(({ player, rank }) => rank <= SHOWN_WIDE || player.armband);
  const players = shown.map(({ player }) => player);
  if (players.length === 0) return null;
  const isProjected = players.some(({ projected }) => projected);
  const most = mostPoints(players);
  return (
    <Card className="px-4 pt-3 pb-1">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-bold">{i18n.t('Fantasy leaders')}</h2>
        <FantasyColumns isProjected={isProjected} />
      </div>
      {isProjected && (
        <p className="text-xs text-muted">{i18n.t('By projected points, before 2× and 1.5×')}</p>
      )}
      {over !== null && (
        <p className="text-xs text-muted tabular">{i18n.t('Points up to over {over}', { over })}</p>
      )}
      <ol className="@container mt-1 divide-y divide-line">
        {shown.map(({ player, rank }) => (
          <li
            key={`${player.team} ${player.name}`}
            className={classNames(
              'flex min-h-13 items-center gap-2 sm:gap-3',
              rank > SHOWN && !player.armband && 'max-lg:hidden',
            )}
          >
            <FantasyRow
              player={player}
              match={props.match}
              rank={rank}
              most={most}
              isProjected={isProjected}
            />
          </li>
        ))}
      </ol>
      <Link
        to="?tab=points"
        replace
        preventScrollReset
        className="flex min-h-11 items-center justify-center text-sm font-semibold text-sky"
      >
        {i18n.t('All fantasy points')}
      </Link>
    </Card>
  );
}
