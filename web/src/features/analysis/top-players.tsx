import type { Analysis } from '@gullylens/contract/http/analysis';
import type { PlayerProjection } from '@gullylens/contract/http/projections';
import { useLingui } from '@lingui/react';
import { PointsNote } from '../../ui/match/points-note.tsx';
import { TeamBadge, initials } from '../../ui/team-badge.tsx';
import { PlayerLine, ReportBlock } from './report-parts.tsx';

/** Players named of each kind. */
const OF_A_KIND = 4;

/** Who to look at among batsmen, all-rounders and bowlers, by how many simulated winning teams hold them. */
export function TopPlayers({ analysis: { projections, topPlayers } }: { analysis: Analysis }) {
  const { i18n } = useLingui();
  const kinds = [
    { name: i18n.t('Batsmen'), players: topOf(projections, ['keeper', 'batter']) },
    { name: i18n.t('Bowlers'), players: topOf(projections, ['bowler']) },
    { name: i18n.t('All-rounders'), players: topOf(projections, ['all-rounder']) },
  ];
  return (
    <section aria-labelledby="top-players">
      <h2 id="top-players" className="text-lg font-bold">
        {i18n.t('Top Players Recommendations')}
      </h2>
      {projections.length === 0 ? (
        <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface px-4">
          {topPlayers.map((player) => (
            <PlayerLine key={player.key} player={player} projections={projections} />
          ))}
        </ul>
      ) : (
        <>
          <p className="text-sm text-muted">
            {i18n.t('With each: share of simulated winning teams that hold the player.')}
          </p>
          <PointsNote of="expected" className="mb-3" />
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
            {kinds.map(({ name, players }) => (
              <ReportBlock key={name} title={name}>
                {players.length === 0 && (
                  <p className="text-sm text-muted">{i18n.t('Nobody of this kind.')}</p>
                )}
                <ul className="space-y-3">
                  {players.map((player) => (
                    <PickLine key={player.key} player={player} />
                  ))}
                </ul>
              </ReportBlock>
            ))}
          </div>
        </>
      )}
    </section>
  );
}

function topOf(projections: readonly PlayerProjection[], roles: readonly PlayerProjection['role'][]) {
  return projections
    .filter(({ role }) => roles.includes(role))
    .toSorted((a, b) => b.pickPercentage - a.pickPercentage)
    .slice(0, OF_A_KIND);
}

function PickLine({ player: { name, team, mean, pickPercentage } }: { player: PlayerProjection }) {
  const { i18n } = useLingui();
  return (
    <li className="flex items-center gap-3">
      <TeamBadge size="small" name={team} shortName={initials(team)} />
      <p className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-xs text-muted tabular">
          {i18n.t('{points} expected points', { points: mean.toFixed(1) })}
        </span>
      </p>
      <p className="shrink-0 text-lg font-extrabold tabular">{Math.round(pickPercentage)}%</p>
    </li>
  );
}
