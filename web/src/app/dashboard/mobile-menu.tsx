import { useLingui } from '@lingui/react';
import { LogOut } from 'lucide-react';
import { useAuth } from '../../features/session/auth-context.ts';
import { usePremium } from '../../features/session/use-premium.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LanguageSwitch } from '../shell/language-switch.tsx';
import { PageLinks } from '../shell/page-links.tsx';
import { goToSection, sections, type SectionId } from './sections.ts';

/** The same entries on a small screen, with who is signed in and the way out. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { user, logout } = useAuth();
  const { isPremium } = usePremium();
  const { i18n } = useLingui();
  const go = (id: SectionId) => {
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
      <PageLinks onChosen={onClose} />
      <LanguageSwitch className="px-4!" />
      <Button look="quiet" className="w-full justify-start!" onClick={logout}>
        <LogOut aria-hidden="true" className="size-4" /> {i18n.t('Logout')}
      </Button>
    </div>
  );
}
