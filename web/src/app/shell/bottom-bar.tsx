import { useLingui } from '@lingui/react';
import { CalendarDays, CircleUser, ClipboardList, House, Users } from 'lucide-react';
import { NavLink } from 'react-router';
import { sentence } from '../../platform/language/sentence.ts';
import { paths } from '../../platform/links.ts';
import { classNames } from '../../ui/text/class-names.ts';

const pages = [
  { to: paths.dashboard, label: sentence('Home'), icon: House },
  { to: paths.matches, label: sentence('Matches'), icon: CalendarDays },
  { to: paths.analyses, label: sentence('Analysis'), icon: ClipboardList },
  { to: paths.lineupMatches, label: sentence('Line-ups'), icon: Users },
  { to: paths.account, label: sentence('Me'), icon: CircleUser },
] as const;

/** The five main pages at the bottom of a phone's screen. `--bottom-bar` in tokens.css is its height. */
export function BottomBar() {
  const { i18n } = useLingui();
  return (
    <nav
      id="bottom-bar"
      aria-label={i18n.t('Main pages')}
      className="fixed inset-x-0 bottom-0 z-40 h-(--bottom-bar) border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="mx-auto flex h-full max-w-lg">
        {pages.map(({ to, label, icon: Icon }) => (
          <li key={to} className="min-w-0 flex-1">
            <NavLink
              to={to}
              className={({ isActive }) =>
                classNames(
                  // Five labels must fit side by side, so that very large text grows only as far as the screen is wide.
                  'flex h-full flex-col items-center justify-center gap-0.5 border-t-2 text-[min(0.75rem,3.2vw)] font-semibold focus-visible:-outline-offset-2',
                  isActive ? 'border-turf text-turf' : 'border-transparent text-muted',
                )
              }
            >
              <Icon aria-hidden="true" className="size-5" />
              {i18n.t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
