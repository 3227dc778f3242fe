import type { Ball, BallList } from '@gullylens/contract/http/history/played-matches';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { CircleDashed } from 'lucide-react';
import { apiQuery } from '../../platform/api/api-query.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { dismissalKind } from '../../ui/match/dismissal-text.ts';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { useSearchParamChoice } from '../../ui/behaviour/use-search-param-choice.ts';
import { BallChip, ballLook, OverNumber } from '../../ui/balls/ball-chip.tsx';
import { Timeline } from './live/timeline.tsx';
import { useProgress } from '../../ui/balls/use-progress.ts';
import type { MatchTabProps } from './data/match-tab-props.ts';

/** Every ball, over by over, the latest over first. Until history has the match: the changes of its score. */
export function BallsTab({ match, card }: MatchTabProps) {
  if (card !== undefined) return <PlayedBalls matchKey={match.key} />;
  return <ScoreChanges match={match} />;
}

/** The changes of the score, as recorded from the feed. */
function ScoreChanges({ match }: Pick<MatchTabProps, 'match'>) {
  const progress = useProgress(match);
  return (
    <QueryState
      query={progress}
      skeletons={['h-96 w-full rounded-card']}
      missing={<NoBalls />}
      isEmpty={({ data }) => data.innings.every(({ points }) => points.length === 0)}
      empty={<NoBalls />}
    >
      {({ data }) => (
        <div className="space-y-4">
          <Timeline progress={data} match={match} />
        </div>
      )}
    </QueryState>
  );
}

function NoBalls() {
  const { i18n } = useLingui();
  return (
    <EmptyState
      icon={<CircleDashed className="size-6" />}
      title={i18n.t('Ball-by-ball data for this match is not available yet.')}
      text={i18n.t('It arrives some time after the match.')}
      className="min-h-72"
    />
  );
}

function PlayedBalls({ matchKey }: { matchKey: string }) {
  const query = useQuery({
    ...apiQuery('GET /api/v1/cricket/matches/{id}/balls/', { params: { id: matchKey } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryState query={query} skeletons={['h-96 w-full rounded-card']} missing={<NoBalls />}>
      {({ data }) => <Innings innings={data.innings} />}
    </QueryState>
  );
}

function Innings({ innings }: Pick<BallList, 'innings'>) {
  const { i18n } = useLingui();
  const tabs = innings.map(({ team, superOver }, index) => ({
    key: String(index),
    label: superOver ? i18n.t('{team}, super over', { team }) : team,
  }));
  const keys = tabs.map(({ key }) => key);
  const [chosen, setChosen] = useSearchParamChoice('innings', keys, keys.at(-1) ?? '0');
  const balls = innings[Number(chosen)]?.balls ?? [];
  return (
    <Tabs label={i18n.t('Innings')} tabs={tabs} selected={chosen} onSelect={setChosen}>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface">
        {[...ballsByOver(balls)].toReversed().map(([over, bowled]) => (
          <OverLine key={over} over={over} balls={bowled} />
        ))}
      </ol>
    </Tabs>
  );
}

/** An over: its bowler, each ball, and the score after it. */
function OverLine({ over, balls }: { over: number; balls: readonly Ball[] }) {
  const { i18n } = useLingui();
  const last = balls.at(-1);
  const runs = balls.reduce((sum, ball) => sum + ball.runs + ball.extras, 0);
  return (
    <li className="flex gap-2 px-3 sm:gap-3 py-3 md:px-4">
      <OverNumber over={over} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-3 text-sm">
          <span className="font-medium">{last?.bowler}</span>
          <span className="text-muted tabular">
            {i18n.t('{runs, plural, one {# run} other {# runs}}, total {total}', {
              runs,
              total: last?.total,
            })}
          </span>
        </p>
        <ol className="mt-1.5 flex flex-wrap gap-1 sm:gap-1.5">
          {balls.map((ball) => (
            <BallChip
              key={ball.ball}
              look={ballLook(ball.runs || Math.min(1, ball.extras), ball.wickets.length)}
              mark={ballMark(ball)}
              label={ballText(i18n, ball)}
            />
          ))}
        </ol>
      </div>
    </li>
  );
}

function ballsByOver(balls: readonly Ball[]): Map<number, Ball[]> {
  const overs = new Map<number, Ball[]>();
  for (const ball of balls) overs.set(ball.over, [...(overs.get(ball.over) ?? []), ball]);
  return overs;
}

const extraMarks = { wides: 'wd', noballs: 'nb', byes: 'b', legbyes: 'lb', penalty: 'p' } as const;

/** A ball as a scorer writes it: `•`, `4`, `W`, `2wd`, `1nb+4`. */
function ballMark({ runs, extras, extra, wickets }: Ball): string {
  const scored = extra === null ? String(runs) : `${extras}${extraMarks[extra]}${runs > 0 ? `+${runs}` : ''}`;
  if (wickets.length > 0) return scored === '0' ? 'W' : `W+${scored}`;
  return scored === '0' ? '•' : scored;
}

function ballText(i18n: I18n, { batter, bowler, runs, extras, wickets }: Ball): string {
  const bowled = i18n.t('{bowler} to {batter}', { bowler, batter });
  const scored = i18n.t('{runs, plural, =0 {no run} one {# run} other {# runs}}', { runs: runs + extras });
  const out = wickets.map(({ kind, player }) =>
    i18n.t('{player} out, {kind}', { player, kind: dismissalKind(i18n, kind) }),
  );
  return [`${bowled}: ${scored}`, ...out].join(', ');
}
