import type { Grade } from '@gullylens/contract/http/insights/track-record';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { captainsInTopThree, latestGradesQuery } from '../../platform/api/captain-record.ts';
import { Skeleton } from '../controls/skeleton.tsx';
import { classNames } from '../text/class-names.ts';
import { pointsText } from '../text/number-text.ts';

const TOP_PLACES = 3;
/** Beside fewer captains there is room to say what they are. */
const FEW = 3;

/** As many columns as fit; captains beyond them are in rows without height. */
const rowClasses =
  'grid min-h-15 auto-rows-[0] grid-cols-[repeat(auto-fill,minmax(3.75rem,1fr))] grid-rows-[auto] gap-x-1 overflow-hidden md:grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] md:gap-x-3';

/** The captains of the latest graded analyses, latest first: the points that each scored and his place in the match. */
export function LastCaptains() {
  const { i18n } = useLingui();
  const { data, isPending } = useQuery(latestGradesQuery);
  if (isPending) return <Skeleton className="h-15" />;
  const graded = (data?.data.entries ?? []).flatMap(({ matchKey, grade }) =>
    grade?.captain ? [{ matchKey, ...grade.captain }] : [],
  );
  return (
    <div className={rowClasses}>
      <ol aria-label={i18n.t('Our last captains')} className="contents">
        {graded.map(({ matchKey, ...captain }) => (
          <li key={matchKey} className="min-w-0 tabular">
            <CaptainResult captain={captain} />
          </li>
        ))}
      </ol>
      {graded.length < FEW && (
        <p className="text-xs text-muted" style={{ gridColumn: `${graded.length + 1} / -1` }}>
          {i18n.t(
            'Every call made before play is sealed and then graded in public after the match. Nothing is deleted.',
          )}
        </p>
      )}
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
