import { useLingui } from '@lingui/react';
import { Languages, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAuth } from '../../../features/session/auth-context.ts';
import { usePremium } from '../../../features/session/use-premium.ts';
import { Badge } from '../../../ui/layout/badge.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { pageIcons } from './page-icons.ts';
import { menuEntry, type MenuPage, PageLinks } from './page-links.tsx';

interface MobileMenuProps {
  id: string;
  pages: readonly MenuPage[];
  onClose: () => void;
  /** Entries above the pages. */
  children?: ReactNode;
}

/** The menu of a small screen: the user, the pages, the language and sign-out. Loaded when it is opened. */
export function MobileMenu({ id, pages, onClose, children }: MobileMenuProps) {
  const { user, logout } = useAuth();
  const { isPremium } = usePremium();
  const { i18n } = useLingui();
  return (
    <nav
      id={id}
      aria-label={i18n.t('Pages')}
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem-var(--bottom-bar))] overflow-y-auto border-y border-line bg-surface p-4 shadow-card md:hidden"
    >
      <div className="flex items-center justify-between gap-3 px-4 pb-3">
        <div className="min-w-0">
          <p className="truncate font-semibold">{user?.first_name || user?.name || i18n.t('User')}</p>
          <p className="truncate text-sm text-muted">{user?.email}</p>
        </div>
        {isPremium && <Badge tone="premium">{i18n.t('Premium')}</Badge>}
      </div>
      <div className="border-t border-line pt-2">
        {children}
        <PageLinks icons={pageIcons} pages={pages} className={menuEntry} onChosen={onClose} />
        <LanguageSwitch icon={<Languages aria-hidden="true" className="size-4" />} className={menuEntry} />
        <Button look="quiet" className={menuEntry} onClick={logout}>
          <LogOut aria-hidden="true" className="size-4" /> {i18n.t('Logout')}
        </Button>
      </div>
    </nav>
  );
}
