import type { FantasyPoints } from '@gullylens/contract/http/history/played-matches';
import { useLingui } from '@lingui/react';
import { Sigma } from 'lucide-react';
import { DEFAULT_RULES } from '../../../platform/api/points-query.ts';
import { sentence } from '../../../platform/language/sentence.ts';
import { RadioGroup } from '../../../ui/controls/radio-group.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { useSearchParamChoice } from '../../../ui/behaviour/use-search-param-choice.ts';
import { type FantasyPlayer, useFantasyPlayers } from '../data/fantasy-players.ts';
import { FantasyColumns, mostPoints } from './fantasy-row.tsx';
import { PlayerPoints } from './player-points.tsx';
import type { MatchTabProps } from '../data/match-tab-props.ts';
import { AgeNote } from '../scorecard/scorecard-tab.tsx';
import { useOverOfPoints } from './over-of-points.ts';

const ruleSets = [
  { key: DEFAULT_RULES, label: sentence('Dream11 rules 2025') },
  { key: 'dream11-classic', label: sentence('Before 2025') },
] as const;

const ruleSetKeys = ruleSets.map(({ key }) => key);

/** Fantasy points of all players under one of two rule sets, without captain and vice-captain. */
export function PointsTab(props: MatchTabProps) {
  const { i18n } = useLingui();
  const [rules, setRules] = useSearchParamChoice('rules', ruleSetKeys, DEFAULT_RULES);
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
    <>
      <QueryState query={points} skeletons={['h-96 w-full rounded-card']}>
        {({ data }) => <PointsList match={props.match} points={data} players={players} />}
      </QueryState>
      {/* Outside, so that it stays open, and the choice focused, while the points by the other rules load. */}
      <Disclosure title={i18n.t('How points are counted')}>
        <RadioGroup
          label={i18n.t('Points system')}
          look="row"
          options={ruleSets.map(({ key, label }) => ({ key, label: i18n.t(label) }))}
          selected={rules}
          onSelect={setRules}
        />
        <PointsNotes basis={points.data?.data.basis} players={players} />
      </Disclosure>
    </>
  );
}

interface PointsNotesProps extends Pick<PointsListProps, 'players'> {
  /** Undefined until the points are loaded. */
  basis: FantasyPoints['basis'] | undefined;
}

function PointsNotes({ basis, players }: PointsNotesProps) {
  const { i18n } = useLingui();
  return (
    <div className="mt-2 space-y-1 text-sm text-muted">
      {basis === 'scorecard' && (
        <p className="font-semibold text-floodlight">
          {i18n.t('An estimate from the scorecard: dot balls and direct hits are counted after the match.')}
        </p>
      )}
      <p>{i18n.t('Without captain and vice-captain. Open a player to see what earned the points.')}</p>
      {players.some(({ armband }) => armband) && (
        <p>{i18n.t('C and VC: captain and vice-captain of our analysis.')}</p>
      )}
      {players.some(({ projected }) => projected) && <p>{i18n.t('Pale bar: projected points.')}</p>}
    </div>
  );
}

interface PointsListProps {
  match: MatchTabProps['match'];
  points: FantasyPoints;
  players: readonly FantasyPlayer[];
}

const teamKeys = ['all', '0', '1'] as const;
const orderKeys = ['projected', 'now'] as const;

/** The players of both teams or of one, ranked by points at the end or so far. Ranks are those among all. */
function PointsList({ match, points, players }: PointsListProps) {
  const { i18n } = useLingui();
  const [team, setTeam] = useSearchParamChoice('team', teamKeys, 'all');
  const [order, setOrder] = useSearchParamChoice('order', orderKeys, 'projected');
  const isProjected = players.some(({ projected }) => projected);
  // History may spell the name of a team differently.
  const hasTeams = match.teamInfo.every(({ name }) => players.some((player) => player.team === name));
  const sorted = order === 'now' ? players.toSorted((a, b) => b.points - a.points) : players;
  const ranked = sorted.map((player, index) => ({ player, rank: index + 1 }));
  const shown = ranked.filter(
    ({ player }) => team === 'all' || !hasTeams || player.team === match.teamInfo[team].name,
  );
  const most = mostPoints(players);
  return (
    <>
      <div className="mb-3 flex flex-wrap gap-2">
        {hasTeams && (
          <RadioGroup
            hideLabel
            label={i18n.t('Team')}
            options={[
              { key: 'all', label: i18n.t('All') },
              ...match.teamInfo.map(({ name, shortname }, at) => ({
                key: teamKeys[at + 1] ?? 'all',
                label: shortname || name,
              })),
            ]}
            selected={team}
            onSelect={setTeam}
          />
        )}
        {isProjected && (
          <RadioGroup
            hideLabel
            label={i18n.t('Order')}
            options={[
              { key: 'projected', label: i18n.t('Projected') },
              { key: 'now', label: i18n.t('Now') },
            ]}
            selected={order}
            onSelect={setOrder}
          />
        )}
      </div>
      <PointsAge match={match} asOf={points.as_of} />
      <div className="@container rounded-card border border-line bg-surface">
        {isProjected && (
          <div className="flex justify-end border-b border-line py-1.5 pr-9 sm:pr-10 md:pr-11">
            <FantasyColumns isProjected />
          </div>
        )}
        <ol className="divide-y divide-line">
          {shown.map(({ player, rank }) => (
            <PlayerPoints
              key={`${player.team} ${player.name}`}
              player={player}
              match={match}
              rank={rank}
              most={most}
              isProjected={isProjected}
            />
          ))}
        </ol>
      </div>
    </>
  );
}

/** Up to which over points are counted while their scorecard is behind the score; else their age. */
function PointsAge({ match, asOf }: Pick<PointsListProps, 'match'> & { asOf: string | null }) {
  const { i18n } = useLingui();
  const over = useOverOfPoints(match, asOf);
  if (over === null) return <AgeNote asOf={asOf} />;
  return (
    <p className="my-3 text-xs text-floodlight tabular">{i18n.t('Points up to over {over}', { over })}</p>
  );
}
