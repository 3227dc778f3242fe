import type { TrackRecordSummary } from '@gullylens/contract/http/insights/track-record';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { captainsInTopThree, recordSummaryQuery } from '../../platform/api/captain-record.ts';

interface GradedSoFarProps {
  /** True beside an offer, whose numbers have the captains once enough are graded. */
  isOffered: boolean;
}

/** How our captains did in graded analyses, in one sentence; nothing before the first is graded. */
export function GradedSoFar({ isOffered }: GradedSoFarProps) {
  const summary = useQuery(recordSummaryQuery).data?.data.summary;
  if (!summary || (isOffered && captainsInTopThree(summary))) return null;
  return <GradedSentence summary={summary} />;
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
