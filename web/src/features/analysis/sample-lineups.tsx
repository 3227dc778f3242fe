import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import type { NamedLineup } from '@gullylens/contract/http/insights/projections';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { apiQuery } from '../../platform/api/api-query.ts';
import { pathTo } from '../../platform/links.ts';
import { StretchedButton } from '../../ui/controls/stretched-button.tsx';
import { textLinkClasses } from '../../ui/controls/text-link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { lineupTotal, PitchBoard } from '../../ui/match/pitch-board.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { boardPlayers } from './dream-team-board.tsx';
import { useFreeSample } from './free-sample.tsx';
import { exactPoints, type PointsOf } from './sample-card.ts';
import { teamNames } from './premium-content.tsx';
import { SampleEleven } from './sample-eleven.tsx';

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
  const points = useQuery({
    ...apiQuery('GET /api/v1/cricket/matches/{id}/fantasy-points/', {
      params: { id: matchKey },
      query: { rules: 'dream11-2025' },
    }),
    enabled,
  });
  const data = analysis.data?.data;
  if (!data || points.isPending) return offer;
  const pointsOf = exactPoints(points.data?.data);
  if (data.teams.length > 0) return <Lineups analysis={data} pointsOf={pointsOf} offer={offer} />;
  if (data.dreamTeam.length === 0) return offer;
  return (
    <Section title={i18n.t('Free sample: our line-up')}>
      <SampleSource analysis={data} />
      <div
        className={classNames(
          'grid grid-cols-1 items-start gap-x-3',
          offer !== undefined && 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
        )}
      >
        <SampleEleven analysis={data} pointsOf={pointsOf} />
        {offer && <div className="mt-3">{offer}</div>}
      </div>
    </Section>
  );
}

interface LineupsProps {
  analysis: Analysis;
  /** What the players scored; undefined while unknown. */
  pointsOf: PointsOf | undefined;
}

/** On wide screens the offer stands below the list, beside the board. */
function Lineups({ analysis, pointsOf, offer }: LineupsProps & { offer: ReactNode }) {
  const { i18n } = useLingui();
  const { teams } = analysis;
  const [chosen, choose] = useState(0);
  const shown = teams[chosen] ?? teams[0];
  const board = shown ? boardWithPoints(analysis, shown, pointsOf) : [];
  return (
    <Section title={i18n.t('Free sample: three of our line-ups')}>
      <SampleSource analysis={analysis} />
      <div className="mt-3 grid grid-cols-1 items-start gap-3 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <ol className="divide-y divide-line rounded-card border border-line bg-surface">
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
          <div className="lg:row-span-2">
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
        {offer && <div className="max-lg:mt-3 lg:col-start-1">{offer}</div>}
      </div>
    </Section>
  );
}

/** Links the sample to its analysis. */
function SampleSource({ analysis: { matchKey, matchTitle } }: { analysis: Analysis }) {
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
