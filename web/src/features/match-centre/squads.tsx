import type { PlayerProjection } from '@gullylens/contract/http/insights/projections';
import type { Scorecard, SquadPlayer } from '@gullylens/contract/http/matches/cricket-matches';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { apiQuery } from '../../platform/api/api-query.ts';
import { useAnalysisCard } from '../../platform/api/use-analysis-card.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { readRole, roleMark } from '../../ui/players/player-roles.ts';
import { areAnnounced, TEAM_SIZE } from '../../ui/match/playing-xi.ts';
import { startText } from '../../ui/text/dates.ts';
import { previewQuery } from './data/match-centre-queries.ts';
import type { MatchTabProps } from './data/match-tab-props.ts';
import { useLastElevens } from './data/use-last-elevens.ts';
import { useVendorScorecard } from './data/use-vendor-scorecard.ts';
import { type ColumnGroup, type ColumnPlayer, TeamColumns } from './team-columns.tsx';

/** The squads: before play those who are likely to play first, during play those on the scorecard. */
export function Squads(props: Pick<MatchTabProps, 'match' | 'inFeed' | 'isPremium'>) {
  const { match } = props;
  const { i18n } = useLingui();
  const query = useQuery(apiQuery('GET /api/cricket/matches/{id}/players/', { params: { id: match.key } }));
  const isLive = match.phase === 'live';
  const scorecard = useVendorScorecard(match, { enabled: isLive });
  const playing = playersOn(isLive ? scorecard.data?.data : undefined);
  const likely = useLikelyPlayers(props);
  const teams = match.teamInfo.map(({ name }) => name);
  return (
    <QueryState
      query={query}
      skeletons={['h-96 w-full rounded-card']}
      isEmpty={({ data }) => data.length === 0}
      empty={
        <EmptyState
          icon={<Users className="size-6" />}
          title={i18n.t('The squads are not announced yet.')}
          text={i18n.t('Usually announced a day before the match.')}
          className="min-h-72"
        />
      }
    >
      {({ data }) => (
        <>
          <div className="mb-3 text-sm text-muted">
            <p>
              {match.phase === 'upcoming' && likely.isAnnounced
                ? i18n.t('The playing XIs are announced.')
                : noteOn(i18n, match, playing)}
            </p>
            {likely.note !== '' && <p>{i18n.t(likely.note)}</p>}
          </div>
          <TeamColumns
            match={match}
            teams={squadsByTeam(data, teams).map(({ team, players }) => ({
              team,
              groups: match.phase === 'upcoming' ? likely.group(players) : groupsOf(i18n, players, playing),
            }))}
          />
        </>
      )}
    </QueryState>
  );
}

/** Returns the ids of all who have batted or bowled; a substitute may have fielded. */
function playersOn(scorecard: Scorecard | undefined): ReadonlySet<string> {
  const innings = scorecard?.innings ?? [];
  return new Set(innings.flatMap(({ batting, bowling }) => [...batting, ...bowling].map(({ id }) => id)));
}

function noteOn(
  i18n: I18n,
  { phase, toss, start_at: startAt }: MatchTabProps['match'],
  playing: ReadonlySet<string>,
) {
  if (phase === 'completed') {
    return i18n.t('The playing XIs appear once we have the ball-by-ball data of the match.');
  }
  if (playing.size > 0) return i18n.t('From the scorecard. The complete playing XIs follow after the match.');
  if (phase !== 'upcoming' || toss !== null) {
    return i18n.t('Squads. Players are marked as playing once the scorecard names them.');
  }
  if (startAt === null) return i18n.t('Squads. The playing XIs are announced at the toss.');
  return i18n.t(
    'Squads. The playing XIs are announced at the toss, usually half an hour before the start: {time}.',
    { time: startText(i18n, startAt - TOSS_BEFORE_START_S) },
  );
}

const TOSS_BEFORE_START_S = 1800;

interface LikelyPlayers {
  /** What the groups are made from; empty when nothing is known. */
  note: string;
  isAnnounced?: boolean;
  group: (squad: readonly SquadPlayer[]) => ColumnGroup[];
}

/**
 * How to group a squad before play: with Premium by the chance to play or the announced elevens, from the published
 * analysis; otherwise by the team's last match.
 */
function useLikelyPlayers({
  match,
  inFeed,
  isPremium,
}: Pick<MatchTabProps, 'match' | 'inFeed' | 'isPremium'>): LikelyPlayers {
  const { i18n } = useLingui();
  const isUpcoming = inFeed && match.phase === 'upcoming';
  const { card } = useAnalysisCard(match.key, isUpcoming && isPremium);
  const analysis = useQuery({
    ...apiQuery('GET /api/v1/analysis/{matchKey}/', { params: { matchKey: match.key } }),
    enabled: card?.locked === false,
  });
  const preview = useQuery({ ...previewQuery(match.key), enabled: isUpcoming });
  const inColumn = (player: SquadPlayer) => columnPlayer(i18n, player);
  const { elevens } = useLastElevens(preview.data?.data.teams ?? []);
  const projections = analysis.data?.data.projections ?? [];
  if (projections.length > 0) return likelyByProjections(i18n, projections);
  const last = new Set(elevens.flatMap(({ players }) => players.flatMap(({ key }) => key ?? [])));
  return {
    note: last.size === 0 ? '' : sentence('Players of the team’s last match come first.'),
    group: (squad) => {
      // The last match of only one of the teams may be known.
      if (!squad.some(isIn(last))) return [{ title: '', players: squad.map(inColumn) }];
      return [
        { title: i18n.t('In the last XI'), players: squad.filter(isIn(last)).map(inColumn) },
        {
          title: i18n.t('Rest of the squad'),
          players: squad.filter((player) => !isIn(last)(player)).map(inColumn),
        },
      ];
    },
  };
}

function isIn(keys: ReadonlySet<string>) {
  return ({ key }: SquadPlayer) => key !== null && keys.has(key);
}

function columnPlayer(i18n: I18n, { key, name, role }: SquadPlayer): ColumnPlayer {
  return { key, name, role: readRole(role), mark: roleMark(i18n, role) };
}

function likelyByProjections(i18n: I18n, projections: readonly PlayerProjection[]): LikelyPlayers {
  const chances = new Map(projections.map(({ key, playChance = 100 }) => [key, playChance]));
  const isAnnounced = areAnnounced(projections);
  const chanceOf = ({ key }: SquadPlayer) => (key === null ? 0 : (chances.get(key) ?? 0));
  return {
    note: isAnnounced ? '' : sentence('The percentage is our estimate of the chance to play.'),
    isAnnounced,
    group: (squad) => {
      const inOrder = squad.toSorted((a, b) => chanceOf(b) - chanceOf(a));
      const first = inOrder.filter((player) => chanceOf(player) > 0).slice(0, TEAM_SIZE);
      const shown = (player: SquadPlayer) => ({
        ...columnPlayer(i18n, player),
        value: isAnnounced || chanceOf(player) === 0 ? undefined : `${Math.round(chanceOf(player))}%`,
      });
      return [
        { title: i18n.t(isAnnounced ? 'Playing XI' : 'Probable XI'), players: first.map(shown) },
        {
          title: i18n.t('Rest of the squad'),
          players: inOrder.filter((player) => !first.includes(player)).map(shown),
        },
      ];
    },
  };
}

function groupsOf(i18n: I18n, squad: readonly SquadPlayer[], playing: ReadonlySet<string>): ColumnGroup[] {
  const inColumn = (player: SquadPlayer) => columnPlayer(i18n, player);
  const on = squad.filter(({ id }) => playing.has(id)).map(inColumn);
  const off = squad.filter(({ id }) => !playing.has(id)).map(inColumn);
  if (on.length === 0) return [{ title: '', players: off }];
  if (on.length === TEAM_SIZE) return [{ title: i18n.t('Playing XI'), players: on }];
  // With a substitute more than eleven play.
  if (on.length > TEAM_SIZE) return [{ title: i18n.t('Playing'), players: on }];
  return [
    { title: i18n.t('Playing'), players: on },
    { title: i18n.t('Not on the scorecard yet'), players: off },
  ];
}

/** Returns the vendor's squads in the order of the match's teams; a team whose name differs comes last. */
function squadsByTeam(squad: readonly SquadPlayer[], teams: readonly string[]) {
  const names = [...new Set([...teams, ...squad.map(({ team }) => team)])];
  return names
    .map((name) => ({ team: name, players: squad.filter(({ team }) => team === name) }))
    .filter(({ players }) => players.length > 0);
}
