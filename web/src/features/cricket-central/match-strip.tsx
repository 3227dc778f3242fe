import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { cardAge, type DataAge } from '../../ui/match/data-age.ts';
import { useFollowedKeys } from '../../ui/match/follow-button.tsx';
import { MatchRowSkeleton, MatchRowStrip, matchStripHeight } from '../../ui/match/match-grid.tsx';
import { MatchRow } from '../../ui/match/match-row.tsx';
import { followedFirst, LIST_CAPS, type OverviewLists } from './overview.ts';

type StripRows = keyof typeof matchStripHeight;

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
  rows: StripRows;
  icon?: ReactNode;
  onOpenMatch: (key: string) => void;
}

/** The first matches of a list, in each phase the followed ones first; or a message of the same height. */
export function MatchStrip({ lists, list, age, rows, icon, onOpenMatch }: MatchStripProps) {
  const { i18n } = useLingui();
  const followed = useFollowedKeys();
  if (lists[list].length === 0) {
    return <EmptyState icon={icon} title={i18n.t(emptyTexts[list])} className={matchStripHeight[rows]} />;
  }
  const matches = followedFirst(lists[list], followed).slice(0, LIST_CAPS[list]);
  return (
    <MatchRowStrip label={i18n.t('Matches')} rows={rows}>
      {matches.map((match) => (
        <li key={match.id}>
          <MatchRow match={match} {...cardAge(age)} onOpen={onOpenMatch} />
        </li>
      ))}
    </MatchRowStrip>
  );
}

/** The strip of matches while loading. */
export function WidgetSkeleton({ rows }: { rows: StripRows }) {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-label={i18n.t('Loading matches')}>
      <MatchRowStrip label={i18n.t('Matches')} rows={rows}>
        {Array.from({ length: 3 * rows }, (_, index) => (
          <li key={index}>
            <MatchRowSkeleton />
          </li>
        ))}
      </MatchRowStrip>
    </div>
  );
}
