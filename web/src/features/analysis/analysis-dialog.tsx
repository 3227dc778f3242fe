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

const tabs = [
  { key: 'pitch', label: 'Pitch Report and Scoring Pattern' },
  { key: 'form', label: 'Recent Forms Report' },
  { key: 'venue', label: 'Venue and H2H Report' },
  { key: 'players', label: 'Trump and Flop Report' },
] as const;

type AnalysisTab = (typeof tabs)[number]['key'];

const panels = { pitch: PitchTab, form: RecentFormTab, venue: VenueTab, players: PlayersTab } as const;

/** One analysis in full, in its four tabs. */
export function AnalysisDialog({ matchKey, onClose }: { matchKey: string; onClose: () => void }) {
  const query = useQuery(analysisQuery(matchKey));
  const analysis = query.data?.data;
  return (
    <Modal title={analysis?.matchTitle ?? 'Expert Analysis'} onClose={onClose}>
      <div className="min-h-96">
        {analysis && <AnalysisContent analysis={analysis} />}
        {!analysis && query.isError && (
          <ErrorState
            title="Error Loading Data"
            text={textOfError(query.error, 'Failed to load data')}
            onRetry={() => void query.refetch()}
          />
        )}
        {!analysis && !query.isError && <DialogSkeleton />}
      </div>
    </Modal>
  );
}

function AnalysisContent({ analysis }: { analysis: Analysis }) {
  const [tab, setTab] = useState<AnalysisTab>('pitch');
  const Panel = panels[tab];
  return (
    <>
      <p className="mb-3 text-sm text-muted">
        {analysis.tournament} · <span className="tabular">{dateText(analysis.analysisDate)}</span> · Evidence{' '}
        <span className="font-semibold text-text tabular">{analysis.confidence}</span> of 100
      </p>
      <Tabs label="Parts of the analysis" tabs={tabs} selected={tab} onSelect={setTab}>
        <Panel analysis={analysis} />
      </Tabs>
    </>
  );
}

function DialogSkeleton() {
  return (
    <div role="status" aria-label="Loading the analysis" className="space-y-4">
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
