import type { Analysis } from '@gullylens/contract/http/analysis';
import { useLingui } from '@lingui/react';
import { sentence } from '../../platform/language/sentence.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { PitchTab } from './pitch-tab.tsx';
import { PlayersTab } from './players-tab.tsx';
import { RecentFormTab } from './recent-form-tab.tsx';
import { VenueTab } from './venue-tab.tsx';

const tabs = [
  { key: 'pitch', label: sentence('Pitch Report and Scoring Pattern') },
  { key: 'form', label: sentence('Recent Forms Report') },
  { key: 'venue', label: sentence('Venue and H2H Report') },
  { key: 'players', label: sentence('Trump and Flop Report') },
] as const;

export type ReportPart = (typeof tabs)[number]['key'];

export const reportParts: readonly ReportPart[] = tabs.map(({ key }) => key);

const panels = { pitch: PitchTab, form: RecentFormTab, venue: VenueTab, players: PlayersTab } as const;

interface AnalysisTabsProps {
  analysis: Analysis;
  shown: ReportPart;
  onShow: (part: ReportPart) => void;
}

/** The four parts of an analysis, as the dialog and the page show them. */
export function AnalysisTabs({ analysis, shown, onShow }: AnalysisTabsProps) {
  const { i18n } = useLingui();
  const Panel = panels[shown];
  return (
    <Tabs
      label={i18n.t('Parts of the analysis')}
      tabs={tabs.map(({ key, label }) => ({ key, label: i18n.t(label) }))}
      selected={shown}
      onSelect={onShow}
    >
      <Panel analysis={analysis} />
    </Tabs>
  );
}
