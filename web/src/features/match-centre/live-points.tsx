import { useLingui } from '@lingui/react';
import { Card } from '../../ui/layout/card.tsx';
import { PlayerAvatar } from '../../ui/layout/player-avatar.tsx';
import { opponentAmong } from '../../ui/teams/colours-in-match.ts';
import { pointsText } from '../../ui/text/number-text.ts';
import type { MatchTabProps } from './data/match-tab-props.ts';
import { usePoints } from './data/use-points.ts';

const PLAYERS_SHOWN = 8;

/** The players with the most fantasy points so far; nothing before there are any. */
export function LivePoints(props: Pick<MatchTabProps, 'match' | 'card'>) {
  const { i18n } = useLingui();
  const { points } = usePoints(props, 'dream11-2025');
  const all = points.data?.data.players ?? [];
  const players = all.slice(0, PLAYERS_SHOWN);
  if (players.length === 0) return null;
  return (
    <Card className="p-4">
      <h2 className="font-bold">{i18n.t('Fantasy points so far')}</h2>
      <ol className="mt-2 divide-y divide-line text-sm">
        {players.map(({ name, team, points: scored }) => (
          <li key={`${team} ${name}`} className="flex min-h-11 items-center justify-between gap-3">
            <PlayerAvatar name={name} team={team} opponent={opponentAmong(all, team)} />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{name}</span>
              <span className="block truncate text-xs text-muted">{team}</span>
            </span>
            <b className="tabular">{pointsText(scored)}</b>
          </li>
        ))}
      </ol>
    </Card>
  );
}
