import type { Forecast } from '@gullylens/contract/http/forecast';
import { useLingui } from '@lingui/react';
import { IntervalBar } from '../../ui/interval-bar.tsx';

/** Where totals are heading, each with the eight in ten that it may end between. */
export function ProjectedTotals({ totals }: Pick<Forecast, 'totals'>) {
  const { i18n } = useLingui();
  const most = Math.max(...totals.map(({ p90 }) => p90)) * 1.1;
  return (
    <section>
      <h3 className="text-sm font-bold">{i18n.t('Projected total')}</h3>
      <ul className="mt-2 space-y-3">
        {totals.map(({ team, mean, p10, p90 }) => (
          <li key={team}>
            <p className="flex justify-between gap-3 text-sm">
              <span className="font-medium">{team}</span>
              <span className="tabular">
                <b>{Math.round(mean)}</b> ·{' '}
                <span className="text-muted">
                  {i18n.t('{low} to {high} in 8 of 10', { low: Math.round(p10), high: Math.round(p90) })}
                </span>
              </span>
            </p>
            <IntervalBar low={p10} mark={mean} high={p90} to={most} />
          </li>
        ))}
      </ul>
    </section>
  );
}
