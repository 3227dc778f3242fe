import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { ForumDesk } from './forum-desk.tsx';
import { NamesDesk } from './names-desk.tsx';
import { TicketsDesk } from './tickets-desk.tsx';

const sections = [
  { key: 'tickets', label: sentence('Tickets') },
  { key: 'forum', label: sentence('Forum') },
  { key: 'names', label: sentence('Names') },
] as const;

type Section = (typeof sections)[number]['key'];

const panels = { tickets: TicketsDesk, forum: ForumDesk, names: NamesDesk } as const;

/** The analysts' desk. */
export function Desk() {
  const { i18n } = useLingui();
  const [section, setSection] = useState<Section>('tickets');
  const Panel = panels[section];
  const tabs = sections.map(({ key, label }) => ({ key, label: i18n.t(label) }));
  return (
    <Tabs label={i18n.t('Parts of the desk')} tabs={tabs} selected={section} onSelect={setSection}>
      <Panel />
    </Tabs>
  );
}
