import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import type { NamedLineup } from '@gullylens/contract/http/insights/projections';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { apiQuery } from '../../platform/api/api-query.ts';
import { pointsQuery } from '../../platform/api/points-query.ts';
import { pathTo } from '../../platform/links.ts';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { StretchedButton } from '../../ui/controls/stretched-button.tsx';
import { textLinkClasses } from '../../ui/controls/text-link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { lineupTotal, PitchBoard } from '../../ui/match/pitch-board.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { boardPlayers } from './dream-team-board.tsx';
import { useFreeSample } from './free-sample.tsx';
import { exactPoints, type PointsOf, type SampleCard } from './sample-card.ts';
import { teamNames } from './premium-content.tsx';
import { SampleEleven } from './sample-eleven.tsx';

const listClasses = 'divide-y divide-line rounded-card border border-line bg-surface';
const boardClasses = 'lg:row-span-2';

/**
 * The line-ups of the free sample, or else its eleven, for users without Premium, with the points that they scored once
 * they are known exactly. Without a sample only the offer, if there is one.
 */
export function SampleLineups({ offer }: { offer?: ReactNode }) {
  const { i18n } = useLingui();
  const { sample } = useFreeSample();
  const matchKey = sample?.matchKey ?? '';
  const enabled = sample !== undefined;
  const analysis = useQuery({
    ...apiQuery('GET /api/v1/analysis/{matchKey}/', { params: { matchKey } }),
    enabled,
  });
  const points = useQuery({ ...pointsQuery(matchKey), enabled });
  if (!sample) return offer;
  const isPending = analysis.isPending || points.isPending;
  const data = analysis.data?.data;
  const hasLineups = isPending || (data !== undefined && data.teams.length > 0);
  if (!hasLineups && !data?.dreamTeam.length) return offer;
  const content = !isPending && data && { analysis: data, pointsOf: exactPoints(points.data?.data) };
  return (
    <Section title={i18n.t(hasLineups ? 'Free sample: three of our line-ups' : 'Free sample: our line-up')}>
      <SampleSource sample={sample} />
      <div
        className={classNames(
          'mt-3 grid grid-cols-1 items-start gap-3',
          hasLineups && 'lg:grid-cols-2 lg:grid-rows-[auto_1fr]',
          !hasLineups && offer !== undefined && 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
        )}
      >
        {!content && <Loading />}
        {content && (hasLineups ? <Lineups {...content} /> : <SampleEleven {...content} />)}
        {/* On wide screens below the list, beside the board. */}
        {offer && <div className={classNames('max-lg:mt-3', hasLineups && 'lg:col-start-1')}>{offer}</div>}
      </div>
    </Section>
  );
}

interface LineupsProps {
  analysis: Analysis;
  /** What the players scored; undefined while unknown. */
  pointsOf: PointsOf | undefined;
}

/** The list, and the board of the chosen line-up: two cells of the grid. */
function Lineups({ analysis, pointsOf }: LineupsProps) {
  const { i18n } = useLingui();
  const { teams } = analysis;
  const [chosen, choose] = useState(0);
  const shown = teams[chosen] ?? teams[0];
  const board = shown ? boardWithPoints(analysis, shown, pointsOf) : [];
  return (
    <>
      <ol className={listClasses}>
        {teams.map((team, at) => (
          <LineupLine
            key={team.name}
            team={team}
            analysis={analysis}
            pointsOf={pointsOf}
            isShown={team === shown}
            onShow={() => choose(at)}
          />
        ))}
      </ol>
      {shown && board.length > 0 && (
        <div className={boardClasses}>
          <p aria-hidden="true" className="mb-2 text-center font-bold tabular">
            {i18n.t(teamNames[shown.name])} · {Math.round(pointsOf ? lineupTotal(board) : shown.expected)}
          </p>
          <PitchBoard
            label={i18n.t(teamNames[shown.name])}
            players={board}
            points={pointsOf ? 'scored' : 'expected'}
          />
        </div>
      )}
    </>
  );
}

/** Three line-ups and a board, as high as most are. */
function Loading() {
  const { i18n } = useLingui();
  return (
    <>
      <div role="status" aria-label={i18n.t('Loading')} className={listClasses}>
        {Array.from({ length: 3 }, (_, index) => (
          <div key={index} className="flex h-14 items-center justify-between gap-3 px-3">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-5 w-20" />
          </div>
        ))}
      </div>
      <div className={boardClasses}>
        <Skeleton className="mx-auto mb-2 h-6 w-48" />
        <Skeleton className="mx-auto h-110 w-full max-w-lg rounded-card!" />
      </div>
    </>
  );
}

/** Links the sample to its analysis. */
function SampleSource({ sample: { matchKey, matchTitle } }: { sample: SampleCard }) {
  const { i18n } = useLingui();
  return (
    <p className="mt-1 text-sm text-muted">
      {i18n.t('From the analysis of')}{' '}
      <Link to={pathTo.analysis(matchKey)} className={textLinkClasses}>
        {matchTitle}
      </Link>
    </p>
  );
}

interface LineupLineProps extends LineupsProps {
  team: NamedLineup;
  /** True while the board shows it. */
  isShown: boolean;
  onShow: () => void;
}

/** The points that a line-up scored, or else the expected ones, and their likely range. Pressed, it is on the board. */
function LineupLine({ team, analysis, pointsOf, isShown, onShow }: LineupLineProps) {
  const { i18n } = useLingui();
  const { name, expected, p10, p90 } = team;
  const board = boardWithPoints(analysis, team, pointsOf);
  const scored = pointsOf && board.length > 0 ? lineupTotal(board) : undefined;
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 border-l-4 px-3 py-2 first:rounded-t-card last:rounded-b-card hover:bg-raised',
        isShown ? 'border-l-turf bg-raised' : 'border-l-transparent',
      )}
    >
      <h3 className="text-sm font-bold">
        <StretchedButton pressed={isShown} onClick={onShow}>
          {i18n.t(teamNames[name])}
        </StretchedButton>
      </h3>
      <p className="text-right text-lg leading-tight font-extrabold tabular">
        {i18n.t('{points} points', { points: Math.round(scored ?? expected) })}
      </p>
      <p className="col-span-2 text-right text-xs text-muted tabular">
        {scored === undefined
          ? i18n.t('expected')
          : i18n.t('expected {points}', { points: Math.round(expected) })}
        {' · '}
        {i18n.t('likely {low}–{high}', { low: Math.round(p10), high: Math.round(p90) })}
      </p>
    </li>
  );
}

/** Returns a line-up for `PitchBoard`; players who did not play scored nothing. */
function boardWithPoints(analysis: Analysis, team: NamedLineup, pointsOf: PointsOf | undefined) {
  const players = boardPlayers(analysis, team);
  return pointsOf ? players.map((player) => ({ ...player, mean: pointsOf.get(player.key) ?? 0 })) : players;
}
