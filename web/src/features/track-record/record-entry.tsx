import type { TrackRecordEntry } from '@gullylens/contract/http/insights/track-record';
import { useLingui } from '@lingui/react';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { Badge, type BadgeTone } from '../../ui/layout/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { dateTimeText } from '../../ui/text/full-dates.ts';
import { sealText } from '../../ui/text/seal-text.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { ChoiceGrades, ForecastGrades } from './analysis-grade.tsx';

const states: Record<TrackRecordEntry['state'], { label: string; note: string; tone: BadgeTone }> = {
  graded: { label: sentence('Graded'), note: '', tone: 'turf' },
  waiting: {
    label: sentence('Waiting'),
    note: sentence('Graded when the match’s ball-by-ball record is in.'),
    tone: 'sky',
  },
  late: {
    label: sentence('Late'),
    note: sentence('Written after the start, not graded.'),
    tone: 'neutral',
  },
};

/** A sealed analysis: when it was written and sealed, its hash and its grade. */
export function RecordEntry({ entry }: { entry: TrackRecordEntry }) {
  const { i18n } = useLingui();
  const [isChecking, setIsChecking] = useState(false);
  const state = states[entry.state];
  return (
    <article className="px-4 pt-3 pb-1">
      <h3 className="text-sm font-bold sm:text-base">{entry.matchTitle}</h3>
      <div className="mt-0.5 flex items-center justify-between gap-x-3">
        <p className="text-xs text-muted tabular">
          {dateTimeText(i18n, entry.matchAt)} · {entry.tournament}
        </p>
        <Badge tone={state.tone}>{i18n.t(state.label)}</Badge>
      </div>
      {state.note && <p className="mt-0.5 text-xs text-muted">{i18n.t(state.note)}</p>}
      {entry.grade && <ChoiceGrades grade={entry.grade} />}
      <div className="mt-1">
        <Disclosure title={i18n.t(entry.grade ? 'More results and proof' : 'Proof that nothing was changed')}>
          {entry.grade && <ForecastGrades grade={entry.grade} />}
          <p className="mt-3 text-sm font-semibold tabular">
            {sealText(i18n, {
              lockedAt: entry.lockedAt,
              locksAt: entry.locksAt,
              isLate: entry.state === 'late',
            })}
          </p>
          <p className="text-xs text-muted tabular">
            {i18n.t('Written {moment}', { moment: dateTimeText(i18n, entry.draftedAt) })}
          </p>
          <div className="mt-3">
            <p className="text-xs font-semibold text-muted">SHA-256</p>
            <code className="block text-xs break-all">{entry.contentHash}</code>
            <div className="mt-3 flex flex-wrap gap-2">
              <CopyButton text={entry.contentHash} label={i18n.t('Copy the hash')} />
              {entry.state === 'graded' && (
                <Button look="outline" aria-expanded={isChecking} onClick={() => setIsChecking(!isChecking)}>
                  <ShieldCheck aria-hidden="true" className="size-4" /> {i18n.t('Check it yourself')}
                </Button>
              )}
            </div>
            {isChecking && <PublishedText matchKey={entry.matchKey} published={entry.contentHash} />}
          </div>
        </Disclosure>
      </div>
    </article>
  );
}

const PublishedText = lazyPart(async () => (await import('./published-text.tsx')).PublishedText, {
  fallback: <Skeleton className="mt-4 h-64" />,
});
