import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import { useLingui } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { TabsInAddress } from '../../ui/layout/tabs-in-address.tsx';
import { AnalysesDesk } from './analyses-desk.tsx';
import { DeskQueue } from './desk-queue.tsx';
import { ForumDesk } from './forum-desk.tsx';
import { NamesDesk } from './names-desk.tsx';
import { TicketsDesk } from './tickets-desk.tsx';

const sections = [
  { key: 'queue', label: sentence('To do') },
  { key: 'analyses', label: sentence('Analyses') },
  { key: 'tickets', label: sentence('Tickets') },
  { key: 'forum', label: sentence('Forum') },
  { key: 'names', label: sentence('Names') },
] as const;

type Section = (typeof sections)[number]['key'];

/** The sections of the desk, first what waits. `preview` renders an analysis as its readers see it. */
export function Desk({ preview }: { preview: (analysis: Analysis) => ReactNode }) {
  const { i18n } = useLingui();
  const panels = {
    queue: <DeskQueue />,
    analyses: <AnalysesDesk preview={preview} />,
    tickets: <TicketsDesk />,
    forum: <ForumDesk />,
    names: <NamesDesk />,
  };
  return (
    <TabsInAddress
      name="tab"
      label={i18n.t('Parts of the desk')}
      tabs={sections}
      // Narrower tabs, so that all five are in view on a phone.
      rowClass="max-sm:[&_[role=tab]]:px-2 max-sm:[&_[role=tablist]]:gap-0"
    >
      {(section) => <OpenedPanels shown={section} panels={panels} />}
    </TabsInAddress>
  );
}

/** The chosen section. Those opened before stay, hidden, so that unsaved text survives a look elsewhere. */
function OpenedPanels({ shown, panels }: { shown: Section; panels: Readonly<Record<Section, ReactNode>> }) {
  const [opened, setOpened] = useState<readonly Section[]>([shown]);
  if (!opened.includes(shown)) setOpened([...opened, shown]);
  return opened.map((section) => (
    <div key={section} hidden={section !== shown}>
      {panels[section]}
    </div>
  ));
}
