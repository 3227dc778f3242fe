import { useLingui } from '@lingui/react';
import { NavLink } from 'react-router';
import { paths } from '../../../platform/links.ts';
import { buttonClasses } from '../../../ui/controls/button.tsx';
import { classNames } from '../../../ui/text/class-names.ts';
import {
  CalendarDays,
  CircleHelp,
  CircleUser,
  ClipboardList,
  House,
  type LucideIcon,
  MessagesSquare,
  PencilLine,
  ShieldCheck,
  Users,
} from 'lucide-react';
import { useAuth } from '../../../features/session/auth-context.ts';
import { isStaff } from '../../../features/session/describe-user.ts';
import { sentence } from '../../../platform/language/sentence.ts';

/** Classes of an entry of the bar: narrow, so that all fit on one line from 768 px up. */
export const barEntry = 'px-2! whitespace-nowrap xl:px-4!';

/** Classes of an entry of a menu. */
export const menuEntry = 'w-full justify-start!';

interface PageLinksProps {
  pages: readonly MenuPage[];
  className: string;
  withIcons?: boolean;
  onChosen?: () => void;
}

/** Links to pages, in a bar or below one another in a menu. */
export function PageLinks({ pages, className, withIcons = false, onChosen }: PageLinksProps) {
  const { i18n } = useLingui();
  return pages.map(({ to, label, icon: Icon }) => (
    <NavLink
      key={to}
      to={to}
      onClick={onChosen}
      className={({ isActive }) => classNames(buttonClasses('quiet'), className, isActive && 'text-text!')}
    >
      {withIcons && <Icon aria-hidden="true" className="size-4" />}
      {i18n.t(label)}
    </NavLink>
  ));
}

export interface MenuPage {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /**
   * Where screens from 768 px show it; smaller ones show all pages in one menu. The bar of other pages has room for `wide
   * bar` from 1024 px, that of the dashboard for `bar` from 1024 px; else they are in the menu of the avatar.
   */
  readonly shownIn: 'bar' | 'wide bar' | 'avatar';
  readonly isForStaff?: boolean;
}

// The icons are those of the bottom bar where it has the same page.
const menuPages: readonly MenuPage[] = [
  { to: paths.dashboard, label: sentence('Dashboard'), icon: House, shownIn: 'bar' },
  { to: paths.matches, label: sentence('Matches'), icon: CalendarDays, shownIn: 'bar' },
  { to: paths.analyses, label: sentence('Analysis'), icon: ClipboardList, shownIn: 'wide bar' },
  { to: paths.lineupMatches, label: sentence('Line-ups'), icon: Users, shownIn: 'wide bar' },
  { to: paths.forum, label: sentence('Forum'), icon: MessagesSquare, shownIn: 'bar' },
  { to: paths.trackRecord, label: sentence('Track record'), icon: ShieldCheck, shownIn: 'avatar' },
  { to: paths.support, label: sentence('Support'), icon: CircleHelp, shownIn: 'avatar' },
  { to: paths.account, label: sentence('Account'), icon: CircleUser, shownIn: 'avatar' },
  { to: paths.desk, label: sentence('Desk'), icon: PencilLine, shownIn: 'avatar', isForStaff: true },
];

/** Returns the pages in the signed-in user's menus, in the order in which they are listed. */
export function useMenuPages(): readonly MenuPage[] {
  const { user } = useAuth();
  return menuPages.filter(({ isForStaff = false }) => !isForStaff || isStaff(user));
}
