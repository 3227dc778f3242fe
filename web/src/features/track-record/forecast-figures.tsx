import type { ChanceRecord, MissRecord } from '@gullylens/contract/http/forecast-record';
import { useLingui } from '@lingui/react';
import { ChanceTile } from './chance-tile.tsx';
import { MissTile } from './miss-tile.tsx';

interface ForecastFiguresProps {
  win: ChanceRecord | null;
  inPlay?: ChanceRecord | null;
  total: MissRecord | null;
  totalHalfway?: MissRecord | null;
  points: MissRecord | null;
}

/** How forecasts fared, a tile for each kind; kinds of which there is none yet are left out. */
export function ForecastFigures({ win, inPlay, total, totalHalfway, points }: ForecastFiguresProps) {
  const { i18n } = useLingui();
  return (
    <div className="mt-4 grid grid-cols-1 items-start gap-4 md:grid-cols-2">
      {win && <ChanceTile title={i18n.t('Winner, before the first ball')} record={win} />}
      {inPlay && <ChanceTile title={i18n.t('Winner, at the end of each over')} record={inPlay} />}
      {total && (
        <MissTile title={i18n.t('First-innings total, before the first ball')} unit="runs" record={total} />
      )}
      {totalHalfway && (
        <MissTile title={i18n.t('First-innings total, halfway through')} unit="runs" record={totalHalfway} />
      )}
      {points && <MissTile title={i18n.t('Fantasy points of a player')} unit="points" record={points} />}
    </div>
  );
}
