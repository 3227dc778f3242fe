import type { Analysis } from '@gullylens/contract/http/analysis';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AnalysisEditor } from './analysis-editor.tsx';
import { deskAnalysesQuery, deskStates } from './desk-analysis-queries.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { deskSkeletons } from './desk-list.tsx';
import type { DeskAnalysis } from '@gullylens/contract/http/desk-analyses';
import { ChevronRight } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { momentText } from '../../ui/dates.ts';
import { StretchedButton } from '../../ui/stretched-button.tsx';

interface AnalysesDeskProps {
  /** Draws an analysis as its readers see it. */
  preview: (analysis: Analysis) => ReactNode;
}

/** Analyses, what can still be changed first, and the one that is being worked on. */
export function AnalysesDesk({ preview }: AnalysesDeskProps) {
  const { i18n } = useLingui();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const analyses = useQuery(deskAnalysesQuery);
  if (openKey !== null) {
    return <AnalysisEditor matchKey={openKey} preview={preview} onBack={() => setOpenKey(null)} />;
  }
  return (
    <QueryState
      query={analyses}
      skeletons={deskSkeletons}
      isEmpty={({ data }) => data.length === 0}
      empty={<EmptyState title={i18n.t('No analyses yet')} />}
    >
      {({ data }) => (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {data.map((analysis) => (
            <li key={analysis.matchKey}>
              <AnalysisRow analysis={analysis} onOpen={() => setOpenKey(analysis.matchKey)} />
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}

/** Which match, when it starts, and where its analysis stands. */
function AnalysisRow({ analysis, onOpen }: { analysis: DeskAnalysis; onOpen: () => void }) {
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
