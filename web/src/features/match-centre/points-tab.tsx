import type { FantasyPoints } from '@gullylens/contract/http/history/played-matches';
import { useLingui } from '@lingui/react';
import { ChevronDown, Sigma } from 'lucide-react';
import { sentence } from '../../platform/language/sentence.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { pointsText } from '../../ui/text/number-text.ts';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { PlayerAvatar } from '../../ui/layout/player-avatar.tsx';
import { opponentAmong } from '../../ui/teams/colours-in-match.ts';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { useSearchParamChoice } from '../../ui/behaviour/use-search-param-choice.ts';
import { usePoints } from './data/use-points.ts';
import { PlayerLink } from './innings-card.tsx';
import type { MatchTabProps } from './data/match-tab-props.ts';
import { AgeNote } from './scorecard-tab.tsx';

const ruleSets = [
  { key: 'dream11-2025', label: sentence('Dream11 rules 2025') },
  { key: 'dream11-classic', label: sentence('Before 2025') },
] as const;

const ruleSetKeys = ruleSets.map(({ key }) => key);

/** Fantasy points of all players under one of two rule sets, without captain and vice-captain. */
export function PointsTab(props: MatchTabProps) {
  const { i18n } = useLingui();
  const [rules, setRules] = useSearchParamChoice('rules', ruleSetKeys, 'dream11-2025');
  const { points, hasNone } = usePoints(props, rules);
  if (hasNone) {
    return (
      <EmptyState
        icon={<Sigma className="size-6" />}
        title={i18n.t('The points of this match are not available yet.')}
        text={i18n.t('They are counted from its scorecard, and ball by ball after the match.')}
        className="min-h-72"
      />
    );
  }
  return (
    <Tabs
      label={i18n.t('Points system')}
      tabs={ruleSets.map(({ key, label }) => ({ key, label: i18n.t(label) }))}
      selected={rules}
      onSelect={setRules}
    >
      <QueryState query={points} skeletons={['h-96 w-full rounded-card']}>
        {({ data }) => <PointsList points={data} />}
      </QueryState>
    </Tabs>
  );
}

function PointsList({ points: { players, basis, as_of } }: { points: FantasyPoints }) {
  const { i18n } = useLingui();
  const most = Math.max(1, ...players.map(({ points }) => points));
  return (
    <>
      <AgeNote asOf={as_of} />
      <p className="mb-3 text-sm text-muted">
        {basis === 'scorecard' && (
          <span className="mb-1 block font-semibold text-floodlight">
            {i18n.t('An estimate from the scorecard: dot balls and direct hits are counted after the match.')}
          </span>
        )}
        {i18n.t('Without captain and vice-captain. Open a player to see what earned the points.')}
      </p>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface">
        {players.map((player, index) => (
          <PlayerPoints
            key={`${player.team} ${player.name}`}
            player={player}
            opponent={opponentAmong(players, player.team)}
            rank={index + 1}
            most={most}
          />
        ))}
      </ol>
    </>
  );
}

type PointsOfPlayer = FantasyPoints['players'][number];

interface PlayerPointsProps {
  player: PointsOfPlayer;
  opponent?: { name: string } | undefined;
  rank: number;
  /** The points that fill the whole bar: the most of any player. */
  most: number;
}

/** A player's points and, when opened, what earned them. */
export function PlayerPoints({ player, opponent, rank, most }: PlayerPointsProps) {
  const { i18n } = useLingui();
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-14 list-none items-center gap-3 px-3 py-2 md:px-4 [&::-webkit-details-marker]:hidden">
          <span className="w-6 shrink-0 text-right text-sm text-muted tabular">{rank}</span>
          <PlayerAvatar name={player.name} team={player.team} opponent={opponent} />
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
