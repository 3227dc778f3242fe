import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import { useLingui } from '@lingui/react';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ballsPerOverOf } from '../../../ui/match/overs.ts';
import type { MatchTabProps } from '../data/match-tab-props.ts';
import { PickPoints } from '../points/pick-points.tsx';
import { useProgress } from '../../../ui/balls/use-progress.ts';
import { useVendorScorecard } from '../data/use-vendor-scorecard.ts';
import { inningsOnCard, isOlder } from '../score/card-lag.ts';
import { fallenBatters } from '../score/fallen-batters.ts';
import { currentPartnership } from '../score/milestones.ts';
import { lastOvers, lastWicket } from '../score/recent-play.ts';
import { eventKey, scoreEvents } from '../../../ui/balls/score-events.ts';
import { ChanceOffer } from './live-offer.tsx';
import { CreaseTables } from './crease-tables.tsx';
import { Fact, FactList, FactTile, FactTiles } from '../../../ui/layout/facts.tsx';
import { LastBalls } from '../../../ui/balls/last-balls.tsx';
import { WicketLines } from './over-item.tsx';
import { WinChanceBar } from './win-chance-bar.tsx';

type PlayCardProps = Pick<MatchTabProps, 'match' | 'card' | 'inFeed' | 'isPremium' | 'onUpgrade'>;

/**
 * The game at this moment: for members the win chances, on phones, and our captains, for others a locked row; then the last
 * balls and how the game goes, and below them batters and bowler, who may be older than the score.
 */
export function PlayCard(props: PlayCardProps) {
  const { match, inFeed, isPremium } = props;
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
      {!isPremium && inFeed && (
        <div className="-mt-1.5 border-b border-line empty:hidden">
          <ChanceOffer {...props} />
        </div>
      )}
      {events.length > 0 && <LastBalls events={events} ballsPerOver={ballsPerOverOf(match.matchType)} />}
      <RecentFacts match={match} events={events} />
      {/* What may be older than the score stands below what is not. */}
      <CreaseTables match={match} />
    </Card>
  );
}

/** Overs that say how the game goes now, as in other scorecards. */
const RECENT_OVERS = 5;

interface RecentFactsProps extends Pick<MatchTabProps, 'match'> {
  events: ReturnType<typeof scoreEvents>;
}

/** The partnership, the last overs and, from a scorecard as new as the score, the extras; then the last wicket. */
function RecentFacts({ match, events }: RecentFactsProps) {
  const { i18n } = useLingui();
  const ballsPerOver = ballsPerOverOf(match.matchType);
  const partnership = currentPartnership(events);
  const recent = lastOvers(events, RECENT_OVERS * ballsPerOver);
  const scorecard = useVendorScorecard(match).data?.data;
  const ofIndex = scorecard?.innings[match.score.length - 1];
  const latest = match.score.at(-1);
  const cardInnings = ofIndex?.team === latest?.team ? ofIndex : undefined;
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
        {cardInnings && !isOlder(cardInnings, latest, ballsPerOver) && (
          <FactTile label={i18n.t('Extras')}>{cardInnings.extras}</FactTile>
        )}
      </FactTiles>
      <LastWicket match={match} events={events} card={scorecard} cardInnings={cardInnings} />
    </>
  );
}

/** At most so many wickets are listed while the scorecard does not have them; the overs list all. */
const MOST_UNNAMED = 2;

interface LastWicketProps extends RecentFactsProps {
  card: Scorecard | undefined;
  /** The innings in play on the scorecard. */
  cardInnings: Scorecard['innings'][number] | undefined;
}

/** Who was out last; of wickets that the scorecard does not have yet, who it may be. */
function LastWicket({ match, events, card, cardInnings }: LastWicketProps) {
  const { i18n } = useLingui();
  const wicket = lastWicket(events);
  if (wicket === null || cardInnings === undefined) return null;
  const onCard = inningsOnCard(cardInnings);
  const unnamed = events.filter(({ wickets, wicketsDown }) => wickets > 0 && wicketsDown > onCard.wickets);
  if (unnamed.length > 0) {
    return (
      <ul className="space-y-1 text-sm">
        {unnamed.slice(-MOST_UNNAMED).map((event) => (
          <WicketLines key={eventKey(event)} event={event} batters={undefined} onCard={onCard} />
        ))}
      </ul>
    );
  }
  const innings = { index: match.score.length - 1, team: cardInnings.team };
  const fallen = fallenBatters(card, innings, events).get(wicket) ?? [];
  // More batters than wickets are of several wickets in an unknown order.
  const batter = fallen.length <= wicket.wickets ? fallen.at(-1) : undefined;
  // Without a name it would repeat the list of overs.
  if (batter === undefined) return null;
  return (
    <FactList>
      <Fact label={i18n.t('Last wicket')}>
        {batter.name} {i18n.t('{runs} ({balls})', { runs: String(batter.runs), balls: batter.balls })}{' '}
        <span className="text-xs font-normal text-muted">{`${wicket.total}/${wicket.wicketsDown}`}</span>
      </Fact>
    </FactList>
  );
}
