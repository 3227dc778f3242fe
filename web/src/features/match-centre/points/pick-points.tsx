import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useAnalysisCard } from '../../../platform/api/use-analysis-card.ts';
import { ArmbandMark } from '../../../ui/players/armband-mark.tsx';
import { shortNameIn } from '../../../ui/match/match-view.ts';
import { pointsText } from '../../../ui/text/number-text.ts';
import { useFantasyPlayers } from '../data/fantasy-players.ts';
import type { MatchTabProps } from '../data/match-tab-props.ts';

/**
 * Captain and vice-captain of our analysis with their points so far and at the end, for members; nothing without one.
 * Keeps its space while their points are loading.
 */
export function PickPoints(props: Pick<MatchTabProps, 'match' | 'card' | 'inFeed' | 'isPremium'>) {
  const { i18n } = useLingui();
  const { match } = props;
  const { points: query, players } = useFantasyPlayers(props, 'dream11-2025');
  const analysis = useAnalysisCard(match.key, props.inFeed);
  const picks = players.flatMap(({ armband, ...player }) => (armband ? [{ ...player, armband }] : []));
  if (picks.length === 0) {
    const willHave = !query.data && !query.error && analysis?.locked === false && !analysis.draftedLate;
    return willHave ? <div className="h-14 lg:h-7" /> : null;
  }
  return (
    <Link to="?tab=points" replace preventScrollReset className="grid gap-x-6 text-sm lg:grid-cols-2">
      <span className="sr-only">{i18n.t('Our captain and vice-captain')}: </span>
      {picks.toSorted(captainFirst).map(({ key, name, team, points, projected, armband }) => (
        <span key={key} className="flex min-h-7 min-w-0 items-center gap-2">
          <span className="flex w-7 shrink-0">
            <ArmbandMark armband={armband} />
          </span>
          <span className="min-w-0 truncate font-medium">{name}</span>
          <span className="text-xs text-muted">{shortNameIn(match, team)}</span>
          <span className="ml-auto shrink-0 text-xs text-muted tabular">
            {projected ? (
              <>
                {pointsText(points)} → <b className="text-base text-text">{Math.round(projected.mean)}</b>
              </>
            ) : (
              <b className="text-base text-text">{pointsText(points)}</b>
            )}{' '}
            {i18n.t('pts')}
          </span>
        </span>
      ))}
    </Link>
  );
}

function captainFirst(a: { armband: string }, b: { armband: string }): number {
  return a.armband.localeCompare(b.armband);
}
