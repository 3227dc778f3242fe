import { useLingui } from '@lingui/react';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { sentence } from '../../platform/language/sentence.ts';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { cardAge, type DataAge } from '../../ui/match/data-age.ts';
import { useFollowedAtFirst } from '../../ui/match/follow-star.tsx';
import { MatchColumn, MatchRowSkeleton } from '../../ui/match/match-column.tsx';
import { MatchRow } from '../../ui/match/match-row.tsx';
import { followedFirst } from '../../ui/match/match-order.ts';
import { LIST_CAPS, type OverviewLists } from './overview.ts';

const emptyTexts = {
  // Every live match is featured, so without a featured one none is live.
  featured: sentence('No live matches right now.'),
  live: sentence('No live matches right now.'),
  upcoming: sentence('No upcoming matches available.'),
  recent: sentence('No recent matches to show.'),
} as const;

const NoMatches = lazyPart(async () => (await import('./no-matches.tsx')).NoMatches);

/** Coming matches shown in place of an empty list. */
const NEXT = 3;

interface MatchStripProps {
  lists: OverviewLists;
  list: keyof typeof emptyTexts;
  age: DataAge;
  onOpenMatch: (key: string) => void;
}

/** The first matches of a list, in each phase the followed ones first; or that there is none, and the next matches. */
export function MatchStrip({ lists, list, age, onOpenMatch }: MatchStripProps) {
  const { i18n } = useLingui();
  const followed = useFollowedAtFirst();
  const isEmpty = lists[list].length === 0;
  const shown = isEmpty ? lists.upcoming.slice(0, NEXT) : lists[list];
  if (shown.length === 0) return <NoMatches title={emptyTexts[list]} age={age} />;
  const matches = followedFirst(shown, followed).slice(0, LIST_CAPS[list]);
  return (
    <>
      {isEmpty && (
        <p className="mb-2 text-sm text-muted">
          {i18n.t(emptyTexts[list])} {i18n.t('Next matches:')}
        </p>
      )}
      <MatchRows label={i18n.t('Matches')} matches={matches} age={age} onOpen={onOpenMatch} />
    </>
  );
}

interface MatchRowsProps {
  label: string;
  matches: readonly MatchSummary[];
  /** Undefined for matches whose score is final. */
  age?: DataAge;
  onOpen: (key: string) => void;
}

/** Matches below one another, the first with a larger score while it is live; each opens its pop-up. */
export function MatchRows({ label, matches, age, onOpen }: MatchRowsProps) {
  return (
    <MatchColumn label={label}>
      {matches.map((match, at) => (
        <li key={match.id}>
          <MatchRow
            match={match}
            isLead={at === 0 && match.phase === 'live'}
            {...(age && cardAge(age))}
            onOpen={onOpen}
          />
        </li>
      ))}
    </MatchColumn>
  );
}

/** A list of matches while it loads. */
export function WidgetSkeleton({ rows = 3 }: { rows?: number }) {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-label={i18n.t('Loading matches')}>
      <MatchColumn>
        {Array.from({ length: rows }, (_, index) => (
          <li key={index}>
            <MatchRowSkeleton />
          </li>
        ))}
      </MatchColumn>
    </div>
  );
}
