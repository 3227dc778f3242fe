import type { Analysis } from '@gullylens/contract/http/analysis';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { AnalysisEditor } from './analysis-editor.tsx';
import { AnalysisRow } from './analysis-row.tsx';
import { deskAnalysesQuery } from './desk-analysis-queries.ts';
import { DeskState } from './desk-state.tsx';

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
  const found = analyses.data?.data ?? [];
  if (found.length === 0) return <DeskState query={analyses} empty={i18n.t('No analyses yet')} />;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {found.map((analysis) => (
        <li key={analysis.matchKey}>
          <AnalysisRow analysis={analysis} onOpen={() => setOpenKey(analysis.matchKey)} />
        </li>
      ))}
    </ul>
  );
}
