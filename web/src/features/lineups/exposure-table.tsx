import type { LineupAnswer } from '@gullylens/contract/http/lineups';
import { useLingui } from '@lingui/react';

/** Who is in how many of the line-ups, beside the share of simulated winning teams that hold them. */
export function ExposureTable({ answer: { players } }: { answer: LineupAnswer }) {
  const { i18n } = useLingui();
  const rows = players.toSorted((a, b) => b.held - a.held || b.pickPercentage - a.pickPercentage);
  return (
    <section>
      <h2 id="exposures" className="mb-3 text-xl font-bold">
        {i18n.t('Who is in how many')}
      </h2>
      <div tabIndex={0} role="region" aria-labelledby="exposures" className="overflow-x-auto">
        <table className="w-full text-sm tabular">
          <thead>
            <tr className="border-b border-line text-xs text-muted">
              <th scope="col" className="py-2 pr-3 text-left font-semibold">
                {i18n.t('Player')}
              </th>
              <th scope="col" className="py-2 pr-3 text-right font-semibold">
                {i18n.t('Line-ups')}
              </th>
              <th scope="col" className="w-28 py-2 text-right font-semibold">
                {i18n.t('Share of simulated winning teams')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(({ key, name, team, held, exposure, pickPercentage }) => (
              <tr key={key}>
                <th scope="row" className="py-2 pr-3 text-left font-semibold">
                  <span className="wrap-anywhere">{name}</span>
                  <span className="block text-xs font-normal text-muted">{team}</span>
                </th>
                <td className="py-2 pr-3 text-right">
                  {held} <span className="text-muted">({Math.round(exposure)}%)</span>
                </td>
                <td className="py-2 text-right">{pickPercentage.toFixed(1)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
