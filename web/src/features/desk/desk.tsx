import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { TabsInAddress } from '../../ui/layout/tabs-in-address.tsx';
import { AnalysesDesk } from './analyses-desk.tsx';
import { ForumDesk } from './forum-desk.tsx';
import { NamesDesk } from './names-desk.tsx';
import { TicketsDesk } from './tickets-desk.tsx';

const sections = [
  { key: 'analyses', label: sentence('Analyses') },
  { key: 'tickets', label: sentence('Tickets') },
  { key: 'forum', label: sentence('Forum') },
  { key: 'names', label: sentence('Names') },
] as const;

/** `preview` renders an analysis as its readers see it. */
export function Desk({ preview }: { preview: (analysis: Analysis) => ReactNode }) {
  const { i18n } = useLingui();
  const panels = {
    analyses: <AnalysesDesk preview={preview} />,
    tickets: <TicketsDesk />,
    forum: <ForumDesk />,
    names: <NamesDesk />,
  };
  return (
    <TabsInAddress name="tab" label={i18n.t('Parts of the desk')} tabs={sections}>
      {(section) => panels[section]}
    </TabsInAddress>
  );
}
