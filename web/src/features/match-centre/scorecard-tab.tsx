import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { ListX } from 'lucide-react';
import { serverNow } from '../../platform/api/server-clock.ts';
import { relativeTime } from '../../ui/text/dates.ts';
import { useClock } from '../../ui/behaviour/use-clock.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { oversShown } from '../../ui/match/overs.ts';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { InningsCard } from './innings-card.tsx';
import { lagText } from './score/lag-text.ts';
import { type CardLag, cardLag } from './score/card-lag.ts';
import { ballsPerOverOf } from './score/innings-limits.ts';
import { useVendorScorecard } from './data/use-vendor-scorecard.ts';
import type { MatchTabProps } from './data/match-tab-props.ts';
import { type CardInnings, inningsCardFromVendor } from './score/vendor-innings.ts';

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
      text={i18n.t('The score above is up to date. The scorecard arrives a few minutes later.')}
      className="min-h-72"
    />
  );
}

/** The vendor's scorecard. When its total is not that of the score, its last innings shows the total of the score. */
function VendorScorecard({ match }: Pick<MatchTabProps, 'match'>) {
  const query = useVendorScorecard(match);
  return (
    <QueryState
      query={query}
      skeletons={['h-96 w-full rounded-card']}
      missing={query.data === undefined ? <NoScorecard /> : undefined}
    >
      {({ data: { innings, as_of } }) => {
        const ballsPerOver = ballsPerOverOf(match.matchType);
        const lag = cardLag({ innings }, match.score, ballsPerOver);
        const cards = innings.map((card, index) =>
          inningsCardFromVendor(card, match.phase === 'live' && index === innings.length - 1),
        );
        return (
          <>
            <AgeNote
              asOf={as_of}
              overs={innings.at(-1)?.total?.overs}
              lag={lag}
              ballsPerOver={ballsPerOver}
            />
            <Cards cards={lag === null || lag.behind === null ? cards : withScore(cards, match.score)} />
          </>
        );
      }}
    </QueryState>
  );
}

function withScore(cards: readonly CardInnings[], score: ScoredMatch['score']): CardInnings[] {
  const latest = score.at(-1);
  return cards.map((card, index) =>
    latest && index === cards.length - 1
      ? { ...card, total: { runs: latest.r, wickets: latest.w, overs: latest.o } }
      : card,
  );
}

function Cards({ cards }: { cards: readonly CardInnings[] }) {
  return (
    <div className="space-y-6">
      {cards.map((card, index) => (
        <InningsCard key={index} card={card} />
      ))}
    </div>
  );
}

const MINUTE_MS = 60_000;
/** Often enough to show each new minute of an age within ten seconds. */
const CLOCK_STEP_MS = 10_000;

interface AgeNoteProps {
  asOf: string | null;
  overs?: string | undefined;
  lag?: CardLag | null;
  ballsPerOver?: number;
}

/** The age of the vendor's scorecard and how far it is behind the score; nothing for a scorecard from history. */
export function AgeNote({ asOf, overs, lag = null, ballsPerOver = 6 }: AgeNoteProps) {
  const { i18n } = useLingui();
  useClock(CLOCK_STEP_MS);
  const now = serverNow();
  if (asOf === null) return null;
  const then = Date.parse(asOf);
  return (
    <p className="mb-3 text-xs text-muted tabular">
      {lag?.behind
        ? `${i18n.t('Scorecard {lag}', { lag: lagText(i18n, lag.behind, ballsPerOver) })} · `
        : null}
      {overs === undefined
        ? i18n.t('Updated {age}', { age: ageInSentence(i18n, then, now) })
        : i18n.t('Updated to over {overs}, {age}', {
            overs: oversShown(overs),
            age: ageInSentence(i18n, then, now),
          })}
    </p>
  );
}

/** Unlike `relativeTime`, never 'Just now': the scorecard may be behind a newer score. */
function ageInSentence(i18n: I18n, then: number, now: number): string {
  return now - then < MINUTE_MS ? i18n.t('less than a minute ago') : relativeTime(i18n, then, now);
}
