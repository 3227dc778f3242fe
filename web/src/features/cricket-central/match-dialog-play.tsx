import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { refreshWhileLive } from '../../platform/live/score-refresh.ts';
import { LastBalls } from '../../ui/balls/last-balls.tsx';
import { scoreEvents } from '../../ui/balls/score-events.ts';
import { Fact, FactList } from '../../ui/layout/facts.tsx';
import { chaseOf } from '../../ui/match/chase.ts';
import { ballsOf, ballsPerOverOf } from '../../ui/match/overs.ts';

/** The run rates and the last balls of a live match, in its dialog; nothing before the first ball. */
export function DialogPlay({ match }: { match: MatchSummary }) {
  const { i18n } = useLingui();
  const rates = runRates(match);
  if (rates === null) return null;
  return (
    <>
      <FactList>
        <Fact label={i18n.t('CRR')} name={i18n.t('Current run rate')}>
          {rates.current.toFixed(2)}
        </Fact>
        {rates.required !== null && (
          <Fact label={i18n.t('RRR')} name={i18n.t('Required run rate')}>
            {rates.required.toFixed(2)}
          </Fact>
        )}
      </FactList>
      <DialogBalls match={match} />
    </>
  );
}

function runRates(match: MatchSummary): { current: number; required: number | null } | null {
  const innings = match.score.at(-1);
  const ballsPerOver = ballsPerOverOf(match.matchType);
  const balls = innings ? ballsOf(innings.o, ballsPerOver) : 0;
  if (innings === undefined || balls === 0) return null;
  return {
    current: (innings.r / balls) * ballsPerOver,
    required: chaseOf(match)?.requiredRate ?? null,
  };
}

/** The space of the balls stays empty until they are loaded. */
function DialogBalls({ match: { key, phase, matchType, score } }: { match: MatchSummary }) {
  const progress = useQuery({
    ...apiQuery('GET /api/v1/cricket/matches/{id}/progress/', { params: { id: key } }),
    refetchInterval: refreshWhileLive(phase),
  }).data?.data;
  const points = progress?.innings[score.length - 1]?.points ?? [];
  return (
    <div className="my-2 min-h-6">
      {progress && (
        <LastBalls
          events={scoreEvents(points, progress.ballsPerOver)}
          ballsPerOver={ballsPerOverOf(matchType)}
        />
      )}
    </div>
  );
}
