import type { TrackRecordSummary } from '@gullylens/contract/http/insights/track-record';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { captainsInTopThree, recordSummaryQuery } from '../../platform/api/captain-record.ts';

/** How our captains did in graded analyses, in one sentence; nothing before the first is graded. */
export function GradedSoFar() {
  const record = useQuery(recordSummaryQuery);
  return record.data ? <GradedSentence summary={record.data.data.summary} /> : null;
}

type Graded = Pick<TrackRecordSummary, 'graded' | 'captainInTopThree'>;

/** `Our captain was among the three highest scorers in 18 of 38 graded matches.` */
export function GradedSentence({ summary }: { summary: Graded }) {
  const { i18n } = useLingui();
  const { graded } = summary;
  if (graded === 0) return null;
  const captains = captainsInTopThree(summary);
  return captains
    ? i18n.t('Our captain was among the three highest scorers in {count} of {of} graded matches.', captains)
    : i18n.t('{count, plural, one {# analysis} other {# analyses}} graded so far.', { count: graded });
}
