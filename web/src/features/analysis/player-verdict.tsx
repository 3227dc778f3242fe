import type { PickedPlayer } from '@gullylens/contract/http/analysis';
import type { PlayerProjection } from '@gullylens/contract/http/projections';
import { useLingui } from '@lingui/react';
import { classNames } from '../../ui/class-names.ts';
import { IntervalBar } from '../../ui/interval-bar.tsx';
import { initials, TeamBadge } from '../../ui/team-badge.tsx';
import { expectedPoints } from './report-parts.tsx';

interface PlayerVerdictProps {
  armband: 'captain' | 'vice-captain';
  player: PickedPlayer | null;
  /** Of everybody, to find this player's range in. */
  projections: readonly PlayerProjection[];
}

/** Who to give an armband to, large enough to read at arm's length, and why. */
export function PlayerVerdict({ armband, player, projections }: PlayerVerdictProps) {
  const { i18n } = useLingui();
  const isCaptain = armband === 'captain';
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
                {i18n.t('Eight matches in ten: {low} to {high} points', {
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
