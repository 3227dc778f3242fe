import type { TrackRecordEntry } from '@gullylens/contract/http/track-record';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { momentDayText } from '../../ui/dates.ts';
import { latestEntriesQuery } from './track-record-queries.ts';
import { type WorstMiss, worstMisses } from './worst-misses.ts';

/** Where we were most wrong of late: a record that hides its misses is an advertisement. */
export function WorstMissesList() {
  const { i18n } = useLingui();
  const entries = useQuery(latestEntriesQuery).data?.data.entries ?? [];
  const misses = worstMisses(entries);
  if (misses.length === 0) return null;
  return (
    <section aria-labelledby="worst-misses" className="mt-10">
      <h2 id="worst-misses" className="text-xl font-bold">
        {i18n.t('Worst misses')}
      </h2>
      <p className="mt-1 text-sm text-muted">
        {i18n.t('The worst call of each kind among the latest {count} entries.', { count: entries.length })}
      </p>
      <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-surface px-5">
        {misses.map(({ kind, entry }) => (
          <li key={kind} className="py-3">
            <p className="font-semibold">{missText(i18n, kind, entry)}</p>
            <p className="text-sm text-muted">
              {entry.matchTitle}, <span className="tabular">{momentDayText(i18n, entry.matchAt)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function missText(i18n: I18n, kind: WorstMiss['kind'], { grade }: TrackRecordEntry): string {
  const { captain, eleven, firstInnings, total, winner } = grade ?? {};
  const texts: Record<WorstMiss['kind'], string | null | undefined> = {
    winner:
      winner &&
      i18n.t('{team} won; we gave them {chance}%', { team: winner.team, chance: Math.round(winner.chance) }),
    captain: captain && captainText(i18n, captain),
    eleven:
      eleven &&
      i18n.t('Our eleven had {share}% of the best possible points', { share: Math.round(eleven.share) }),
    total: (total ?? firstInnings) && totalText(i18n, total ?? firstInnings),
  };
  return texts[kind] ?? '';
}

type Grade = NonNullable<TrackRecordEntry['grade']>;

function captainText(i18n: I18n, { name, of, points, rank }: NonNullable<Grade['captain']>): string {
  if (rank === null) return i18n.t('{name}, our captain, did not play', { name });
  return i18n.t('{name}, our captain, came {rank} of {of} with {points} points', { name, rank, of, points });
}

function totalText(i18n: I18n, total: { expected: number; actual: number } | null | undefined): string {
  if (!total) return '';
  return i18n.t('We expected {expected} in the first innings; it was {actual}', {
    expected: Math.round(total.expected),
    actual: total.actual,
  });
}
