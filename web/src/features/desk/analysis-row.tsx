import type { DeskAnalysis } from '@gullylens/contract/http/desk-analyses';
import { useLingui } from '@lingui/react';
import { ChevronRight } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { momentText } from '../../ui/dates.ts';
import { StretchedButton } from '../../ui/stretched-button.tsx';
import { deskStates } from './desk-analysis-queries.ts';

/** Which match, when it starts, and where its analysis stands. */
export function AnalysisRow({ analysis, onOpen }: { analysis: DeskAnalysis; onOpen: () => void }) {
  const { i18n } = useLingui();
  const { word, tone } = deskStates[analysis.state];
  return (
    <div className="relative flex items-center justify-between gap-4 p-4 hover:bg-raised">
      <div className="min-w-0">
        <p className="text-xs text-muted tabular">{momentText(i18n, analysis.matchAt)}</p>
        <h2 className="font-semibold wrap-anywhere">
          <StretchedButton onClick={onOpen}>{analysis.matchTitle}</StretchedButton>
        </h2>
        <p className="text-xs text-muted">
          {analysis.tournament} ·{' '}
          {i18n.t('evidence {confidence} of 100', { confidence: analysis.confidence })}
        </p>
        {analysis.publishesAt !== null && (
          <p className="text-xs text-muted tabular">
            {i18n.t('Publishes itself {moment}', { moment: momentText(i18n, analysis.publishesAt) })}
          </p>
        )}
      </div>
      <span className="flex shrink-0 items-center gap-2">
        <Badge tone={tone}>{i18n.t(word)}</Badge>
        <ChevronRight aria-hidden="true" className="size-4 text-muted" />
      </span>
    </div>
  );
}
