import type { FantasyPoints } from '@gullylens/contract/http/history/played-matches';
import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import type { NamedLineup } from '@gullylens/contract/http/insights/projections';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { apiQuery } from '../../platform/api/api-query.ts';
import { pathTo } from '../../platform/links.ts';
import { StretchedButton } from '../../ui/controls/stretched-button.tsx';
import { textLinkClasses } from '../../ui/controls/text-link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ArmbandMark } from '../../ui/match/armband-mark.tsx';
import { lineupTotal, PitchBoard } from '../../ui/match/pitch-board.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { boardPlayers } from './dream-team-board.tsx';
import { useFreeSample } from './free-sample.tsx';
import { teamNames } from './premium-content.tsx';

/**
 * The line-ups of the free sample, for users without Premium, with the points that they scored once they are known
 * exactly. Nothing without a sample, or when it has no line-ups.
 */
export function SampleLineups() {
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
  if (!data || data.teams.length === 0 || points.isPending) return null;
  return <Lineups analysis={data} pointsOf={exactPoints(points.data?.data)} />;
}

/** Points by player. */
type PointsOf = ReadonlyMap<string | null, number>;

/** Returns the points of a match; undefined while they are unknown or an estimate. */
function exactPoints(points: FantasyPoints | undefined): PointsOf | undefined {
  if (points?.basis !== 'balls') return undefined;
  return new Map(points.players.map((player) => [player.key, player.points]));
}

interface LineupsProps {
  analysis: Analysis;
  /** What the players scored; undefined while unknown. */
  pointsOf: PointsOf | undefined;
}

function Lineups({ analysis, pointsOf }: LineupsProps) {
  const { i18n } = useLingui();
  const { teams, matchTitle, matchKey } = analysis;
  const [chosen, choose] = useState(0);
  const shown = teams[chosen] ?? teams[0];
  const board = shown ? boardWithPoints(analysis, shown, pointsOf) : [];
  return (
    <Section title={i18n.t('Free sample: three of our line-ups')}>
      <p className="mt-1 text-sm text-muted">
        {i18n.t('From the analysis of')}{' '}
        <Link to={pathTo.analysis(matchKey)} className={textLinkClasses}>
          {matchTitle}
        </Link>
      </p>
      <div className="mt-3 grid grid-cols-1 items-start gap-3 lg:grid-cols-2">
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
          <div>
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
      </div>
    </Section>
  );
}

interface LineupLineProps extends LineupsProps {
  team: NamedLineup;
  /** True while the board shows it. */
  isShown: boolean;
  onShow: () => void;
}

/**
 * The captains of a line-up with the points that it scored, or else the expected ones, and their likely range. Pressed,
 * it is on the board.
 */
function LineupLine({ team, analysis, pointsOf, isShown, onShow }: LineupLineProps) {
  const { i18n } = useLingui();
  const { name, expected, p10, p90, captain, viceCaptain } = team;
  const nameOf = (key: string) => analysis.projections.find((player) => player.key === key)?.name ?? '';
  const board = boardWithPoints(analysis, team, pointsOf);
  const scored = pointsOf && board.length > 0 ? lineupTotal(board) : undefined;
  return (
    <li
      className={classNames(
        'relative flex items-center gap-3 border-l-4 px-3 py-3 first:rounded-t-card last:rounded-b-card hover:bg-raised',
        isShown ? 'border-l-turf bg-raised' : 'border-l-transparent',
      )}
    >
      <div className="min-w-0 flex-1">
        <h3 className="text-sm font-bold">
          <StretchedButton pressed={isShown} onClick={onShow}>
            {i18n.t(teamNames[name])}
          </StretchedButton>
        </h3>
        <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm">
          <span className="inline-flex items-center gap-1.5">
            <ArmbandMark armband="captain" /> {nameOf(captain)}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <ArmbandMark armband="vice-captain" /> {nameOf(viceCaptain)}
          </span>
        </p>
      </div>
      <p className="shrink-0 text-right tabular">
        <span className="block text-lg font-extrabold">
          {i18n.t('{points} points', { points: Math.round(scored ?? expected) })}
        </span>
        <span className="block text-xs text-muted">
          {scored === undefined
            ? i18n.t('expected')
            : i18n.t('expected {points}', { points: Math.round(expected) })}
        </span>
        <span className="block text-xs text-muted">
          {i18n.t('likely {low}–{high}', { low: Math.round(p10), high: Math.round(p90) })}
        </span>
      </p>
    </li>
  );
}

/** Returns a line-up for `PitchBoard`; players who did not play scored nothing. */
function boardWithPoints(analysis: Analysis, team: NamedLineup, pointsOf: PointsOf | undefined) {
  const players = boardPlayers(analysis, team);
  return pointsOf ? players.map((player) => ({ ...player, mean: pointsOf.get(player.key) ?? 0 })) : players;
}
