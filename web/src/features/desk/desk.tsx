import type { Analysis } from '@gullylens/contract/http/analysis';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { useChoiceInAddress } from '../../ui/use-choice-in-address.ts';
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

const sectionKeys = sections.map(({ key }) => key);

interface DeskProps {
  /** Draws an analysis as its readers see it. */
  preview: (analysis: Analysis) => ReactNode;
}

/** The analysts' desk. */
export function Desk({ preview }: DeskProps) {
  const { i18n } = useLingui();
  const [section, setSection] = useChoiceInAddress('tab', sectionKeys, 'analyses');
  const tabs = sections.map(({ key, label }) => ({ key, label: i18n.t(label) }));
  return (
    <Tabs label={i18n.t('Parts of the desk')} tabs={tabs} selected={section} onSelect={setSection}>
      {section === 'analyses' && <AnalysesDesk preview={preview} />}
      {section === 'tickets' && <TicketsDesk />}
      {section === 'forum' && <ForumDesk />}
      {section === 'names' && <NamesDesk />}
    </Tabs>
  );
}
