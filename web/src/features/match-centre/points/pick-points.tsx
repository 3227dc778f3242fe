import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useAnalysisCard } from '../../../platform/api/use-analysis-card.ts';
import { PickRow } from '../../../ui/players/pick-row.tsx';
import { shortNameIn } from '../../../ui/match/match-view.ts';
import { useFantasyPlayers } from '../data/fantasy-players.ts';
import type { MatchTabProps } from '../data/match-tab-props.ts';
import { useVendorScorecard } from '../data/use-vendor-scorecard.ts';
import { mayBeOut } from '../score/card-lag.ts';

/**
 * Captain and vice-captain of our analysis with their points so far and at the end, for members; nothing without one.
 * Those of a batter who may be out have no end until it is known. Keeps its space while their points are loading.
 */
export function PickPoints(props: Pick<MatchTabProps, 'match' | 'card' | 'inFeed' | 'isPremium'>) {
  const { i18n } = useLingui();
  const { match } = props;
  const { points: query, players } = useFantasyPlayers(props);
  const analysis = useAnalysisCard(match.key, props.inFeed);
  const doubtful = mayBeOut(useVendorScorecard(match).data?.data, match.score);
  const picks = players.flatMap(({ armband, ...player }) => (armband ? [{ ...player, armband }] : []));
  if (picks.length === 0) {
    const willHave = !query.data && !query.error && analysis?.locked === false && !analysis.draftedLate;
    return willHave ? <div className="h-14" /> : null;
  }
  return (
    <Link to="?tab=points" replace preventScrollReset className="grid">
      <span className="sr-only">{i18n.t('Our captain and vice-captain')}: </span>
      {picks.toSorted(captainFirst).map(({ key, name, team, points, projected, armband }) => (
        <PickRow
          key={key}
          armband={armband}
          name={name}
          team={shortNameIn(match, team)}
          now={points}
          end={doubtful.includes(name) ? null : (projected?.mean ?? null)}
          note={doubtful.includes(name) ? i18n.t('may be out') : undefined}
        />
      ))}
    </Link>
  );
}

function captainFirst(a: { armband: string }, b: { armband: string }): number {
  return a.armband.localeCompare(b.armband);
}
