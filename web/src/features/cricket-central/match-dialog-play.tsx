import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { useLingui } from '@lingui/react';
import { LastBalls } from '../../ui/balls/last-balls.tsx';
import { scoreEvents } from '../../ui/balls/score-events.ts';
import { useProgress } from '../../ui/balls/use-progress.ts';
import { Fact, FactList } from '../../ui/layout/facts.tsx';
import { currentRate, rateOf } from '../../ui/match/match-view.ts';

/** The run rates and the last balls of a live match, in its dialog; nothing before the first ball. */
export function DialogPlay({ match }: { match: MatchSummary }) {
  const { i18n } = useLingui();
  const rate = rateOf(match);
  // Before a chase the current rate is that of the finished innings.
  const current = rate?.isRequired && match.score.length === 1 ? null : currentRate(match);
  if (rate === null && current === null) return null;
  return (
    <>
      <FactList>
        {current !== null && (
          <Fact label={i18n.t('CRR')} name={i18n.t('Current run rate')}>
            {current.toFixed(2)}
          </Fact>
        )}
        {rate?.isRequired && (
          <Fact label={i18n.t('RRR')} name={i18n.t('Required run rate')}>
            {rate.perOver.toFixed(2)}
          </Fact>
        )}
      </FactList>
      <DialogBalls match={match} />
    </>
  );
}

/** The space of the balls stays empty until they are loaded. */
function DialogBalls({ match }: { match: MatchSummary }) {
  const progress = useProgress(match).data?.data;
  const points = progress?.innings[match.score.length - 1]?.points ?? [];
  const events = progress ? scoreEvents(points, progress.ballsPerOver) : [];
  return (
    <div className="my-2 min-h-6">
      {progress && events.length > 0 && <LastBalls events={events} ballsPerOver={progress.ballsPerOver} />}
    </div>
  );
}
