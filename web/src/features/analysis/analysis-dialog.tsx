import { Trans, useLingui } from '@lingui/react';
import type { Analysis } from '@gullylens/contract/http/analysis';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { textOfError } from '../../platform/api/api-error.ts';
import { ErrorState } from '../../ui/list-states.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { dateText } from './analysis-card.tsx';
import { analysisQuery } from './analysis-queries.ts';
import { PitchTab } from './pitch-tab.tsx';
import { PlayersTab } from './players-tab.tsx';
import { RecentFormTab } from './recent-form-tab.tsx';
import { VenueTab } from './venue-tab.tsx';
import { sentence } from '../../platform/language/sentence.ts';

const tabs = [
  { key: 'pitch', label: sentence('Pitch Report and Scoring Pattern') },
  { key: 'form', label: sentence('Recent Forms Report') },
  { key: 'venue', label: sentence('Venue and H2H Report') },
  { key: 'players', label: sentence('Trump and Flop Report') },
] as const;

type AnalysisTab = (typeof tabs)[number]['key'];

const panels = { pitch: PitchTab, form: RecentFormTab, venue: VenueTab, players: PlayersTab } as const;

/** One analysis in full, in its four tabs. */
export function AnalysisDialog({ matchKey, onClose }: { matchKey: string; onClose: () => void }) {
  const { i18n } = useLingui();
  const query = useQuery(analysisQuery(matchKey));
  const analysis = query.data?.data;
  return (
    <Modal title={analysis?.matchTitle ?? i18n.t('Expert Analysis')} onClose={onClose}>
      <div className="min-h-96">
        {analysis && <AnalysisContent analysis={analysis} />}
        {!analysis && query.isError && (
          <ErrorState
            title={i18n.t('Error Loading Data')}
            text={i18n.t(textOfError(query.error))}
            onRetry={() => void query.refetch()}
          />
        )}
        {!analysis && !query.isError && <DialogSkeleton />}
      </div>
    </Modal>
  );
}

function AnalysisContent({ analysis }: { analysis: Analysis }) {
  const { i18n } = useLingui();
  const [tab, setTab] = useState<AnalysisTab>('pitch');
  const Panel = panels[tab];
  return (
    <>
      <p className="mb-3 text-sm text-muted">
        {analysis.tournament} · <span className="tabular">{dateText(i18n, analysis.analysisDate)}</span> ·{' '}
        <Trans
          id="Evidence <0>{confidence}</0> of 100"
          values={{ confidence: analysis.confidence }}
          components={{ 0: <span className="font-semibold text-text tabular" /> }}
        />
      </p>
      <Tabs
        label={i18n.t('Parts of the analysis')}
        tabs={tabs.map(({ key, label }) => ({ key, label: i18n.t(label) }))}
        selected={tab}
        onSelect={setTab}
      >
        <Panel analysis={analysis} />
      </Tabs>
    </>
  );
}

function DialogSkeleton() {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-label={i18n.t('Loading the analysis')} className="space-y-4">
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
