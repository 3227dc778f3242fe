import type { DeskAnalysis } from '@gullylens/contract/http/insights/desk-analyses';
import { useLingui } from '@lingui/react';
import { ChevronRight } from 'lucide-react';
import { StretchedButton } from '../../ui/controls/stretched-button.tsx';
import { Badge } from '../../ui/layout/badge.tsx';
import { dateTimeText } from '../../ui/text/dates.ts';
import { lockText } from '../../ui/text/lock-text.ts';
import { deskStates, isOpen, lockOf, Readers } from './desk-analysis.tsx';

interface AnalysisRowProps {
  analysis: DeskAnalysis;
  /** The server's time in milliseconds. */
  now: number;
  isUnsaved?: boolean;
  onOpen: () => void;
}

/** One analysis in the list of the desk: its state, the time to its lock and its readers. */
export function AnalysisRow({ analysis, now, isUnsaved, onOpen }: AnalysisRowProps) {
  const { i18n } = useLingui();
  const isToLock = isOpen(analysis, now);
  return (
    <li className="relative flex items-center gap-3 px-4 py-2 hover:bg-raised">
      <div className="min-w-0 flex-1">
        <h3 className="text-sm font-semibold wrap-anywhere">
          <StretchedButton onClick={onOpen}>{analysis.matchTitle}</StretchedButton>
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 text-xs tabular">
          {isToLock && (
            <span className="font-semibold text-floodlight">{lockText(i18n, lockOf(analysis), now)}</span>
          )}
          <Badge isPlain tone={deskStates[analysis.state].tone}>
            {i18n.t(deskStates[analysis.state].label)}
          </Badge>
          {isUnsaved && <Badge isPlain>{i18n.t('Unsaved changes')}</Badge>}
          {analysis.draftedLate && <Badge isPlain>{i18n.t('Late')}</Badge>}
          <Readers of={analysis} />
          {analysis.publishesAt !== null && (
            <span className="text-muted">
              {i18n.t('Publishes itself {moment}', { moment: dateTimeText(i18n, analysis.publishesAt) })}
            </span>
          )}
          <span className="text-muted max-sm:hidden">
            {dateTimeText(i18n, analysis.matchAt)} · {analysis.tournament}
          </span>
          {!isToLock && <span className="text-muted sm:hidden">{dateTimeText(i18n, analysis.matchAt)}</span>}
        </p>
      </div>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
    </li>
  );
}
