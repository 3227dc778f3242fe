import { useLingui } from '@lingui/react';
import { LogOut } from 'lucide-react';
import { useAuth } from '../../features/session/auth-context.ts';
import { usePremium } from '../../features/session/use-premium.ts';
import { Badge } from '../../ui/layout/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { LanguageSwitch } from '../shell/header/language-switch.tsx';
import { PageLinks } from '../shell/header/page-links.tsx';
import { goToSection, sections, useOtherPages } from './dashboard-sections.ts';

/** The entries of the dashboard's bar on a small screen, with the user and sign-out. Loaded when it is opened. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { user, logout } = useAuth();
  const { isPremium } = usePremium();
  const { i18n } = useLingui();
  const go = (id: string) => {
    onClose();
    goToSection(id);
  };
  return (
    <div id="dashboard-menu" className="border-t border-line bg-surface p-4 md:hidden">
      <div className="flex items-center justify-between gap-3 pb-3">
        <div className="min-w-0">
          <p className="truncate font-semibold">{user?.first_name || user?.name || i18n.t('User')}</p>
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
      <PageLinks withIcons pages={useOtherPages()} className="w-full justify-start!" onChosen={onClose} />
      <LanguageSwitch className="px-4!" />
      <Button look="quiet" className="w-full justify-start!" onClick={logout}>
        <LogOut aria-hidden="true" className="size-4" /> {i18n.t('Logout')}
      </Button>
    </div>
  );
}
