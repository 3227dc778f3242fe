import { useLingui } from '@lingui/react';
import { CalendarDays, LogOut, MessagesSquare, Settings, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAuth } from '../../features/session/auth-context.ts';
import { firstNameOf } from '../../features/session/describe-user.ts';
import { Badge } from '../../ui/badge.tsx';
import { paths } from '../../platform/links.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LanguageSwitch } from '../shell/language-switch.tsx';
import { goToSection, sections, type SectionId } from './sections.ts';

/** The same entries on a small screen, with who is signed in and the way out. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { user, isPremium, logout } = useAuth();
  const { i18n } = useLingui();
  const go = (id: SectionId) => {
    onClose();
    goToSection(id);
  };
  return (
    <div id="dashboard-menu" className="border-t border-line bg-surface p-4 md:hidden">
      <div className="flex items-center justify-between gap-3 pb-3">
        <div className="min-w-0">
          <p className="truncate font-semibold">{(user && firstNameOf(user)) ?? i18n.t('User')}</p>
          <p className="truncate text-sm text-muted">{user?.email}</p>
        </div>
        {isPremium && <Badge tone="premium">{i18n.t('Premium')}</Badge>}
      </div>
      <ul className="mb-2 border-y border-line py-2">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <Button look="quiet" className="w-full justify-start!" onClick={() => go(id)}>
              {i18n.t(label)}
            </Button>
          </li>
        ))}
      </ul>
      <PageLink to={paths.matches} icon={CalendarDays}>
        {i18n.t('Matches')}
      </PageLink>
      {isPremium && (
        <PageLink to={paths.forum} icon={MessagesSquare}>
          {i18n.t('Forum')}
        </PageLink>
      )}
      <PageLink to={paths.account} icon={Settings}>
        {i18n.t('Account')}
      </PageLink>
      <LanguageSwitch className="px-4!" />
      <Button look="quiet" className="w-full justify-start!" onClick={logout}>
        <LogOut aria-hidden="true" className="size-4" /> {i18n.t('Logout')}
      </Button>
    </div>
  );
}

function PageLink({ to, icon: Icon, children }: { to: string; icon: LucideIcon; children: ReactNode }) {
  return (
    <Link to={to} className={classNames(buttonClasses('quiet'), 'w-full justify-start!')}>
      <Icon aria-hidden="true" className="size-4" /> {children}
    </Link>
  );
}
