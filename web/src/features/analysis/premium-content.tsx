import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import type { PlayerProjection } from '@gullylens/contract/http/insights/projections';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { apiQuery } from '../../platform/api/api-query.ts';
import { lockOf, openAnalyses } from '../../platform/api/open-analyses.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { pathTo } from '../../platform/links.ts';
import { buttonClasses } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { HistoryCredit } from '../../ui/match/history-credit.tsx';
import { PitchBoard } from '../../ui/match/pitch-board.tsx';
import { PointsNote } from '../../ui/players/points-note.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { PlayerAvatar } from '../../ui/players/player-avatar.tsx';
import { opponentAmong } from '../../ui/teams/colours-in-match.ts';
import { lockText } from '../../ui/text/lock-text.ts';
import { shortName } from '../../ui/text/short-name.ts';
import { useLockClock } from '../../ui/behaviour/use-lock-clock.ts';
import { useSearchParamChoice } from '../../ui/behaviour/use-search-param-choice.ts';
import { boardPlayers, CaptainsNote, DreamTeamBoard } from './dream-team-board.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { PlayerVerdict } from './player-verdict.tsx';
import { PlayerLine, ReportBlock } from './report-parts.tsx';

/** The classic dashboard's section for Premium members: players, captain and teams of the next analysis. */
export function PremiumContent() {
  const { i18n } = useLingui();
  return (
    <section aria-label={i18n.t('Premium content')} className="space-y-3 border-t border-line pt-5">
      <p className="flex items-center gap-2 text-sm font-bold text-floodlight">
        <BadgeCheck aria-hidden="true" className="size-5" /> {i18n.t('Premium Access Active')}
      </p>
      <NextMatch />
    </section>
  );
}

function NextMatch() {
  const { i18n } = useLingui();
  const cards = useQuery(apiQuery('GET /api/v1/analysis/'));
  const now = useLockClock();
  const all = cards.data?.data ?? [];
  const [next] = openAnalyses(all, now);
  const matchKey = (next ?? all[0])?.matchKey;
  const analysis = useQuery({
    ...apiQuery('GET /api/v1/analysis/{matchKey}/', { params: { matchKey: matchKey ?? '' } }),
    enabled: matchKey !== undefined,
  });
  if (cards.data?.data.length === 0) return <EmptyState title={i18n.t('Expert Analysis Coming Soon')} />;
  const failed = [cards, analysis].find(({ data, error }) => data === undefined && error !== null);
  return (
    <QueryState
      query={{ data: analysis.data, error: failed?.error, refetch: () => failed?.refetch() }}
      label={i18n.t('Loading the analysis')}
      skeletons={['h-11', 'h-72 rounded-card', 'h-52 rounded-card', 'h-96 rounded-card']}
      spacing="space-y-6"
    >
      {({ data }) => <Content analysis={data} lock={next && lockText(i18n, lockOf(next), now)} />}
    </QueryState>
  );
}

interface ContentProps {
  analysis: Analysis;
  /** The time to its lock; undefined once it is locked. */
  lock: string | undefined;
}

function Content({ analysis, lock }: ContentProps) {
  const { i18n } = useLingui();
  const { matchKey, matchTitle, tournament } = analysis;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p>
          <strong className="block text-lg leading-6">{matchTitle}</strong>
          <span className="text-xs text-muted">
            {tournament}
            {lock !== undefined && (
              <>
                {' · '}
                <span className="font-semibold text-floodlight tabular">{lock}</span>
              </>
            )}
          </span>
        </p>
        <Link
          to={pathTo.analysis(matchKey)}
          className="inline-flex min-h-11 items-center gap-1 text-sm text-sky"
        >
          {i18n.t('See full analysis')} <ChevronRight aria-hidden="true" className="size-4" />
        </Link>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_30rem]">
        <div className="space-y-6">
          <Section
            title={i18n.t('Captain and vice-captain choice')}
            heading="mb-3 text-lg font-bold lg:flex lg:min-h-11 lg:items-center"
          >
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-2 sm:gap-4">
              <PlayerVerdict isBrief armband="captain" analysis={analysis} />
              <PlayerVerdict isBrief armband="vice-captain" analysis={analysis} />
            </div>
          </Section>
          <TopPlayers analysis={analysis} />
        </div>
        <GlTeams analysis={analysis} />
      </div>
      <HistoryCredit />
    </>
  );
}

type GlTeam = Analysis['teams'][number];

/** The names of the GL teams, as `sentence()`s. */
export const teamNames: Readonly<Record<GlTeam['name'], string>> = {
  'Safe & Steady': sentence('Safe & Steady'),
  'High Risk-Reward': sentence('High Risk-Reward'),
  'Balanced Approach': sentence('Balanced Approach'),
};

/** The GL teams, three elevens for one match: safe, high-risk and balanced. Without them the dream team. */
export function GlTeams({ analysis }: { analysis: Analysis }) {
  const { i18n } = useLingui();
  const keys = analysis.teams.map(({ name }) => name);
  const [chosen, choose] = useSearchParamChoice('team', keys, keys[0]);
  const team = analysis.teams.find(({ name }) => name === chosen);
  if (team === undefined) return <DreamTeamBoard analysis={analysis} />;
  return (
    <section aria-labelledby="gl-teams">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="gl-teams" className="text-lg font-bold">
          {i18n.t('GL Teams')}
        </h2>
        <Link to={pathTo.lineups(analysis.matchKey)} className={buttonClasses('outline')}>
          {i18n.t('Build line-ups')}
        </Link>
      </div>
      <Tabs
        label={i18n.t('GL Teams')}
        tabs={keys.map((name) => ({ key: name, label: i18n.t(teamNames[name]) }))}
        selected={team.name}
        onSelect={choose}
      >
        <p className="text-sm text-muted tabular">
          <span className="text-xl font-extrabold text-text">{team.expected.toFixed(1)}</span>{' '}
          {i18n.t('expected points; likely range {low} to {high}', {
            low: Math.round(team.p10),
            high: Math.round(team.p90),
          })}
        </p>
        <PointsNote kind="lineUp" />
        {analysis.projections.some(({ playChance = 100 }) => playChance < 100) && (
          <p className="text-sm text-muted">
            {i18n.t(
              'The playing XIs are not announced yet. The team’s points allow for players who may be left out, so they can be below the sum of its players’ points.',
            )}
          </p>
        )}
        <p className="mb-3 text-sm text-muted">
          {i18n.t(
            'The three teams differ in risk. In our test the safe and the balanced team did better than the players most people pick; the high-risk team did not.',
          )}
        </p>
        <CaptainsNote choices={analysis.captainChoices} team={team} of={team.style} />
        <PitchBoard label={i18n.t(teamNames[team.name])} players={boardPlayers(analysis, team)} />
      </Tabs>
    </section>
  );
}

const PLAYERS_PER_ROLE = 4;

/**
 * The players of each role that are in most simulated winning teams; without projections the analysis's own list of
 * players.
 */
export function TopPlayers({ analysis: { projections, topPlayers } }: { analysis: Analysis }) {
  const { i18n } = useLingui();
  const kinds = [
    { name: i18n.t('Batsmen'), players: topOf(projections, ['keeper', 'batter']) },
    { name: i18n.t('Bowlers'), players: topOf(projections, ['bowler']) },
    { name: i18n.t('All-rounders'), players: topOf(projections, ['all-rounder']) },
  ];
  return (
    <Section title={i18n.t('Top Players Recommendations')} heading="text-lg font-bold">
      {projections.length === 0 ? (
        <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface px-4">
          {topPlayers.map((player) => (
            <PlayerLine key={player.key} player={player} projections={projections} />
          ))}
        </ul>
      ) : (
        <>
          <p className="text-sm text-muted">
            {i18n.t('The percentage shows how many simulated winning teams have the player.')}
          </p>
          <PointsNote kind="expected" className="mb-3" />
          <div className="space-y-3">
            {kinds.map(({ name, players }) => (
              <ReportBlock key={name} title={name}>
                {players.length === 0 && (
                  <p className="text-sm text-muted">{i18n.t('No players in this role.')}</p>
                )}
                <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
                  {players.map(({ key, name: player, team, role, mean, pickPercentage }) => (
                    <li key={key} className="flex items-center gap-3">
                      <PlayerAvatar
                        name={player}
                        team={team}
                        opponent={opponentAmong(projections, team)}
                        playerRole={role}
                      />
                      <p className="min-w-0 grow">
                        <span className="block font-semibold wrap-anywhere">{player}</span>
                        <span className="block text-xs text-muted tabular">
                          {shortName(team)} ·{' '}
                          {i18n.t('{points} expected points', { points: mean.toFixed(1) })}
                        </span>
                      </p>
                      <p className="shrink-0 text-lg font-extrabold tabular">{Math.round(pickPercentage)}%</p>
                    </li>
                  ))}
                </ul>
              </ReportBlock>
            ))}
          </div>
        </>
      )}
    </Section>
  );
}

function topOf(projections: readonly PlayerProjection[], roles: readonly PlayerProjection['role'][]) {
  return projections
    .filter(({ role }) => roles.includes(role))
    .toSorted((a, b) => b.pickPercentage - a.pickPercentage)
    .slice(0, PLAYERS_PER_ROLE);
}
