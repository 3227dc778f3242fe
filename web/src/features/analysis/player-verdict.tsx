import type { Analysis, PickedPlayer } from '@gullylens/contract/http/insights/analysis';
import type { PlayerProjection } from '@gullylens/contract/http/insights/projections';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { IntervalBar } from '../../ui/charts/interval-bar.tsx';
import { PlayerAvatar } from '../../ui/players/player-avatar.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { expectedPoints } from './report-parts.tsx';
import { reportText } from './report-text.ts';

interface PlayerVerdictProps {
  armband: 'captain' | 'vice-captain';
  analysis: Analysis;
  /** Without the reasons, for a page that links to the whole analysis. */
  isBrief?: boolean;
}

/** The captain or the vice-captain of an analysis, with expected points, likely range and reasons. */
export function PlayerVerdict({ armband, analysis, isBrief }: PlayerVerdictProps) {
  const { i18n } = useLingui();
  const { captainChoices, projections, recentForm } = analysis;
  const isCaptain = armband === 'captain';
  const player = isCaptain ? captainChoices.primary : captainChoices.alternative;
  const range = projections.find(({ key }) => key === player?.key);
  const opponent = [recentForm.teamA, recentForm.teamB].find(({ team }) => team !== player?.team);
  return (
    <section
      className={classNames(
        '@container min-w-0 rounded-card border bg-surface p-3 sm:p-5',
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
          <div className="mt-3 flex flex-col gap-x-3 gap-y-2 @[15rem]:flex-row @[15rem]:items-center">
            <PlayerAvatar
              size="medium"
              name={player.name}
              team={player.team}
              opponent={opponent && { name: opponent.team }}
              playerRole={range?.role}
            />
            <div className="min-w-0 flex-1">
              <p lang="en" className="font-extrabold hyphens-auto @[15rem]:text-lg">
                {player.name}
              </p>
              <p lang="en" className="text-xs text-muted hyphens-auto @[15rem]:text-sm">
                {player.team}
              </p>
            </div>
            <p className="shrink-0 @[15rem]:text-right">
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
          {!isBrief && (
            <ul className="mt-3 list-disc space-y-1 pl-4 text-sm text-muted">
              {reasonsFor(i18n, { player, range, analysis }).map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}

interface ReasonSources {
  player: PickedPlayer;
  range: PlayerProjection | undefined;
  analysis: Analysis;
}

/**
 * Returns three reasons, from the player's matches before the simulations; without a projection only the pick's own
 * text. That text is used once an analyst has reviewed the analysis; until then it only repeats the projection.
 */
function reasonsFor(i18n: I18n, { player, range, analysis }: ReasonSources): string[] {
  if (range === undefined) return [reportText(i18n, player.reason)];
  const { topThreeChance, pickPercentage, matches } = range;
  const isReviewed = analysis.standsBehind === 'Reviewed by an analyst';
  const record = analysis.topPlayers.find(({ key }) => key === player.key)?.reason;
  const reasons = [
    isReviewed && reportText(i18n, player.reason),
    record !== undefined && reportText(i18n, record),
    !isReviewed &&
      i18n.t('Among the best three in {percent}% of our simulated matches', {
        percent: Math.round(topThreeChance),
      }),
    i18n.t('In {percent}% of the winning teams in our simulations', { percent: Math.round(pickPercentage) }),
    i18n.t('{count, plural, one {Based on # match of the player} other {Based on # matches of the player}}', {
      count: matches,
    }),
  ];
  return [...new Set(reasons.filter((reason) => reason !== false))].slice(0, 3);
}
