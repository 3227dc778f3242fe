import { useLingui } from '@lingui/react';
import { Card } from '../../../ui/layout/card.tsx';
import { shortNameIn } from '../../../ui/match/match-view.ts';
import { oversShown } from '../../../ui/match/overs.ts';
import { wholeText } from '../../../ui/text/number-text.ts';
import { coloursInMatch } from '../../../ui/teams/colours-in-match.ts';
import type { MatchTabProps } from '../data/match-tab-props.ts';
import { bestBatters, bestBowlers } from '../score/best-lines.ts';
import type { PointsOfPlayer } from '../data/points-of-players.ts';
import { isStillIn } from '../score/card-lag.ts';
import type { CardInnings } from '../score/vendor-innings.ts';
import { PicksResult } from './our-picks.tsx';

interface TopPerformersProps extends Pick<MatchTabProps, 'match' | 'card' | 'inFeed'> {
  innings: readonly CardInnings[];
  pointsOf: PointsOfPlayer | undefined;
  /** True while the innings are behind the final score, which a line then says. */
  isBehind?: boolean;
}

/**
 * The best batter and bowler of each team in a match that is over, with their fantasy points, and how the picks of our
 * analysis did.
 */
export function TopPerformers({ match, card, inFeed, innings, pointsOf, isBehind }: TopPerformersProps) {
  const { i18n } = useLingui();
  const total = innings.at(-1)?.total;
  const played = innings.filter(({ superOver }) => !superOver);
  // As the innings name them: history may spell the name of a team differently.
  const names = (card?.teams ?? match.teamInfo).map(({ name }) => name);
  const isFirst = (name: string) => Number(name === played[0]?.team);
  const teams = names.toSorted((a, b) => isFirst(b) - isFirst(a));
  return (
    <Card className="mb-4 divide-y divide-line px-4 *:py-3">
      <section>
        <h2 className="flex items-baseline justify-between gap-3 text-sm font-bold">
          {i18n.t('Top performers')}
          {isBehind && total && (
            <span className="text-xs font-normal text-muted tabular">
              {i18n.t('Player rows up to over {over}', { over: oversShown(total.overs) })}
            </span>
          )}
        </h2>
        <ul className="@container mt-1 grid grid-cols-1 gap-x-10 text-sm tabular md:grid-cols-2">
          {teams.map((team) => (
            <TeamBest key={team} match={match} team={team} innings={played} pointsOf={pointsOf} />
          ))}
        </ul>
      </section>
      <PicksResult match={match} card={card} inFeed={inFeed} />
    </Card>
  );
}

function TeamBest({
  match,
  team,
  innings,
  pointsOf,
}: Pick<TopPerformersProps, 'match' | 'innings' | 'pointsOf'> & { team: string }) {
  const isOwn = (other: CardInnings) => other.team.toLowerCase() === team.toLowerCase();
  const [batter] = bestBatters(
    innings.filter(isOwn).flatMap(({ batting }) => batting),
    1,
  );
  const [bowler] = bestBowlers(
    innings.filter((other) => !isOwn(other)).flatMap(({ bowling }) => bowling),
    1,
  );
  const mark = { team: shortNameIn(match, team), colour: coloursInMatch(team, match.teamInfo).ink };
  return (
    <>
      {batter && (
        <BestRow
          {...mark}
          name={batter.player.name}
          points={pointsOf?.(batter.player) ?? null}
          figures={`${batter.runs}${isStillIn(batter.dismissal) ? '*' : ''}`}
          detail={`(${batter.balls})`}
        />
      )}
      {bowler && bowler.wickets > 0 && (
        <BestRow
          {...mark}
          name={bowler.player.name}
          points={pointsOf?.(bowler.player) ?? null}
          figures={`${bowler.wickets}/${bowler.runs}`}
          detail={`(${oversShown(bowler.overs)})`}
        />
      )}
    </>
  );
}

interface BestRowProps {
  team: string;
  colour: string;
  name: string;
  figures: string;
  detail: string;
  points: number | null;
}

function BestRow({ team, colour, name, figures, detail, points }: BestRowProps) {
  const { i18n } = useLingui();
  return (
    <li className="flex min-h-8 items-center gap-3 @max-[14rem]:flex-wrap">
      <span className="w-9 shrink-0 text-xs font-bold" style={{ color: colour }}>
        {team}
      </span>
      <span className="min-w-0 flex-1 truncate font-semibold @max-[14rem]:whitespace-normal">{name}</span>
      <span className="shrink-0">
        <b className="text-base">{figures}</b> <span className="text-muted">{detail}</span>
      </span>
      {points !== null && (
        <span className="min-w-16 shrink-0 text-right">
          <b className="text-base text-turf">{wholeText(points)}</b>{' '}
          <span className="text-xs text-muted">{i18n.t('pts')}</span>
        </span>
      )}
    </li>
  );
}
