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

type ScoredHead = Pick<MatchTabProps['head'], 'phase' | 'score'>;

/** The scorecard out of the balls, or as the vendor tells it while history does not have the match. */
export function ScorecardTab({ card, head }: MatchTabProps) {
  if (card) return <Cards cards={card.innings.map((innings) => ({ ...innings, total: innings }))} />;
  if (head.score.length === 0) return <NoScorecard />;
  return <VendorScorecard head={head} />;
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

/** Asked for only once there is a score: before the first ball the vendor has no card. */
function VendorScorecard({ head }: Pick<MatchTabProps, 'head'>) {
  const query = useQuery({
    ...scorecardQuery(head.key),
    refetchInterval: ({ state }) => pauseOf(head, state.data?.data, state.errorUpdateCount),
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
              inningsCardFromVendor(card, head.phase === 'live' && at === innings.length - 1),
            )}
          />
        </>
      )}
    </QueryState>
  );
}

/** How long until the card is asked for again, if at all; out of the history it changes no more. */
function pauseOf(head: ScoredHead, told: Scorecard | undefined, misses: number): number | false {
  const isLive = head.phase === 'live';
  if (told === undefined) return isLive && backoffAfterMisses(misses);
  if (told.as_of === null || !(isLive || isBehind(told, head))) return false;
  return intervalByAge(serverNow() - Date.parse(told.as_of));
}

/** The last of a match is told in the score before the card has it: the card is asked for until it has. */
function isBehind({ innings }: Scorecard, { score }: ScoredHead): boolean {
  const [told, above] = [innings.at(-1)?.total, score.at(-1)];
  if (!told || !above) return false;
  return told.runs !== above.r || told.wickets !== above.w || oversShown(told.overs) !== oversShown(above.o);
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
/** So that an age is told nearly when it is reached. */
const STEP_MS = 10_000;

/** How old the vendor's word is; nothing of what history knows for good. */
export function AgeNote({ asOf, overs }: { asOf: string | null; overs?: string | undefined }) {
  const { i18n } = useLingui();
  useClock(STEP_MS);
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

/** Within a minute a score has moved on: that is never 'Just now' beside one that is newer. */
function ageInSentence(i18n: I18n, then: number, now: number): string {
  return now - then < MINUTE_MS ? i18n.t('less than a minute ago') : relativeTime(i18n, then, now);
}
