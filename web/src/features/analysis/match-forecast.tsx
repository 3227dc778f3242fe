import type { Analysis } from '@gullylens/contract/http/analysis';
import { useLingui } from '@lingui/react';
import { IntervalBar } from '../../ui/interval-bar.tsx';
import { wholeChances } from '../../ui/match/forecast-limitation.ts';
import { BasisNote } from './basis-note.tsx';

interface MatchForecastProps {
  forecast: NonNullable<Analysis['forecast']>;
  teams: readonly [string, string];
}

/** Who is likelier to win and what each side would make, before the first ball. */
export function MatchForecast({ forecast: { win, totals, basis }, teams }: MatchForecastProps) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="forecast" className="rounded-card border border-line bg-surface p-5">
      <h2 id="forecast" className="text-xl font-bold">
        {i18n.t('Win probability')}
      </h2>
      <WinBar teams={teams} win={win} />
      <h3 className="mb-2 mt-6 text-sm font-bold">{i18n.t('Total when batting first')}</h3>
      <Totals totals={totals} />
      <div className="mt-4">
        <BasisNote basis={basis} />
      </div>
    </section>
  );
}

function WinBar({ teams, win }: { teams: readonly [string, string]; win: { teamA: number; teamB: number } }) {
  const { teamA, teamB } = wholeChances(win);
  return (
    <div className="mt-3">
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full">
        <span className="bg-turf" style={{ width: `${win.teamA}%` }} />
        <span className="grow bg-sky" />
      </div>
      <dl className="mt-2 flex justify-between gap-4">
        <Side name={teams[0]} percent={teamA} />
        <Side name={teams[1]} percent={teamB} last />
      </dl>
    </div>
  );
}

function Side({ name, percent, last = false }: { name: string; percent: number; last?: boolean }) {
  return (
    <div className={last ? 'min-w-0 text-right' : 'min-w-0'}>
      <dt className="text-sm text-muted wrap-anywhere">
        <span
          aria-hidden="true"
          className={`mr-1.5 inline-block size-2 rounded-full ${last ? 'bg-sky' : 'bg-turf'}`}
        />
        {name}
      </dt>
      <dd className="text-2xl font-extrabold tabular">{percent}%</dd>
    </div>
  );
}

function Totals({ totals }: { totals: NonNullable<Analysis['forecast']>['totals'] }) {
  const { i18n } = useLingui();
  const most = Math.max(...totals.map(({ p90 }) => p90));
  const least = Math.min(...totals.map(({ p10 }) => p10));
  return (
    <ul className="space-y-3">
      {totals.map(({ team, mean, p10, p90 }) => (
        <li key={team}>
          <p className="flex justify-between gap-4 text-sm">
            <span className="min-w-0 wrap-anywhere">{team}</span>
            <span className="shrink-0 tabular">
              <span className="font-extrabold">{Math.round(mean)}</span>{' '}
              <span className="text-muted">
                {i18n.t('({low} to {high})', { low: Math.round(p10), high: Math.round(p90) })}
              </span>
            </span>
          </p>
          <IntervalBar low={p10} mark={mean} high={p90} from={least * 0.8} to={most * 1.05} tone="sky" />
        </li>
      ))}
    </ul>
  );
}
