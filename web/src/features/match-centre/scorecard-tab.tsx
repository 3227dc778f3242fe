import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { ListX } from 'lucide-react';
import { serverNow } from '../../platform/api/server-clock.ts';
import { relativeTime } from '../../ui/text/dates.ts';
import { useClock } from '../../ui/behaviour/use-clock.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { InningsCard } from './innings-card.tsx';
import { lagText } from './score/lag-text.ts';
import { ballsBehind, isOlder } from './score/card-lag.ts';
import { useVendorScorecard } from './data/use-vendor-scorecard.ts';
import type { MatchTabProps } from './data/match-tab-props.ts';
import { inningsCardFromVendor } from './score/vendor-innings.ts';
import { ballsPerOverOf } from '../../ui/match/overs.ts';

/** The scorecard from ball-by-ball data, or the vendor's while history does not have the match. */
export function ScorecardTab({ card, match }: MatchTabProps) {
  if (card) {
    return (
      <div className="space-y-6">
        {card.innings.map((innings, index) => (
          <InningsCard key={index} card={{ ...innings, total: innings }} />
        ))}
      </div>
    );
  }
  return <VendorScorecard match={match} />;
}

function NoScorecard() {
  const { i18n } = useLingui();
  return (
    <EmptyState
      icon={<ListX className="size-6" />}
      title={i18n.t('There is no scorecard of this match yet.')}
      text={i18n.t('The score above is up to date. The scorecard arrives a few minutes later.')}
      className="min-h-72"
    />
  );
}

/** The vendor's scorecard with the totals that it states, which may be older than the score above. */
function VendorScorecard({ match }: Pick<MatchTabProps, 'match'>) {
  const { i18n } = useLingui();
  const query = useVendorScorecard(match);
  return (
    <QueryState
      query={query}
      skeletons={['h-96 w-full rounded-card']}
      missing={query.data === undefined ? <NoScorecard /> : undefined}
    >
      {({ data: { innings, as_of } }) => {
        const ballsPerOver = ballsPerOverOf(match.matchType);
        const balls = ballsBehind({ innings }, match.score, ballsPerOver);
        return (
          <>
            <AgeNote asOf={as_of} lag={balls > 0 ? lagText(i18n, balls, ballsPerOver) : undefined} />
            <div className="space-y-6">
              {innings.map((card, index) => (
                <InningsCard
                  key={index}
                  card={inningsCardFromVendor(card, match.phase === 'live' && index === innings.length - 1)}
                  isOlder={isOlder(card, match.score[index], ballsPerOver)}
                />
              ))}
            </div>
          </>
        );
      }}
    </QueryState>
  );
}

const MINUTE_MS = 60_000;
/** Often enough to show each new minute of an age within ten seconds. */
const CLOCK_STEP_MS = 10_000;

interface AgeNoteProps {
  asOf: string | null;
  /** How far the scorecard is behind the score, as `6.2 overs behind`. */
  lag?: string | undefined;
}

/** The age of the vendor's scorecard and how far it is behind the score; nothing for a scorecard from history. */
export function AgeNote({ asOf, lag }: AgeNoteProps) {
  const { i18n } = useLingui();
  useClock(CLOCK_STEP_MS);
  if (asOf === null) return null;
  const updated = i18n.t('Updated {age}', { age: ageInSentence(i18n, Date.parse(asOf), serverNow()) });
  return (
    <p className="mb-3 text-xs text-muted tabular">
      {lag === undefined ? updated : `${i18n.t('Scorecard {lag}', { lag })} · ${updated}`}
    </p>
  );
}

/** Unlike `relativeTime`, never 'Just now': the scorecard may be behind a newer score. */
function ageInSentence(i18n: I18n, then: number, now: number): string {
  return now - then < MINUTE_MS ? i18n.t('less than a minute ago') : relativeTime(i18n, then, now);
}
