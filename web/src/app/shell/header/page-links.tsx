import { useLingui } from '@lingui/react';
import { NavLink } from 'react-router';
import { paths } from '../../../platform/links.ts';
import { buttonClasses } from '../../../ui/controls/button.tsx';
import { classNames } from '../../../ui/text/class-names.ts';
import type { LucideIcon } from 'lucide-react';
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
  /** Icons by address; none in the bar. */
  icons?: Readonly<Record<string, LucideIcon>>;
  onChosen?: () => void;
}

/** Links to pages, in a bar or below one another in a menu. */
export function PageLinks({ pages, className, icons = {}, onChosen }: PageLinksProps) {
  const { i18n } = useLingui();
  return pages.map(({ to, label }) => {
    const Icon = icons[to];
    return (
      <NavLink
        key={to}
        to={to}
        onClick={onChosen}
        className={({ isActive }) => classNames(buttonClasses('quiet'), className, isActive && 'text-text!')}
      >
        {Icon && <Icon aria-hidden="true" className="size-4" />}
        {i18n.t(label)}
      </NavLink>
    );
  });
}

export interface MenuPage {
  readonly to: string;
  readonly label: string;
  /**
   * Where screens from 768 px show it; smaller ones show all pages in one menu. The bar of other pages has room for `wide
   * bar` from 1024 px, that of the dashboard for `bar` from 1024 px; else they are in the menu of the avatar.
   */
  readonly shownIn: 'bar' | 'wide bar' | 'avatar';
  readonly isForStaff?: boolean;
}

const menuPages: readonly MenuPage[] = [
  { to: paths.dashboard, label: sentence('Dashboard'), shownIn: 'bar' },
  { to: paths.matches, label: sentence('Matches'), shownIn: 'bar' },
  { to: paths.analyses, label: sentence('Analysis'), shownIn: 'wide bar' },
  { to: paths.lineupMatches, label: sentence('Line-ups'), shownIn: 'wide bar' },
  { to: paths.forum, label: sentence('Forum'), shownIn: 'bar' },
  { to: paths.trackRecord, label: sentence('Track record'), shownIn: 'avatar' },
  { to: paths.support, label: sentence('Support'), shownIn: 'avatar' },
  { to: paths.account, label: sentence('Account'), shownIn: 'avatar' },
  { to: paths.desk, label: sentence('Desk'), shownIn: 'avatar', isForStaff: true },
];

/** Returns the pages in the signed-in user's menus, in the order in which they are listed. */
export function useMenuPages(): readonly MenuPage[] {
  const { user } = useAuth();
  return menuPages.filter(({ isForStaff = false }) => !isForStaff || isStaff(user));
}
