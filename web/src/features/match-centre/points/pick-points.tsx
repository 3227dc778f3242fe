import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useAnalysisCard } from '../../../platform/api/use-analysis-card.ts';
import { PickRow } from '../../../ui/players/pick-row.tsx';
import { shortNameIn } from '../../../ui/match/match-view.ts';
import { useFantasyPlayers } from '../data/fantasy-players.ts';
import type { MatchTabProps } from '../data/match-tab-props.ts';
import { type Picks, picksOf } from '../data/picks.ts';
import { battersOut } from '../score/card-lag.ts';

/**
 * Captain and vice-captain of our analysis with their points so far and at the end, for members, or that there are none.
 * Those of a batter who may be out have no end until it is known. Keeps its space while their points are loading.
 */
export function PickPoints(props: Pick<MatchTabProps, 'match' | 'card' | 'inFeed' | 'isPremium'>) {
  const { i18n } = useLingui();
  const { match } = props;
  const { points: query, hasNone, scorecard, players } = useFantasyPlayers(props);
  const { card: analysis, isLoaded } = useAnalysisCard(match.key, props.inFeed);
  const named = picksOf(analysis);
  const out = scorecard ? battersOut(scorecard) : [];
  const noteOf = (player: { name: string; mayBeOut: boolean }) => {
    if (player.mayBeOut) return i18n.t('may be out');
    return out.includes(player.name) ? i18n.t('out') : undefined;
  };
  const picks = players.flatMap(({ armband, ...player }) => (armband ? [{ ...player, armband }] : []));
  if (picks.length === 0) {
    // A locked analysis may have picks: after an upgrade it is listed so until the list is reloaded.
    if (isLoaded && !named && !analysis?.locked) {
      return <p className="py-1 text-xs text-muted">{i18n.t('No captain was picked for this match')}</p>;
    }
    if (named && hasNone) return <NamedPicks picks={named} />;
    return named && !query.data && !query.error ? <div className="h-14" /> : null;
  }
  return (
    <Link to="?tab=points" replace preventScrollReset className="grid">
      <span className="sr-only">{i18n.t('Our captain and vice-captain')}: </span>
      {picks.toSorted(captainFirst).map((player) => (
        <PickRow
          key={player.key}
          armband={player.armband}
          name={player.name}
          team={shortNameIn(match, player.team)}
          now={player.points}
          end={player.projected?.mean ?? null}
          note={noteOf(player)}
        />
      ))}
    </Link>
  );
}

/** The picks with their expected points, in the first overs, before anybody has points. */
function NamedPicks({ picks: { captain, captainPoints, viceCaptain, viceCaptainPoints } }: { picks: Picks }) {
  return (
    <div className="grid">
      <PickRow armband="captain" name={captain} end={captainPoints} />
      {viceCaptain !== null && <PickRow armband="vice-captain" name={viceCaptain} end={viceCaptainPoints} />}
    </div>
  );
}

function captainFirst(a: { armband: string }, b: { armband: string }): number {
  return a.armband.localeCompare(b.armband);
}
