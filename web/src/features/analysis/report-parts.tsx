import type { Analysis, PickedPlayer } from '@gullylens/contract/http/insights/analysis';
import type { PlayerProjection } from '@gullylens/contract/http/insights/projections';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/text/class-names.ts';
import { IntervalBar } from '../../ui/charts/interval-bar.tsx';
import { initials, TeamBadge } from '../../ui/layout/team-badge.tsx';

export function ReportBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-raised/50 p-4">
      <h3 className="mb-2 text-sm font-bold">{title}</h3>
      {children}
    </section>
  );
}

interface PlayerLineProps {
  player: PickedPlayer;
  /** The projections of all players, from which this player's is taken. */
  projections: readonly PlayerProjection[];
  mark?: ReactNode;
}

/** A player that a report names: the reason, expected points and the number of matches behind them. */
export function PlayerLine({ player, projections, mark }: PlayerLineProps) {
  const { i18n } = useLingui();
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 py-3">
      <div className="flex-1 basis-36">
        <p className="font-semibold">
          {player.name} {mark}
        </p>
        <p className="text-xs text-muted">{player.team}</p>
        <p className="mt-1 text-sm text-muted">{player.reason}</p>
      </div>
      <p className="ml-auto shrink-0 text-right">
        <span className="block text-lg font-extrabold tabular">
          {expectedPoints(player, projections).toFixed(1)}
        </span>
        <span className="block text-xs text-muted">{i18n.t('expected points')}</span>
        <span className="block text-xs text-muted tabular">
          {i18n.t('{count, plural, one {# match} other {# matches}}', { count: player.matches })}
        </span>
      </p>
    </li>
  );
}

/** A player's expected points: the mean of the projection, or the average of the report when there is none. */
export function expectedPoints(player: PickedPlayer, projections: readonly PlayerProjection[]): number {
  return projections.find(({ key }) => key === player.key)?.mean ?? player.averagePoints;
}

interface PlayerVerdictProps {
  armband: 'captain' | 'vice-captain';
  analysis: Analysis;
}

/** The captain or the vice-captain of an analysis, with the range of the expected points. */
export function PlayerVerdict({ armband, analysis: { captainChoices, projections } }: PlayerVerdictProps) {
  const { i18n } = useLingui();
  const isCaptain = armband === 'captain';
  const player = isCaptain ? captainChoices.primary : captainChoices.alternative;
  const range = projections.find(({ key }) => key === player?.key);
  return (
    <section
      className={classNames(
        'rounded-card border bg-surface p-5',
        isCaptain ? 'border-floodlight/60' : 'border-line',
      )}
    >
      <h2 className={classNames('text-sm font-bold', isCaptain ? 'text-floodlight' : 'text-muted')}>
        {i18n.t(isCaptain ? 'Captain' : 'Vice-captain')}
      </h2>
      {player === null ? (
        <p className="mt-2 text-lg font-bold">{i18n.t('To be decided')}</p>
      ) : (
        <>
          <div className="mt-3 flex flex-wrap items-center gap-x-3">
            <TeamBadge name={player.team} shortName={initials(player.team)} />
            <div className="flex-1 basis-20">
              <p className="text-lg font-extrabold">{player.name}</p>
              <p className="text-sm text-muted">{player.team}</p>
            </div>
            <p className="ml-auto shrink-0 text-right">
              <span className="block text-2xl font-extrabold tabular">
                {expectedPoints(player, projections).toFixed(1)}
              </span>
              <span className="block text-xs text-muted">{i18n.t('expected points')}</span>
            </p>
          </div>
          {range && (
            <div className="mt-3">
              <IntervalBar
                low={range.p10}
                mark={range.mean}
                high={range.p90}
                to={range.p90 * 1.15}
                tone="floodlight"
              />
              <p className="text-xs text-muted tabular">
                {i18n.t('Likely range: {low} to {high} points', {
                  low: range.p10.toFixed(0),
                  high: range.p90.toFixed(0),
                })}
              </p>
            </div>
          )}
          <p className="mt-3 text-sm text-muted">{player.reason}</p>
        </>
      )}
    </section>
  );
}
