import type { MatchProgress } from '@gullylens/contract/http/history/played-matches';
import { useLingui } from '@lingui/react';
import { overSummary } from './over-item.tsx';
import { scoreEvents } from '../score/score-events.ts';
import { ballsToCome, overRows } from '../score/timeline-entries.ts';

/** Announces each complete over and the score after it to screen readers. */
export function OverAnnouncer({ progress: { innings, ballsPerOver } }: { progress: MatchProgress }) {
  const { i18n } = useLingui();
  const current = innings.findLast(({ points }) => points.length > 0);
  const rows = overRows(scoreEvents(current?.points ?? [], ballsPerOver), ballsPerOver);
  const complete = rows.findLast((row) => row.from === row.to && ballsToCome(row, ballsPerOver) === 0);
  const last = complete?.events.at(-1);
  return (
    <p role="status" className="sr-only">
      {complete &&
        last &&
        `${i18n.t('Over {over}', { over: complete.to })}: ${overSummary(i18n, complete)}. ${current?.team} ${last.total}/${last.wicketsDown}`}
    </p>
  );
}
