import type { FantasyPoints } from '@gullylens/contract/http/played-matches';
import { useLingui } from '@lingui/react';
import { ChevronDown } from 'lucide-react';
import { sentence } from '../../platform/language/sentence.ts';
import { pointsText } from '../../ui/figure-text.ts';
import { PlayerLink } from './player-link.tsx';

type PlayerOfMatch = FantasyPoints['players'][number];

interface PlayerPointsProps {
  player: PlayerOfMatch;
  place: number;
  /** What the best of the match has, the length of the longest bar. */
  most: number;
}

/** A player's points, opening to show what earned them. */
export function PlayerPoints({ player, place, most }: PlayerPointsProps) {
  const { i18n } = useLingui();
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-14 list-none items-center gap-3 px-3 py-2 md:px-4 [&::-webkit-details-marker]:hidden">
          <span className="w-6 shrink-0 text-right text-sm text-muted tabular">{place}</span>
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold">{player.name}</span>
            <span className="block truncate text-xs text-muted">{player.team}</span>
            <span
              aria-hidden="true"
              className="mt-1 block h-1 rounded-full bg-turf"
              style={{ width: `${Math.max(0, player.points / most) * 100}%` }}
            />
          </span>
          <span className="text-lg font-extrabold tabular">{pointsText(player.points)}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="px-3 pb-3 pl-12 md:pl-13">
          <EarnedTable earned={player.earned} />
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

function EarnedTable({ earned }: Pick<PlayerOfMatch, 'earned'>) {
  const { i18n } = useLingui();
  return (
    <table className="w-full max-w-md text-sm tabular">
      <thead className="sr-only">
        <tr>
          <th scope="col">{i18n.t('For')}</th>
          <th scope="col">{i18n.t('How many')}</th>
          <th scope="col">{i18n.t('Points')}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {earned.map((line) => (
          <tr key={line.for}>
            <th scope="row" className="py-1.5 text-left font-normal">
              {i18n.t(earnedLabels[line.for] ?? line.for)}
            </th>
            <td className="py-1.5 text-right text-muted">{countText(line.count)}</td>
            <td className="w-16 py-1.5 text-right font-semibold">
              {line.points > 0 && '+'}
              {pointsText(line.points)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A number of them, or a rate to one place. */
function countText(count: number): string {
  return Number.isInteger(count) ? String(count) : count.toFixed(1);
}

/** What points were earned for, by the server's names. */
const earnedLabels: Readonly<Record<string, string>> = {
  playing: sentence('In the eleven'),
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
