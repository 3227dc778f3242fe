import type { FantasyPoints } from '@gullylens/contract/http/history/played-matches';
import { useLingui } from '@lingui/react';
import { ChevronDown, Sigma } from 'lucide-react';
import { sentence } from '../../platform/language/sentence.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { pointsText } from '../../ui/text/number-text.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { useSearchParamChoice } from '../../ui/behaviour/use-search-param-choice.ts';
import { type FantasyPlayer, useFantasyPlayers } from './data/fantasy-players.ts';
import { FantasyColumns, FantasyRow, type FantasyRowProps, mostPoints } from './fantasy-row.tsx';
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
  const { points, hasNone, players } = useFantasyPlayers(props, rules);
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
        {({ data }) => <PointsList match={props.match} points={data} players={players} />}
      </QueryState>
    </Tabs>
  );
}

interface PointsListProps {
  match: MatchTabProps['match'];
  points: FantasyPoints;
  players: readonly FantasyPlayer[];
}

function PointsList({ match, points: { basis, as_of }, players }: PointsListProps) {
  const { i18n } = useLingui();
  const isProjected = players.some(({ projected }) => projected);
  const most = mostPoints(players);
  return (
    <>
      <AgeNote asOf={as_of} />
      <Disclosure title={i18n.t('How points are counted')}>
        <div className="mb-3 space-y-1 text-sm text-muted">
          {basis === 'scorecard' && (
            <p className="font-semibold text-floodlight">
              {i18n.t(
                'An estimate from the scorecard: dot balls and direct hits are counted after the match.',
              )}
            </p>
          )}
          <p>{i18n.t('Without captain and vice-captain. Open a player to see what earned the points.')}</p>
          {players.some(({ armband }) => armband) && (
            <p>{i18n.t('C and VC: captain and vice-captain of our analysis.')}</p>
          )}
          {isProjected && <p>{i18n.t('Pale bar: likely range (8 of 10 simulations).')}</p>}
        </div>
      </Disclosure>
      <div className="@container rounded-card border border-line bg-surface">
        {isProjected && (
          <div className="flex justify-end border-b border-line py-1.5 pr-9 sm:pr-10 md:pr-11">
            <FantasyColumns />
          </div>
        )}
        <ol className="divide-y divide-line">
          {players.map((player, index) => (
            <PlayerPoints
              key={`${player.team} ${player.name}`}
              player={player}
              match={match}
              rank={index + 1}
              most={most}
              isProjected={isProjected}
            />
          ))}
        </ol>
      </div>
    </>
  );
}

/** A player's points and, when opened, what earned them. */
export function PlayerPoints(props: FantasyRowProps) {
  const { i18n } = useLingui();
  const { player } = props;
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
