import type { PickedPlayer } from '@gullylens/contract/http/insights/analysis';
import type { PlayerProjection } from '@gullylens/contract/http/insights/projections';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { reportText } from './report-text.ts';

/** A titled block of an analysis. */
export function ReportBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-raised/50 p-4">
      <h3 className="mb-2 text-sm font-bold">{title}</h3>
      {children}
    </section>
  );
}

/** One card of titled texts (`ReportColumn`): columns where there is room, else below one another. */
export function ReportColumns({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <div className="grid divide-y divide-line rounded-card border border-line bg-raised/50 @4xl:grid-cols-3 @4xl:divide-x @4xl:divide-y-0">
        {children}
      </div>
    </div>
  );
}

export function ReportColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="p-4">
      <h3 className="mb-1 text-xs font-semibold text-muted">{title}</h3>
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

/** A player that an analysis picks: the reason, expected points and the number of matches behind them. */
export function PlayerLine({ player, projections, mark }: PlayerLineProps) {
  const { i18n } = useLingui();
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 py-3">
      <div className="flex-1 basis-36">
        <p className="font-semibold">
          {player.name} {mark}
        </p>
        <p className="text-xs text-muted">{player.team}</p>
        <p className="mt-1 text-sm text-muted">{reportText(i18n, player.reason)}</p>
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

/** Returns a player's expected points: the mean of the projection or, without one, the pick's average points. */
export function expectedPoints(player: PickedPlayer, projections: readonly PlayerProjection[]): number {
  return projections.find(({ key }) => key === player.key)?.mean ?? player.averagePoints;
}
