import { useLingui } from '@lingui/react';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ballsPerOverOf, oversShown } from '../../../ui/match/overs.ts';
import type { MatchTabProps } from '../data/match-tab-props.ts';
import { PickPoints } from '../points/pick-points.tsx';
import { useProgress } from '../../../ui/balls/use-progress.ts';
import { isFirstRequest, useVendorScorecard } from '../data/use-vendor-scorecard.ts';
import { isOlder } from '../score/card-lag.ts';
import { fallenBatters } from '../score/fallen-batters.ts';
import { currentPartnership } from '../score/milestones.ts';
import { lastOvers, lastWicket } from '../score/recent-play.ts';
import { scoreEvents } from '../../../ui/balls/score-events.ts';
import { CreaseTables } from './crease-tables.tsx';
import { Fact, FactList, FactTile, FactTiles } from '../../../ui/layout/facts.tsx';
import { LastBalls } from '../../../ui/balls/last-balls.tsx';
import { WinChanceBar } from './win-chance-bar.tsx';

type PlayCardProps = Pick<MatchTabProps, 'match' | 'card' | 'inFeed' | 'isPremium'>;

/**
 * The game at this moment: for members the win chances, on phones, and our captains; then batters and bowler, the last balls
 * and how the game goes.
 */
export function PlayCard(props: PlayCardProps) {
  const { match, isPremium } = props;
  const { data, isPending } = useProgress(match);
  if (isPending) return <Skeleton className="h-78 w-full rounded-card" />;
  const points = data?.data.innings[match.score.length - 1]?.points ?? [];
  const events = data ? scoreEvents(points, data.data.ballsPerOver) : [];
  return (
    <Card className="space-y-2.5 px-4 py-2.5">
      {/* Wide screens have the chart beside the game. */}
      {isPremium && (
        <div className="border-b border-line pb-1.5 empty:hidden">
          <div className="empty:hidden lg:hidden">
            <WinChanceBar match={match} />
          </div>
          <PickPoints {...props} />
        </div>
      )}
      <CreaseTables match={match} />
      {events.length > 0 && <LastBalls events={events} ballsPerOver={ballsPerOverOf(match.matchType)} />}
      <RecentFacts match={match} events={events} />
    </Card>
  );
}

/** Overs that say how the game goes now, as in other scorecards. */
const RECENT_OVERS = 5;

interface RecentFactsProps extends Pick<MatchTabProps, 'match'> {
  events: ReturnType<typeof scoreEvents>;
}

function RecentFacts({ match, events }: RecentFactsProps) {
  const { i18n } = useLingui();
  const scorecard = useVendorScorecard(match);
  const card = scorecard.data?.data;
  const ballsPerOver = ballsPerOverOf(match.matchType);
  const partnership = currentPartnership(events);
  const recent = lastOvers(events, RECENT_OVERS * ballsPerOver);
  const wicket = lastWicket(events);
  const innings = { index: match.score.length - 1, team: match.score.at(-1)?.team ?? '' };
  const fallen = (wicket && fallenBatters(card, innings, events).get(wicket)) ?? [];
  // More batters than wickets are of several wickets in an unknown order.
  const batter = wicket && fallen.length <= wicket.wickets ? fallen.at(-1) : undefined;
  const ofIndex = card?.innings[innings.index];
  const cardInnings = ofIndex?.team === innings.team ? ofIndex : undefined;
  return (
    <>
      <FactTiles columns={3}>
        {partnership && (
          <FactTile label={i18n.t('Partnership')}>
            {i18n.t('{runs} ({balls})', { runs: String(partnership.runs), balls: partnership.balls })}
          </FactTile>
        )}
        {recent && (
          <FactTile label={i18n.t('Last {overs} overs', { overs: RECENT_OVERS })}>
            {`${recent.runs}/${recent.wickets}`}
          </FactTile>
        )}
        {(cardInnings || isFirstRequest(scorecard)) && (
          <FactTile label={i18n.t('Extras')}>
            {cardInnings?.extras ?? '–'}
            {cardInnings?.total && isOlder(cardInnings, match.score.at(-1), ballsPerOver) && (
              <span className="text-xs font-normal text-muted">
                {' '}
                ({i18n.t('{overs} ov', { overs: oversShown(cardInnings.total.overs) })})
              </span>
            )}
          </FactTile>
        )}
      </FactTiles>
      {/* Without a name it would repeat the list of overs. */}
      {wicket && batter && (
        <FactList>
          <Fact label={i18n.t('Last wicket')}>
            {batter.name}{' '}
            {i18n.t('{runs} ({balls})', {
              runs: String(batter.runs),
              balls: batter.balls,
            })}{' '}
            <span className="text-xs font-normal text-muted">
              {i18n.t('{score} ({overs} ov)', {
                score: `${wicket.total}/${wicket.wicketsDown}`,
                overs: oversShown(wicket.overs),
              })}
            </span>
          </Fact>
        </FactList>
      )}
    </>
  );
}
