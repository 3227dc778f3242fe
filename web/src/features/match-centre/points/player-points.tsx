import { useLingui } from '@lingui/react';
import { ChevronDown } from 'lucide-react';
import { sentence } from '../../../platform/language/sentence.ts';
import { pointsText } from '../../../ui/text/number-text.ts';
import { PlayerLink } from '../scorecard/innings-card.tsx';
import { FantasyRow, type FantasyRowProps } from './fantasy-row.tsx';

/** A player's points and, when opened, what earned them. */
export function PlayerPoints(props: FantasyRowProps) {
  const { i18n } = useLingui();
  const { player } = props;
  const { projected } = player;
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-14 list-none items-center gap-2 px-3 py-2 sm:gap-3 md:px-4 [&::-webkit-details-marker]:hidden">
          <FantasyRow {...props} />
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="px-3 pb-3 pl-12 md:pl-13">
          {projected && (
            <p className="pb-1 text-sm text-muted tabular">
              {i18n.t('Projected: {low} to {high} in 8 of 10 simulations', {
                low: Math.round(projected.low),
                high: Math.round(projected.high),
              })}
            </p>
          )}
          <table className="w-full max-w-md text-sm tabular">
            <thead className="sr-only">
              <tr>
                <th scope="col">{i18n.t('For')}</th>
                <th scope="col">{i18n.t('How many')}</th>
                <th scope="col">{i18n.t('Points')}</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {player.earned.map((line) => (
                <tr key={line.for}>
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {i18n.t(pointsLabels[line.for] ?? line.for)}
                  </th>
                  <td className="py-1.5 text-right text-muted">{pointsText(line.count)}</td>
                  <td className="w-16 py-1.5 text-right font-semibold">
                    {line.points > 0 && '+'}
                    {pointsText(line.points)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {player.key && (
            <p className="mt-2 text-sm text-sky">
              <PlayerLink
                player={{ key: player.key, name: i18n.t('All matches of {name}', { name: player.name }) }}
              />
            </p>
          )}
        </div>
      </details>
    </li>
  );
}

const pointsLabels: Readonly<Record<string, string>> = {
  playing: sentence('In the playing XI'),
  runs: sentence('Runs'),
  fours: sentence('Fours'),
  sixes: sentence('Sixes'),
  'runs milestone': sentence('Runs milestone'),
  'strike rate': sentence('Strike rate'),
  duck: sentence('Duck'),
  wickets: sentence('Wickets'),
  'lbw or bowled': sentence('Leg before or bowled'),
  'wicket haul': sentence('Wicket haul'),
  maidens: sentence('Maidens'),
  'dot balls': sentence('Dot balls'),
  economy: sentence('Economy'),
  catches: sentence('Catches'),
  'three catches': sentence('Three catches'),
  stumpings: sentence('Stumpings'),
  'direct run-outs': sentence('Direct run-outs'),
  'assisted run-outs': sentence('Assisted run-outs'),
};
