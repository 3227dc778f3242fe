import type { DeskAnalysis } from '@gullylens/contract/http/insights/desk-analyses';
import { useLingui } from '@lingui/react';
import { ChevronRight } from 'lucide-react';
import { StretchedButton } from '../../ui/controls/stretched-button.tsx';
import { Badge } from '../../ui/layout/badge.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { dateTimeText } from '../../ui/text/full-dates.ts';
import { durationText } from '../../ui/text/duration-text.ts';
import { lockText } from '../../ui/text/lock-text.ts';
import { deskStates, isLockingSoon, isOpen, lockOf, Readers } from './desk-analysis.tsx';

interface AnalysisRowProps {
  analysis: DeskAnalysis;
  /** The server's time in milliseconds. */
  now: number;
  isUnsaved: boolean;
  onOpen: () => void;
}

/** One analysis in the list of the desk: the time to its lock, what it lacks, and its readers. */
export function AnalysisRow({ analysis, now, isUnsaved, onOpen }: AnalysisRowProps) {
  const { i18n } = useLingui();
  const isToLock = isOpen(analysis, now);
  return (
    <li className="relative flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-raised">
      {isToLock && <TimeLeft analysis={analysis} now={now} />}
      <div className="min-w-0 flex-1 sm:flex sm:flex-wrap sm:items-center sm:justify-between sm:gap-x-4">
        <div className="min-w-0">
          <h3 className="text-sm font-semibold wrap-anywhere">
            <StretchedButton onClick={onOpen}>{analysis.matchTitle}</StretchedButton>
          </h3>
          <p className="text-xs text-muted tabular max-sm:hidden">
            {dateTimeText(i18n, analysis.matchAt)} · {analysis.tournament}
          </p>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 text-xs tabular sm:justify-end">
          <Badge isPlain tone={deskStates[analysis.state].tone}>
            {i18n.t(deskStates[analysis.state].label)}
          </Badge>
          {isLockingSoon(analysis, now) && !analysis.elevensKnown && (
            <Badge isPlain tone="premium">
              {i18n.t('Playing XIs missing')}
            </Badge>
          )}
          {isUnsaved && (
            <Badge isPlain tone="premium">
              {i18n.t('Unsaved changes')}
            </Badge>
          )}
          {analysis.draftedLate && <Badge isPlain>{i18n.t('Late')}</Badge>}
          <span className="empty:hidden sm:min-w-20 sm:text-right sm:empty:inline">
            <Readers of={analysis} />
          </span>
          {!isToLock && <span className="text-muted sm:hidden">{dateTimeText(i18n, analysis.matchAt)}</span>}
        </p>
      </div>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
    </li>
  );
}

/** The time to the lock, in a column of its own; read out, with words. */
function TimeLeft({ analysis, now }: Pick<AnalysisRowProps, 'analysis' | 'now'>) {
  const { i18n } = useLingui();
  const minutes = Math.ceil((lockOf(analysis) - now) / 60_000);
  const colour = isLockingSoon(analysis, now) ? 'text-floodlight' : 'text-muted';
  return (
    <p className={classNames('w-18 shrink-0 text-sm font-bold tabular', colour)}>
      <span className="sr-only">{lockText(i18n, lockOf(analysis), now)}</span>
      <span aria-hidden="true">{durationText(i18n, minutes)}</span>
    </p>
  );
}
