import type { Forecast } from '@gullylens/contract/http/forecast';
import { useLingui } from '@lingui/react';
import { FigureTable } from '../../ui/figure-table.tsx';
import { pointsText } from '../../ui/figure-text.ts';
import { PointsNote } from '../../ui/match/points-note.tsx';
import { PlayerLink } from './player-link.tsx';

const SHOWN = 8;

/** Those who are heading for the most fantasy points. */
export function ProjectedPlayers({ players }: Pick<Forecast, 'players'>) {
  const { i18n } = useLingui();
  return (
    <section>
      <h3 className="text-sm font-bold">{i18n.t('Live projected points')}</h3>
      <PointsNote of="live" className="mb-2" />
      <FigureTable
        caption={i18n.t('Live projected points')}
        first={i18n.t('Player')}
        columns={[
          { short: i18n.t('Now'), name: i18n.t('Points so far') },
          { short: i18n.t('Proj.'), name: i18n.t('Projected points') },
          { short: 'P10–P90', name: i18n.t('8 of 10 end between') },
        ]}
        rows={players.slice(0, SHOWN).map(({ key, name, team, points, projected }) => ({
          key,
          head: (
            <>
              <PlayerLink playerKey={key} name={name} />
              <span className="block text-xs font-normal text-muted">{team}</span>
            </>
          ),
          strong: 1,
          cells: [
            pointsText(points),
            String(Math.round(projected.mean)),
            `${Math.round(projected.p10)}–${Math.round(projected.p90)}`,
          ],
        }))}
      />
    </section>
  );
}
