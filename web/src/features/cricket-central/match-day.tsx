import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { useLingui } from '@lingui/react';
import { useDeferredValue } from 'react';
import { Link } from 'react-router';
import { sentence } from '../../platform/language/sentence.ts';
import { paths } from '../../platform/links.ts';
import { sourceOfScores } from '../../platform/live/feed-age.ts';
import { SectionHeading } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { cardAge, useDataAge } from '../../ui/match/data-age.ts';
import { useFollowedKeys } from '../../ui/match/follow-button.tsx';
import { MatchRowStrip, matchStripHeight } from '../../ui/match/match-grid.tsx';
import { MatchRow } from '../../ui/match/match-row.tsx';
import { LIST_CAPS, listsOfOverview, type OverviewLists, useOverview } from './overview.ts';
import { useMatchDialog } from './widget-list.tsx';
import { WidgetSkeleton } from './widget-strip.tsx';

const sections = {
  next: {
    title: sentence('Live and next'),
    empty: sentence('No live or upcoming matches.'),
    tab: 'live',
  },
  results: { title: sentence('Results'), empty: sentence('No recent matches to show.'), tab: 'recent' },
} as const;

interface MatchDayProps {
  section: keyof typeof sections;
  isPremium: boolean;
}

/** The dashboard's strip of matches in play, followed and soon to start, or of the latest results. */
export function MatchDay({ section, isPremium }: MatchDayProps) {
  const { i18n } = useLingui();
  const overview = useOverview();
  const match = useMatchDialog(isPremium);
  const followed = useFollowedKeys();
  const answer = useDeferredValue(overview.data);
  const age = cardAge(useDataAge(sourceOfScores(overview)));
  const { title, empty, tab } = sections[section];
  const lists = answer && listsOfOverview(answer.data);
  const matches = lists && (section === 'next' ? nextMatches(lists, followed) : results(lists));
  return (
    <section aria-labelledby={`match-day-${section}`}>
      <SectionHeading title={i18n.t(title)} id={`match-day-${section}`} isCompact>
        <Link
          to={`${paths.matches}?tab=${tab}`}
          className="inline-flex min-h-11 items-center text-sm text-sky"
        >
          {i18n.t(section === 'next' ? 'All live matches' : 'All results')}
        </Link>
      </SectionHeading>
      {matches === undefined && !overview.isError && <WidgetSkeleton rows={2} />}
      {matches === undefined && overview.isError && (
        <EmptyState title={i18n.t('Failed to fetch cricket data.')} className={matchStripHeight[2]} />
      )}
      {matches?.length === 0 && <EmptyState title={i18n.t(empty)} className={matchStripHeight[2]} />}
      {matches && matches.length > 0 && (
        <MatchRowStrip label={i18n.t(title)} rows={2}>
          {matches.map((one) => (
            <li key={one.key}>
              <MatchRow match={one} {...age} onOpen={match.open} />
            </li>
          ))}
        </MatchRowStrip>
      )}
      {match.dialog}
    </section>
  );
}

const MAX_MATCHES = 6;

/** Live matches, then coming ones, those that the visitor follows before the others. */
export function nextMatches(
  { live, upcoming }: Pick<OverviewLists, 'live' | 'upcoming'>,
  followed: ReadonlySet<string>,
): MatchSummary[] {
  const followedFirst = (list: MatchSummary[]) =>
    list.toSorted((a, b) => Number(followed.has(b.key)) - Number(followed.has(a.key)));
  return [...followedFirst(live), ...followedFirst(upcoming)].slice(0, MAX_MATCHES);
}

function results({ recent }: OverviewLists): MatchSummary[] {
  return recent.slice(0, LIST_CAPS.recent);
}
