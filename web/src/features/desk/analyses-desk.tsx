import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import type { DeskAnalysis, DeskAnalysisDetail } from '@gullylens/contract/http/insights/desk-analyses';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { sentence } from '../../platform/language/sentence.ts';
import { Badge } from '../../ui/layout/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { dateTimeText } from '../../ui/text/dates.ts';
import { useSearchParamChoice } from '../../ui/behaviour/use-search-param-choice.ts';
import { useLockClock } from '../../ui/behaviour/use-lock-clock.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { AnalysisRow } from './analysis-row.tsx';
import { CorrectionForm, UnsavedText } from './correction-form.tsx';
import { deskAnalysesQuery, deskAnalysisQuery, deskStates, isOpen, lockOf } from './desk-analysis.tsx';
import { deskSkeletons } from './desk-list.tsx';
import { currentDraft } from './draft.ts';
import { EditForm, storedEdits } from './edit-form.tsx';
import { ElevensForm, unsavedElevens } from './elevens-form.tsx';
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
          {inGroups(data, now).map(({ title, analyses: shown }) => (
            <Section key={title} title={i18n.t(title)} heading="mb-2 font-bold">
              <ul className="divide-y divide-line rounded-card border border-line bg-surface">
                {shown.map((analysis) => (
                  <AnalysisRow
                    key={analysis.matchKey}
                    analysis={analysis}
                    now={now}
                    isUnsaved={unsaved.matchKeys.has(analysis.matchKey)}
                    onOpen={() => setOpenMatchKey(analysis.matchKey)}
                  />
                ))}
              </ul>
            </Section>
          ))}
        </div>
      )}
    </QueryState>
  );
}

/** Returns the analyses that have yet to lock, the next first, and the others, latest first; no empty group. */
function inGroups(all: readonly DeskAnalysis[], now: number) {
  return [
    {
      title: sentence('Still open'),
      analyses: all.filter((each) => isOpen(each, now)).toSorted((one, other) => lockOf(one) - lockOf(other)),
    },
    {
      title: sentence('No longer open'),
      analyses: all
        .filter((each) => !isOpen(each, now))
        .toSorted((one, other) => lockOf(other) - lockOf(one)),
    },
  ].filter(({ analyses }) => analyses.length > 0);
}

const parts = [
  { key: 'text', label: sentence('Edit') },
  { key: 'preview', label: sentence('Preview') },
  { key: 'elevens', label: sentence('Announced playing XIs') },
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
      <Button look="quiet" className="mb-3" onClick={onBack}>
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
  const state = deskStates[detail.state];
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
    acts: <ActivityList acts={detail.acts} />,
  };
  return (
    <>
      <header className="mb-4">
        <h2 className="text-xl font-bold wrap-anywhere">{detail.matchTitle}</h2>
        <p className="text-sm text-muted tabular">
          {detail.tournament} · {dateTimeText(i18n, detail.matchAt)}
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
          <Badge tone={state.tone}>{i18n.t(state.label)}</Badge> {i18n.t(state.note)}
        </p>
      </header>
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

type Activity = DeskAnalysisDetail['acts'][number];

const activityTexts: Readonly<Record<Activity['act'], string>> = {
  edited: sentence('edited'),
  published: sentence('published'),
  withdrawn: sentence('withdrew'),
  corrected: sentence('corrected'),
  'line-up entered': sentence('entered the playing XIs'),
};

function ActivityList({ acts }: { acts: readonly Activity[] }) {
  const { i18n } = useLingui();
  if (acts.length === 0) return <p className="text-sm text-muted">{i18n.t('No changes yet.')}</p>;
  return (
    <ol className="divide-y divide-line">
      {acts.map(({ act, by, at }) => (
        <li key={`${at}-${act}`} className="flex flex-wrap justify-between gap-x-4 py-3 text-sm">
          <span>
            <span className="font-semibold">{by ?? i18n.t('The engine')}</span> {i18n.t(activityTexts[act])}
          </span>
          <span className="text-muted tabular">{dateTimeText(i18n, at)}</span>
        </li>
      ))}
    </ol>
  );
}
