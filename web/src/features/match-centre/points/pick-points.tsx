import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { ArmbandMark } from '../../../ui/players/armband-mark.tsx';
import { pointsText } from '../../../ui/text/number-text.ts';
import { useFantasyPlayers } from '../data/fantasy-players.ts';
import type { MatchTabProps } from '../data/match-tab-props.ts';

/** The points so far of captain and vice-captain of our analysis, for members; nothing without one. */
export function PickPoints(props: Pick<MatchTabProps, 'match' | 'card' | 'inFeed' | 'isPremium'>) {
  const { i18n } = useLingui();
  const picks = useFantasyPlayers(props, 'dream11-2025').players.flatMap(({ armband, ...player }) =>
    armband ? [{ ...player, armband }] : [],
  );
  if (picks.length === 0) return null;
  return (
    <Link
      to="?tab=points"
      replace
      preventScrollReset
      className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-2 text-sm"
    >
      <span className="sr-only">{i18n.t('Our captain and vice-captain')}: </span>
      {picks.toSorted(captainFirst).map(({ key, name, points, armband }) => (
        <span key={key} className="flex min-w-0 items-center gap-2">
          <ArmbandMark armband={armband} />
          <span className="min-w-0 truncate">{surname(name)}</span>
          <span className="text-xs text-muted tabular">
            <b className="text-sm text-text">{pointsText(points)}</b> {i18n.t('pts')}
          </span>
        </span>
      ))}
    </Link>
  );
}

/** The last name, for which there is room. */
function surname(name: string): string {
  return name.split(' ').at(-1) ?? name;
}

function captainFirst(a: { armband: string }, b: { armband: string }): number {
  return a.armband.localeCompare(b.armband);
}
