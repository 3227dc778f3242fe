import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import type { DeskAnalysis, DeskAnalysisDetail } from '@gullylens/contract/http/insights/desk-analyses';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { sentence } from '../../platform/language/sentence.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ShowAllButton } from '../../ui/controls/show-all-button.tsx';
import { useSearchParamChoice } from '../../ui/behaviour/use-search-param-choice.ts';
import { useLockClock } from '../../ui/behaviour/use-lock-clock.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { AnalysisRow } from './analysis-row.tsx';
import { CorrectionForm, UnsavedText } from './correction-form.tsx';
import { deskAnalysesQuery, deskAnalysisQuery, isLockingSoon, isOpen, lockOf } from './desk-analysis.tsx';
import { deskSkeletons } from './desk-list.tsx';
import { currentDraft } from './draft.ts';
import { EditForm, storedEdits } from './edit-form.tsx';
import { EditorHeader } from './editor-header.tsx';
import { ElevensForm, unsavedElevens } from './elevens-form.tsx';
import { Timeline } from './timeline.tsx';
import { type UnsavedAnalyses, useUnsavedAnalyses } from './unsaved-analyses.ts';
import { useUnloadWarning } from './use-unload-warning.ts';

/** The list of analyses, or the editor of one, for staff. `preview` renders an analysis as its readers see it. */
export function AnalysesDesk({ preview }: { preview: (analysis: Analysis) => ReactNode }) {
  const { i18n } = useLingui();
  const [params, setParams] = useSearchParams();
  const openMatchKey = params.get('match');
  const analyses = useQuery(deskAnalysesQuery);
  const now = useLockClock();
  const unsaved = useUnsavedAnalyses();
  useUnloadWarning(unsaved.matchKeys.size > 0);
  const setOpenMatchKey = (matchKey: string | null) => {
    const next = new URLSearchParams(params);
    next.delete('part');
    if (matchKey === null) next.delete('match');
    else next.set('match', matchKey);
    setParams(next);
  };
  if (openMatchKey !== null) {
    return (
      <AnalysisEditor
        key={openMatchKey}
        matchKey={openMatchKey}
        unsaved={unsaved}
        preview={preview}
        onBack={() => setOpenMatchKey(null)}
      />
    );
  }
  return (
    <QueryState
      query={analyses}
      skeletons={deskSkeletons}
      isEmpty={({ data }) => data.length === 0}
      empty={<EmptyState title={i18n.t('No analyses yet')} />}
    >
      {({ data }) => (
        <div className="space-y-6">
          {inGroups(data, now).map(({ title, analyses: shown, most }) => (
            <AnalysisList key={title} title={i18n.t(title)} most={most}>
              {shown.map((analysis) => (
                <AnalysisRow
                  key={analysis.matchKey}
                  analysis={analysis}
                  now={now}
                  isUnsaved={unsaved.matchKeys.has(analysis.matchKey)}
                  onOpen={() => setOpenMatchKey(analysis.matchKey)}
                />
              ))}
            </AnalysisList>
          ))}
        </div>
      )}
    </QueryState>
  );
}

interface AnalysisListProps {
  title: string;
  /** Rows shown at first; without it, all. */
  most?: number | undefined;
  children: readonly ReactNode[];
}

function AnalysisList({ title, most, children }: AnalysisListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? children : children.slice(0, most);
  return (
    <Section title={title} heading="mb-2 font-bold">
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">{shown}</ul>
      {shown.length < children.length && (
        <ShowAllButton count={children.length} className="ml-0!" onShow={() => setIsWhole(true)} />
      )}
    </Section>
  );
}

/** Closed analyses shown at first: they rarely need anything. */
const CLOSED_ROWS = 5;

/** Returns the analyses in groups, most urgent first; no empty group. */
function inGroups(all: readonly DeskAnalysis[], now: number) {
  const open = all.filter((each) => isOpen(each, now)).toSorted((one, other) => lockOf(one) - lockOf(other));
  const closed = all
    .filter((each) => !isOpen(each, now))
    .toSorted((one, other) => lockOf(other) - lockOf(one));
  return [
    { title: sentence('Locks within 30 minutes'), analyses: open.filter((each) => isLockingSoon(each, now)) },
    { title: sentence('Locks later'), analyses: open.filter((each) => !isLockingSoon(each, now)) },
    { title: sentence('No longer open'), analyses: closed, most: CLOSED_ROWS },
  ].filter(({ analyses }) => analyses.length > 0);
}

const parts = [
  { key: 'text', label: sentence('Edit') },
  { key: 'preview', label: sentence('Preview') },
  { key: 'elevens', label: sentence('Playing XIs') },
  { key: 'acts', label: sentence('History') },
] as const;

type Part = (typeof parts)[number]['key'];
const partKeys = parts.map(({ key }) => key);

interface AnalysisEditorProps {
  matchKey: string;
  /** Where unsaved edits stay while other analyses are open. */
  unsaved: UnsavedAnalyses;
  preview: (analysis: Analysis) => ReactNode;
  onBack: () => void;
}

/** The editor of one analysis. */
export function AnalysisEditor({ matchKey, unsaved, preview, onBack }: AnalysisEditorProps) {
  const { i18n } = useLingui();
  const query = useQuery(deskAnalysisQuery(matchKey));
  return (
    <>
      <Button look="quiet" className="-mt-3 mb-1 -ml-3 px-3!" onClick={onBack}>
        <ChevronLeft aria-hidden="true" className="size-4" /> {i18n.t('All analyses')}
      </Button>
      <QueryState query={query} skeletons={deskSkeletons}>
        {({ data }) => <Parts detail={data} unsaved={unsaved} preview={preview} />}
      </QueryState>
    </>
  );
}

interface PartsProps extends Pick<AnalysisEditorProps, 'unsaved' | 'preview'> {
  detail: DeskAnalysisDetail;
}

/** The tabs of the editor. They share unsaved edits, which survive a change of tab. */
function Parts({ detail, unsaved, preview }: PartsProps) {
  const { i18n } = useLingui();
  const [part, setPart] = useSearchParamChoice<Part, Part>('part', partKeys, 'text');
  const edits = unsaved.edits(detail.matchKey);
  const draft = currentDraft(edits.value, storedEdits(detail));
  const elevens = unsaved.elevens(detail.matchKey);
  const correction = unsaved.corrections(detail.matchKey);
  const ticks = unsavedElevens(elevens.value, detail.announced);
  const areAnnounced = elevens.value !== null && ticks === null;
  useEffect(() => {
    // Kept, they would be unsaved again after another analyst's later change.
    if (areAnnounced) elevens.change(null);
  }, [areAnnounced, elevens]);
  // A locked analysis takes only corrections; one that was never published takes nothing.
  const isClosed = detail.state === 'locked' || detail.state === 'missed';
  const panels: Record<Part, ReactNode> = {
    text: isClosed ? (
      <>
        <UnsavedText draft={draft} />
        <CorrectionForm detail={detail} text={correction.value} onType={correction.change} />
      </>
    ) : (
      <EditForm detail={detail} draft={draft} onChange={edits.change} />
    ),
    preview: preview(detail.analysis),
    elevens: <ElevensForm detail={detail} unsaved={ticks} onChange={elevens.change} />,
    acts: <Timeline detail={detail} />,
  };
  return (
    <>
      <EditorHeader detail={detail} onOpen={setPart} />
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
