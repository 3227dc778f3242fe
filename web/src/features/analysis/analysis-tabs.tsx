import type { Analysis } from '@gullylens/contract/http/analysis';
import { useLingui } from '@lingui/react';
import { sentence } from '../../platform/language/sentence.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { useChoiceInAddress } from '../../ui/use-choice-in-address.ts';
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

const tabKeys = tabs.map(({ key }) => key);

const panels = { pitch: PitchTab, form: RecentFormTab, venue: VenueTab, players: PlayersTab } as const;

/** The four parts of an analysis, as the dialog and the page show them. */
export function AnalysisTabs({ analysis }: { analysis: Analysis }) {
  const { i18n } = useLingui();
  const [tab, setTab] = useChoiceInAddress('report', tabKeys, 'pitch');
  const Panel = panels[tab];
  return (
    <Tabs
      label={i18n.t('Parts of the analysis')}
      tabs={tabs.map(({ key, label }) => ({ key, label: i18n.t(label) }))}
      selected={tab}
      onSelect={setTab}
    >
      <Panel analysis={analysis} />
    </Tabs>
  );
}
