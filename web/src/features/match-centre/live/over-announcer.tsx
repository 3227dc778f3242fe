import type { MatchProgress } from '@gullylens/contract/http/history/played-matches';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { overSummary } from './over-item.tsx';
import { scoreEvents } from '../../../ui/balls/score-events.ts';
import { ballsToCome, overRows } from '../score/timeline-entries.ts';

/** Announces each complete over and the score after it to screen readers, and says when an announced one is corrected. */
export function OverAnnouncer({ progress: { innings, ballsPerOver } }: { progress: MatchProgress }) {
  const { i18n } = useLingui();
  const current = innings.findLast(({ points }) => points.length > 0);
  const rows = overRows(scoreEvents(current?.points ?? [], ballsPerOver), ballsPerOver);
  const complete = rows.findLast((row) => row.from === row.to && ballsToCome(row, ballsPerOver) === 0);
  const last = complete?.events.at(-1);
  const over = complete && i18n.t('Over {over}', { over: complete.to });
  const text = complete
    ? `${over}: ${overSummary(i18n, complete)}. ${current?.team} ${last?.total}/${last?.wicketsDown}`
    : '';
  const key = `${current?.team} ${over}`;
  const [spoken, setSpoken] = useState({ key, text, isCorrection: false });
  if (text !== spoken.text) setSpoken({ key, text, isCorrection: key === spoken.key });
  return (
    <p role="status" className="sr-only">
      {spoken.isCorrection ? i18n.t('Corrected: {text}', { text }) : text}
    </p>
  );
}
