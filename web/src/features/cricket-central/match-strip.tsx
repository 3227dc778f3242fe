import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { cardAge, type DataAge } from '../../ui/match/data-age.ts';
import { useFollowedKeys } from '../../ui/match/follow-button.tsx';
import { MatchRowSkeleton } from '../../ui/match/match-grid.tsx';
import { MatchRow } from '../../ui/match/match-row.tsx';
import { RowStrip } from '../../ui/layout/card-strip.tsx';
import { startText } from '../../ui/text/dates.ts';
import { followedFirst, LIST_CAPS, type OverviewLists } from './overview.ts';

const emptyTexts = {
  featured: sentence('No featured matches right now.'),
  live: sentence('No live matches right now.'),
  upcoming: sentence('No upcoming matches available.'),
  recent: sentence('No recent matches to show.'),
} as const;

interface MatchStripProps {
  lists: OverviewLists;
  list: keyof typeof emptyTexts;
  age: DataAge;
  icon?: ReactNode;
  onOpenMatch: (key: string) => void;
}

/** The first matches of a list, in each phase the followed ones first; or that there is none, and the next start. */
export function MatchStrip({ lists, list, age, icon, onOpenMatch }: MatchStripProps) {
  const { i18n } = useLingui();
  const followed = useFollowedKeys();
  if (lists[list].length === 0) {
    const [next] = lists.upcoming;
    const text =
      next && i18n.t('Next: {match}, {start}', { match: next.name, start: startText(i18n, next.start_at) });
    return <EmptyState icon={icon} title={i18n.t(emptyTexts[list])} text={text} />;
  }
  const matches = followedFirst(lists[list], followed).slice(0, LIST_CAPS[list]);
  return (
    <RowStrip label={i18n.t('Matches')}>
      {matches.map((match) => (
        <li key={match.id}>
          <MatchRow match={match} {...cardAge(age)} onOpen={onOpenMatch} />
        </li>
      ))}
    </RowStrip>
  );
}

/** A strip of matches while it loads. */
export function WidgetSkeleton() {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-label={i18n.t('Loading matches')}>
      <RowStrip label={i18n.t('Matches')}>
        {Array.from({ length: 3 }, (_, index) => (
          <li key={index}>
            <MatchRowSkeleton />
          </li>
        ))}
      </RowStrip>
    </div>
  );
}
