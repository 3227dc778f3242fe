import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import { useLingui } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { sentence } from '../../platform/language/sentence.ts';
import { TabsInAddress } from '../../ui/layout/tabs-in-address.tsx';
import { AnalysesDesk } from './analyses-desk.tsx';
import { DeskQueue } from './desk-queue.tsx';
import { ForumDesk } from './forum-desk.tsx';
import { NamesDesk } from './names-desk.tsx';
import { TicketsDesk } from './tickets-desk.tsx';

const sections = [
  { key: 'analyses', label: sentence('Analyses') },
  { key: 'tickets', label: sentence('Tickets') },
  { key: 'forum', label: sentence('Forum') },
  { key: 'names', label: sentence('Names') },
] as const;

type Section = (typeof sections)[number]['key'];

/** What waits, then the sections of the desk. `preview` renders an analysis as its readers see it. */
export function Desk({ preview }: { preview: (analysis: Analysis) => ReactNode }) {
  const { i18n } = useLingui();
  const panels = {
    analyses: <AnalysesDesk preview={preview} />,
    tickets: <TicketsDesk />,
    forum: <ForumDesk />,
    names: <NamesDesk />,
  };
  const [params] = useSearchParams();
  // The editor has the page to itself.
  const isEditing = params.has('match') && (params.get('tab') ?? sections[0].key) === sections[0].key;
  return (
    <>
      {!isEditing && <DeskQueue />}
      <TabsInAddress name="tab" label={i18n.t('Parts of the desk')} tabs={sections}>
        {(section) => <OpenedPanels shown={section} panels={panels} />}
      </TabsInAddress>
    </>
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
