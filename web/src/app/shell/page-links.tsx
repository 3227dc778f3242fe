import { useLingui } from '@lingui/react';
import { CalendarDays, LayoutDashboard, MessagesSquare, PencilLine, Settings } from 'lucide-react';
import { NavLink } from 'react-router';
import { useAuth } from '../../features/session/auth-context.ts';
import { isStaff } from '../../features/session/describe-user.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { paths } from '../../platform/links.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';

const pages = {
  dashboard: { to: paths.dashboard, label: sentence('Dashboard'), icon: LayoutDashboard },
  matches: { to: paths.matches, label: sentence('Matches'), icon: CalendarDays },
  forum: { to: paths.forum, label: sentence('Forum'), icon: MessagesSquare },
  account: { to: paths.account, label: sentence('Account'), icon: Settings },
  desk: { to: paths.desk, label: sentence('Desk'), icon: PencilLine },
} as const;

interface PageLinksProps {
  /** Left out where the menu has the dashboard's sections. */
  withDashboard?: boolean;
  onChosen: () => void;
}

/** The pages that stand in every menu of a small screen, in this order; each for those to whom it is open. */
export function PageLinks({ withDashboard = false, onChosen }: PageLinksProps) {
  const { i18n } = useLingui();
  const { user, isPremium } = useAuth();
  const open = [
    ...(withDashboard ? [pages.dashboard] : []),
    pages.matches,
    ...(isPremium ? [pages.forum] : []),
    pages.account,
    ...(isStaff(user) ? [pages.desk] : []),
  ];
  return open.map(({ to, label, icon: Icon }) => (
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
