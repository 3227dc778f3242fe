import { useLingui } from '@lingui/react';
import { NavLink } from 'react-router';
import { paths } from '../../platform/links.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useMenuPages } from './menu-pages.ts';

interface PageLinksProps {
  /** Left out where the menu has the dashboard's sections. */
  withDashboard?: boolean;
  onChosen: () => void;
}

/** All pages, for the menu of a small screen. */
export function PageLinks({ withDashboard = false, onChosen }: PageLinksProps) {
  const { i18n } = useLingui();
  const pages = useMenuPages().filter(({ to }) => withDashboard || to !== paths.dashboard);
  return pages.map(({ to, label, icon: Icon }) => (
    <NavLink
      key={to}
      to={to}
      onClick={onChosen}
      className={({ isActive }) =>
        classNames(buttonClasses('quiet'), 'w-full justify-start!', isActive && 'text-text!')
      }
    >
      <Icon aria-hidden="true" className="size-4" /> {i18n.t(label)}
    </NavLink>
  ));
}
