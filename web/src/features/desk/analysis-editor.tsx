import type { Analysis } from '@gullylens/contract/http/analysis';
import type { AnalystEdits, DeskAnalysisDetail } from '@gullylens/contract/http/desk-analyses';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { momentText } from '../../ui/dates.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { ActsList } from './acts-list.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { deskAnalysisQuery, deskStates } from './desk-analysis-queries.ts';
import { DeskState } from './desk-state.tsx';
import { currentDraft, type Draft } from './draft.ts';
import { EditForm, storedEdits } from './edit-form.tsx';
import { ElevensForm } from './elevens-form.tsx';
import { UnsavedWords } from './unsaved-words.tsx';
import { useUnsavedElevens } from './use-unsaved-elevens.ts';

const parts = [
  { key: 'words', label: sentence('Words and picks') },
  { key: 'preview', label: sentence('Preview') },
  { key: 'elevens', label: sentence('Announced elevens') },
  { key: 'acts', label: sentence('What was done') },
] as const;

type Part = (typeof parts)[number]['key'];

interface AnalysisEditorProps {
  matchKey: string;
  preview: (analysis: Analysis) => ReactNode;
  onBack: () => void;
}

/** One analysis on the desk. */
export function AnalysisEditor({ matchKey, preview, onBack }: AnalysisEditorProps) {
  const { i18n } = useLingui();
  const query = useQuery(deskAnalysisQuery(matchKey));
  const detail = query.data?.data;
  return (
    <>
      <Button look="quiet" className="mb-3" onClick={onBack}>
        <ChevronLeft aria-hidden="true" className="size-4" /> {i18n.t('All analyses')}
      </Button>
      {detail === undefined ? (
        <DeskState query={query} empty={i18n.t('No analyses yet')} />
      ) : (
        <Parts detail={detail} preview={preview} />
      )}
    </>
  );
}

function Parts({ detail, preview }: { detail: DeskAnalysisDetail; preview: AnalysisEditorProps['preview'] }) {
  const { i18n } = useLingui();
  const [part, setPart] = useState<Part>('words');
  const [unsaved, setUnsaved] = useState<Draft<AnalystEdits> | null>(null);
  const draft = currentDraft(unsaved, storedEdits(detail));
  const [elevens, setElevens] = useUnsavedElevens(detail.announced);
  const isSealed = detail.state === 'locked' || detail.state === 'missed';
  const panels: Record<Part, ReactNode> = {
    words: isSealed ? (
      <>
        <UnsavedWords draft={draft} />
        <CorrectionForm detail={detail} />
      </>
    ) : (
      <EditForm detail={detail} draft={draft} onChange={setUnsaved} />
    ),
    preview: preview(detail.analysis),
    elevens: <ElevensForm detail={detail} unsaved={elevens} onChange={setElevens} />,
    acts: <ActsList acts={detail.acts} />,
  };
  return (
    <>
      <EditorHead detail={detail} />
      <Tabs
        label={i18n.t('Parts of the analysis')}
        tabs={parts.map(({ key, label }) => ({ key, label: i18n.t(label) }))}
        selected={part}
        onSelect={setPart}
      >
        {panels[part]}
      </Tabs>
    </>
  );
}

function EditorHead({ detail }: { detail: DeskAnalysisDetail }) {
  const { i18n } = useLingui();
  const { word, note, tone } = deskStates[detail.state];
  return (
    <header className="mb-4">
      <h2 className="text-xl font-bold wrap-anywhere">{detail.matchTitle}</h2>
      <p className="text-sm text-muted tabular">
        {detail.tournament} · {momentText(i18n, detail.matchAt)}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
        <Badge tone={tone}>{i18n.t(word)}</Badge> {i18n.t(note)}
      </p>
    </header>
  );
}
