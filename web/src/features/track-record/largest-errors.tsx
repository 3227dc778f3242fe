import type { TrackRecordEntry } from '@gullylens/contract/http/insights/track-record';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { Section } from '../../ui/layout/section.tsx';
import { dateOnlyText } from '../../ui/text/full-dates.ts';

/** Number of latest entries that are searched for the largest errors. One response of the API has at most so many. */
const LATEST_ENTRIES = 100;

/** Our largest recent errors. A track record without them would be advertising. */
export function LargestErrorsList() {
  const { i18n } = useLingui();
  const query = { limit: LATEST_ENTRIES };
  const latest = useQuery(apiQuery('GET /api/v1/analysis/track-record/', { query }));
  const entries = latest.data?.data.entries ?? [];
  const errors = largestErrors(i18n, entries);
  if (errors.length === 0) return null;
  return (
    <Section title={i18n.t('Largest errors')} className="mt-10">
      <p className="mt-1 text-sm text-muted">
        {i18n.t('The worst call of each kind among the latest {count} entries.', { count: entries.length })}
      </p>
      <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-surface px-4">
        {errors.map(({ kind, entry, text }) => (
          <li key={kind} className="py-3">
            <p className="font-semibold">{text}</p>
            <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-muted tabular">
              <span>{entry.matchTitle}</span> <span>{dateOnlyText(i18n, entry.matchAt)}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Grade = NonNullable<TrackRecordEntry['grade']>;

interface ForecastError {
  /** Larger is worse. Comparable only within a kind. */
  size: number;
  text: string;
}

/** The size of the error of a captain who did not play: worse than the last rank, whose size is 1. */
const DID_NOT_PLAY = 2;

/** Each returns the error of one kind of choice or forecast; null when there was none, or it was right. */
const errorReaders = {
  winner: (i18n: I18n, { winner }: Grade): ForecastError | null =>
    winner && winner.chance < 50
      ? {
          size: 100 - winner.chance,
          text: i18n.t('{team} won; we gave them {chance}%', {
            team: winner.team,
            chance: Math.round(winner.chance),
          }),
        }
      : null,
  captain: (i18n: I18n, { captain }: Grade): ForecastError | null => {
    if (captain === null || captain.rank === 1) return null;
    const { name, of, points, rank } = captain;
    if (rank === null) {
      return { size: DID_NOT_PLAY, text: i18n.t('{name}, our captain, did not play', { name }) };
    }
    const text = i18n.t('{name}, our captain, came {rank} of {of} with {points} points', {
      name,
      rank,
      of,
      points,
    });
    return { size: rank / of, text };
  },
  eleven: (i18n: I18n, { eleven }: Grade): ForecastError | null => {
    if (eleven === null || eleven.share >= 100) return null;
    const share = Math.round(eleven.share);
    const text = i18n.t('Our line-up had {share}% of the best possible points', { share });
    return { size: 100 - eleven.share, text };
  },
  total: (i18n: I18n, { firstInnings, total }: Grade): ForecastError | null => {
    const innings = total ?? firstInnings;
    if (!innings) return null;
    const expected = Math.round(innings.expected);
    // The text shows whole runs, so the forecast is right when they are equal.
    if (expected === innings.actual) return null;
    const values = { expected, actual: innings.actual };
    // An analysis without a forecast total states the venue's average.
    const text =
      total === null
        ? i18n.t('The ground’s average first innings was {expected}; it was {actual}', values)
        : i18n.t('We expected {expected} in the first innings; it was {actual}', values);
    return { size: innings.error, text };
  },
};

/** Returns the largest error of each kind among the entries; kinds without an error are omitted. */
export function largestErrors(i18n: I18n, entries: readonly TrackRecordEntry[]) {
  return Object.entries(errorReaders).flatMap(([kind, readError]) => {
    const errors = entries.flatMap((entry) => {
      const error = entry.grade && readError(i18n, entry.grade);
      return error === null ? [] : [{ kind, entry, ...error }];
    });
    return errors.toSorted((a, b) => b.size - a.size).slice(0, 1);
  });
}
