import { Hourglass, House, ListChecks } from 'lucide-react';
import { MobileMenu } from '../shell/header/mobile-menu.tsx';
import { menuEntry, type MenuPage } from '../shell/header/page-links.tsx';
import { sections } from './dashboard-sections.ts';
import { SectionButtons } from './section-buttons.tsx';

const icons = { dashboard: House, 'expert-analysis': ListChecks, 'coming-soon': Hourglass } as const;

interface DashboardMenuProps {
  pages: readonly MenuPage[];
  onClose: () => void;
}

/** The dashboard's menu of a small screen: its sections above the pages. Loaded when it is opened. */
export function DashboardMenu({ pages, onClose }: DashboardMenuProps) {
  return (
    <MobileMenu id="dashboard-menu" pages={pages} onClose={onClose}>
      <SectionButtons icons={icons} shown={sections} className={menuEntry} onChosen={onClose} />
    </MobileMenu>
  );
}
