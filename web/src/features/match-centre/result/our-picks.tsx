import type { FantasyPoints } from '@gullylens/contract/http/history/played-matches';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { openAnalyses } from '../../../platform/api/open-analyses.ts';
import { serverNow } from '../../../platform/api/server-clock.ts';
import { useAnalysisCard } from '../../../platform/api/use-analysis-card.ts';
import { pathTo } from '../../../platform/links.ts';
import { buttonClasses } from '../../../ui/controls/button.tsx';
import { twoColumns } from '../../../ui/layout/two-columns.ts';
import { type Armband, ArmbandMark } from '../../../ui/players/armband-mark.tsx';
import { classNames } from '../../../ui/text/class-names.ts';
import { pointsText } from '../../../ui/text/number-text.ts';
import type { MatchTabProps } from '../data/match-tab-props.ts';
import { type Picks, picksOf } from '../data/picks.ts';
import { isPlayer } from '../data/points-of-players.ts';
import { usePoints } from '../data/use-points.ts';

/** Equal points share the better rank. */
export function rankOf({ players }: FantasyPoints, points: number): number {
  return 1 + players.filter((other) => other.points > points).length;
}

/** The published captain and vice-captain with the points that they scored. */
export function OurPicks({ picks, points }: { picks: Picks; points: FantasyPoints }) {
  const { i18n } = useLingui();
  return (
    <section>
      <h2 className="text-sm font-bold">{i18n.t('Our picks before the match')}</h2>
      <div className={classNames(twoColumns, 'mt-2 gap-3')}>
        <OurPick
          armband="captain"
          name={picks.captain}
          {...scoreOf(points, picks.captainKey, picks.captain)}
        />
        {picks.viceCaptain !== null && (
          <OurPick
            armband="vice-captain"
            name={picks.viceCaptain}
            {...scoreOf(points, picks.viceCaptainKey, picks.viceCaptain)}
          />
        )}
      </div>
    </section>
  );
}

/** The captain of the public track record, whose names users without Premium may read once it is graded. */
function GradedCaptain({ matchKey }: { matchKey: string }) {
  const { i18n } = useLingui();
  const entry = useQuery(apiQuery('GET /api/v1/analysis/track-record/{matchKey}/', { params: { matchKey } }))
    .data?.data;
  const captain = entry?.grade?.captain;
  if (!captain) return null;
  return (
    <section>
      <h2 className="mb-2 text-sm font-bold">{i18n.t('Our captain before the match')}</h2>
      <OurPick
        armband="captain"
        name={captain.name}
        points={captain.points}
        rank={captain.rank}
        count={captain.of}
      />
    </section>
  );
}

/** For users without Premium the captain's expected points in the next open analysis, and the way to it. */
function NextCaptain() {
  const { i18n } = useLingui();
  const { data } = useQuery(apiQuery('GET /api/v1/analysis/'));
  const next = openAnalyses(data?.data ?? [], serverNow()).find(
    ({ captainPoints }) => captainPoints !== null,
  );
  if (!next?.locked) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
      <p>
        {i18n.t('Next: {match}, captain {points} expected', {
          match: next.matchTitle,
          points: Math.round(next.captainPoints ?? 0),
        })}
      </p>
      <Link to={pathTo.analysis(next.matchKey)} className={buttonClasses('outline')}>
        {i18n.t('See full analysis')}
      </Link>
    </div>
  );
}

/** How the picks of our analysis did in a match that is over, or that there were none before it. */
export function PicksResult({ match, card, inFeed }: Pick<MatchTabProps, 'match' | 'card' | 'inFeed'>) {
  const { card: analysis, isLoaded } = useAnalysisCard(match.key, inFeed);
  const points = usePoints({ match, card }).points.data?.data;
  if (!inFeed) return null;
  const picks = picksOf(analysis);
  const isLocked = analysis?.locked === true && !analysis.draftedLate;
  return (
    <>
      {isLoaded && !picks && !isLocked && (
        <NoPicks isKnown={analysis !== undefined} startAt={match.start_at} />
      )}
      {isLocked && <GradedCaptain matchKey={match.key} />}
      {picks && points && <OurPicks picks={picks} points={points} />}
      <NextCaptain />
    </>
  );
}

/** Says that no player was picked, of a match whose analysis is known, or would be in the list. */
function NoPicks({ isKnown, startAt }: { isKnown: boolean; startAt: number | null }) {
  const { i18n } = useLingui();
  const { data } = useQuery(apiQuery('GET /api/v1/analysis/'));
  // The list has those nearest in time, and the sample, which may be of any age.
  const wouldBeListed = data?.data.some(
    (card) => (card.locked || !card.sample) && Date.parse(card.analysisDate) < (startAt ?? 0) * 1000,
  );
  if (!isKnown && !wouldBeListed) return null;
  return <p className="text-sm text-muted">{i18n.t('We picked no captain before this match.')}</p>;
}

interface PickScore {
  /** Null, like the rank, of a player who did not play. */
  points: number | null;
  rank: number | null;
  count: number;
}

function scoreOf(points: FantasyPoints, key: string | null, name: string): PickScore {
  const player = points.players.find(isPlayer({ key, name }));
  const count = points.players.length;
  return player
    ? { points: player.points, rank: rankOf(points, player.points), count }
    : { points: null, rank: null, count };
}

interface OurPickProps extends PickScore {
  armband: Armband;
  name: string;
}

function OurPick({ armband, name, points, rank, count }: OurPickProps) {
  const { i18n } = useLingui();
  return (
    <p className="flex items-start gap-2 text-sm">
      <ArmbandMark armband={armband} />
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-xs text-muted tabular">
          {points !== null && rank !== null
            ? i18n.t('{points} points, {rank} of {count}', { points: pointsText(points), rank, count })
            : i18n.t('Did not play')}
        </span>
      </span>
    </p>
  );
}
