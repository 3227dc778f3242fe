import type { TrackRecordSummary } from '@gullylens/contract/http/insights/track-record';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';

/** Below this many graded analyses a share would say little. */
const ENOUGH = 20;

/** How our captains did in graded analyses, in one sentence; nothing before the first is graded. */
export function GradedSoFar() {
  const record = useQuery(apiQuery('GET /api/v1/analysis/track-record/', { query: { offset: 0, limit: 1 } }));
  return record.data ? <GradedSentence summary={record.data.data.summary} /> : null;
}

type Graded = Pick<TrackRecordSummary, 'graded' | 'captainInTopThree'>;

/** `Our captain was among the three highest scorers in 18 of 38 graded matches.` */
export function GradedSentence({ summary: { graded, captainInTopThree } }: { summary: Graded }) {
  const { i18n } = useLingui();
  if (graded === 0) return null;
  const { share, of } = captainInTopThree;
  if (share === null || of < ENOUGH) {
    return i18n.t('{count, plural, one {# analysis} other {# analyses}} graded so far.', { count: graded });
  }
  return i18n.t('Our captain was among the three highest scorers in {count} of {of} graded matches.', {
    count: Math.round((share / 100) * of),
    of,
  });
}
