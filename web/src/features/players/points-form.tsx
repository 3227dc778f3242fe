import type { PlayerLogEntry } from '@gullylens/contract/http/players';
import { useLingui } from '@lingui/react';
import { classNames } from '../../ui/class-names.ts';
import { pointsText } from '../../ui/figure-text.ts';

const SHOWN = 5;

interface PointsFormProps {
  /** Latest first. */
  log: readonly PlayerLogEntry[];
  average: number;
}

/** The points of the latest matches; those above the average stand out. */
export function PointsForm({ log, average }: PointsFormProps) {
  const { i18n } = useLingui();
  const latest = log.slice(0, SHOWN);
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4">
      <p>
        <span className="block text-2xl font-extrabold tabular">{average.toFixed(1)}</span>
        <span className="text-sm text-muted">{i18n.t('Fantasy points a match')}</span>
      </p>
      <div>
        <p className="mb-1 text-xs text-muted">{i18n.t('Latest match first')}</p>
        <ol className="flex gap-1.5">
          {latest.map(({ matchId, points }) => (
            <li
              key={matchId}
              className={classNames(
                'inline-flex h-9 min-w-9 items-center justify-center rounded-control px-1.5 text-sm font-bold tabular',
                points >= average ? 'bg-turf text-on-turf' : 'bg-raised text-muted',
              )}
            >
              {pointsText(points)}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
