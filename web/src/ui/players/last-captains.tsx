import type { Grade } from '@gullylens/contract/http/insights/track-record';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { captainsInTopThree, latestGradesQuery } from '../../platform/api/captain-record.ts';
import { Skeleton } from '../controls/skeleton.tsx';
import { classNames } from '../text/class-names.ts';
import { pointsText } from '../text/number-text.ts';

const TOP_PLACES = 3;
const MOST_CAPTAINS = 8;

/** All in one row on wide screens, five on a phone and four on a narrow one. */
const rowClasses =
  'grid grid-cols-[repeat(auto-fit,minmax(3.75rem,1fr))] gap-x-1.5 gap-y-1 @max-[40rem]:*:nth-[n+6]:hidden @max-[20.25rem]:*:nth-[n+5]:hidden';

/** Returns the captains of the latest graded analyses, latest first; undefined while they load, null after a failure. */
export function useLastCaptains() {
  const { data, isLoadingError } = useQuery(latestGradesQuery);
  if (isLoadingError) return null;
  return data?.data.entries
    .flatMap(({ matchKey, grade }) => (grade?.captain ? [{ matchKey, ...grade.captain }] : []))
    .slice(0, MOST_CAPTAINS);
}

/** Our last captains: the points that each scored and his place in the match. Nothing after a failure. */
export function LastCaptains() {
  const { i18n } = useLingui();
  const captains = useLastCaptains();
  if (captains === undefined) return <Skeleton className="h-15" />;
  if (captains === null) return null;
  return (
    <div className="@container">
      <ol aria-label={i18n.t('Our last captains')} className={rowClasses}>
        {captains.map(({ matchKey, ...captain }) => (
          <li key={matchKey} className="min-w-0 tabular">
            <CaptainResult captain={captain} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function CaptainResult({ captain: { name, points, rank } }: { captain: NonNullable<Grade['captain']> }) {
  const { i18n } = useLingui();
  const isTop = rank !== null && rank <= TOP_PLACES;
  return (
    <>
      <strong className={classNames('block text-lg leading-7 font-extrabold', isTop && 'text-turf')}>
        {rank === null ? '–' : pointsText(points)}
      </strong>
      <span className={classNames('block text-xs', isTop ? 'font-semibold text-turf' : 'text-muted')}>
        {rank === null ? i18n.t('Did not play') : i18n.t('No. {rank}', { rank })}
      </span>
      <span className="block truncate text-xs text-muted">{name.split(' ').at(-1)}</span>
    </>
  );
}

/** In how many matches our captain was among the three highest scorers or, of too few, how many are graded. */
export function CaptainRate() {
  const { i18n } = useLingui();
  const summary = useQuery(latestGradesQuery).data?.data.summary;
  if (!summary || summary.graded === 0) return null;
  const captains = captainsInTopThree(summary);
  return captains
    ? i18n.t('{count} of {of} in the top three', captains)
    : i18n.t('{count, plural, one {# analysis} other {# analyses}} graded so far.', {
        count: summary.graded,
      });
}
