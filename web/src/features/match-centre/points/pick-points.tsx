import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { ArmbandMark } from '../../../ui/players/armband-mark.tsx';
import { shortNameIn } from '../../../ui/match/match-view.ts';
import { pointsText } from '../../../ui/text/number-text.ts';
import { useFantasyPlayers } from '../data/fantasy-players.ts';
import type { MatchTabProps } from '../data/match-tab-props.ts';

/** The points so far of captain and vice-captain of our analysis, for members; nothing without one. */
export function PickPoints(props: Pick<MatchTabProps, 'match' | 'card' | 'inFeed' | 'isPremium'>) {
  const { i18n } = useLingui();
  const { match } = props;
  const picks = useFantasyPlayers(props, 'dream11-2025').players.flatMap(({ armband, ...player }) =>
    armband ? [{ ...player, armband }] : [],
  );
  if (picks.length === 0) return null;
  return (
    <Link to="?tab=points" replace preventScrollReset className="block border-t border-line pt-1.5 text-sm">
      <span className="sr-only">{i18n.t('Our captain and vice-captain')}: </span>
      {picks.toSorted(captainFirst).map(({ key, name, team, points, armband }) => (
        <span key={key} className="flex min-h-8 items-center gap-2">
          <span className="flex w-7 shrink-0">
            <ArmbandMark armband={armband} />
          </span>
          <span className="min-w-0 truncate font-medium">{name}</span>
          <span className="text-xs text-muted">{shortNameIn(match, team)}</span>
          <span className="ml-auto shrink-0 text-xs text-muted tabular">
            <b className="text-base text-text">{pointsText(points)}</b> {i18n.t('pts')}
          </span>
        </span>
      ))}
    </Link>
  );
}

function captainFirst(a: { armband: string }, b: { armband: string }): number {
  return a.armband.localeCompare(b.armband);
}
