import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { ListX } from 'lucide-react';
import { backoffAfterMisses, intervalByAge } from '../../platform/live/score-refresh.ts';
import { serverNow } from '../../platform/api/server-clock.ts';
import { relativeTime } from '../../ui/text/dates.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { oversShown } from '../../ui/match/overs.ts';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { useClock } from '../../ui/behaviour/use-clock.ts';
import { InningsCard } from './innings-card.tsx';
import { scorecardQuery } from './match-centre-queries.ts';
import type { MatchTabProps } from './match-tabs.tsx';
import { type CardInnings, inningsCardFromVendor } from './vendor-innings.ts';

type ScoredMatch = Pick<MatchTabProps['match'], 'phase' | 'score'>;

/** The scorecard from ball-by-ball data, or the vendor's while history does not have the match. */
export function ScorecardTab({ card, match }: MatchTabProps) {
  if (card) return <Cards cards={card.innings.map((innings) => ({ ...innings, total: innings }))} />;
  if (match.score.length === 0) return <NoScorecard />;
  return <VendorScorecard match={match} />;
}

function NoScorecard() {
  const { i18n } = useLingui();
  return (
    <EmptyState
      icon={<ListX className="size-6" />}
      title={i18n.t('There is no scorecard of this match yet.')}
      text={i18n.t('The score above is up to date; the card follows it by some minutes.')}
      className="min-h-72"
    />
  );
}

/** The vendor's scorecard, fetched only when there is a score: before the first ball the vendor has none. */
function VendorScorecard({ match }: Pick<MatchTabProps, 'match'>) {
  const query = useQuery({
    ...scorecardQuery(match.key),
    refetchInterval: ({ state }) => pollingInterval(match, state.data?.data, state.errorUpdateCount),
  });
  return (
    <QueryState
      query={query}
      skeletons={['h-96 w-full rounded-card']}
      missing={query.data === undefined ? <NoScorecard /> : undefined}
    >
      {({ data: { innings, as_of } }) => (
        <>
          <AgeNote asOf={as_of} overs={innings.at(-1)?.total?.overs} />
          <Cards
            cards={innings.map((card, at) =>
              inningsCardFromVendor(card, match.phase === 'live' && at === innings.length - 1),
            )}
          />
        </>
      )}
    </QueryState>
  );
}

/** The polling interval of the scorecard in milliseconds; false when it no longer changes. */
function pollingInterval(
  match: ScoredMatch,
  scorecard: Scorecard | undefined,
  misses: number,
): number | false {
  const isLive = match.phase === 'live';
  if (scorecard === undefined) return isLive && backoffAfterMisses(misses);
  if (scorecard.as_of === null || !(isLive || isBehind(scorecard, match))) return false;
  return intervalByAge(serverNow() - Date.parse(scorecard.as_of));
}

/** True while the scorecard lags behind the score: it is polled until both agree. */
function isBehind({ innings }: Scorecard, { score }: ScoredMatch): boolean {
  const [total, latest] = [innings.at(-1)?.total, score.at(-1)];
  if (!total || !latest) return false;
  return (
    total.runs !== latest.r || total.wickets !== latest.w || oversShown(total.overs) !== oversShown(latest.o)
  );
}

function Cards({ cards }: { cards: readonly CardInnings[] }) {
  return (
    <div className="space-y-6">
      {cards.map((card, at) => (
        <InningsCard key={at} card={card} />
      ))}
    </div>
  );
}

const MINUTE_MS = 60_000;
/** Renders often enough to show an age shortly after it is reached. */
const CLOCK_STEP_MS = 10_000;

/** The age of the vendor's scorecard; nothing for one from history. */
export function AgeNote({ asOf, overs }: { asOf: string | null; overs?: string | undefined }) {
  const { i18n } = useLingui();
  useClock(CLOCK_STEP_MS);
  const now = serverNow();
  if (asOf === null) return null;
  const then = Date.parse(asOf);
  return (
    <p className="mb-3 text-xs text-muted tabular">
      {overs === undefined
        ? i18n.t('As it stood: {age}', { age: relativeTime(i18n, then, now) })
        : i18n.t('As it stood at {overs} overs, {age}', {
            overs: oversShown(overs),
            age: ageInSentence(i18n, then, now),
          })}
    </p>
  );
}

/** A score moves on within a minute, so a scorecard beside a newer score is never 'Just now'. */
function ageInSentence(i18n: I18n, then: number, now: number): string {
  return now - then < MINUTE_MS ? i18n.t('less than a minute ago') : relativeTime(i18n, then, now);
}
