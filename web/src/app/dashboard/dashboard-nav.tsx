import { useLingui } from '@lingui/react';
import { LogOut } from 'lucide-react';
import { SearchButton } from '../../features/search/search-button.tsx';
import { useAuth } from '../../features/session/auth-context.ts';
import { usePremium } from '../../features/session/use-premium.ts';
import { Button } from '../../ui/controls/button.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { Brand, PremiumBadge } from '../shell/header/brand.tsx';
import { LanguageSwitch } from '../shell/header/language-switch.tsx';
import { PageLinks } from '../shell/header/page-links.tsx';
import { MenuButton, useToggledMenu } from '../shell/header/toggled-menu.tsx';
import { goToSection, sections, useOtherPages } from './dashboard-sections.ts';
import { useEffect, useState } from 'react';
import { useIdle } from '../../ui/behaviour/use-idle.ts';
import { lazyDialog, lazyPart } from '../../ui/feedback/lazy-part.tsx';

const AvatarMenu = lazyPart(async () => (await import('../shell/header/avatar-menu.tsx')).AvatarMenu, {
  renderMissing: () => null,
});

const MobileMenu = lazyDialog(async () => (await import('./mobile-menu.tsx')).MobileMenu);

/** Narrow padding, so that all links fit on one line from 768 px up. */
const tight = 'px-2! whitespace-nowrap xl:px-4!';

/** The header has a shadow once the page is scrolled by more than this. */
const SHADOW_AFTER_PX = 20;

/** The header of the dashboard, with its sections. Other pages have `Header`. */
export function DashboardNav() {
  const menu = useToggledMenu();
  const scrolled = useIsScrolled();
  const { i18n } = useLingui();
  return (
    <header
      className={classNames(
        'fixed inset-x-0 top-0 z-40 border-b bg-ink transition-shadow',
        scrolled ? 'border-line shadow-card' : 'border-transparent',
      )}
    >
      <nav
        aria-label={i18n.t('Dashboard')}
        className="mx-auto flex h-16 max-w-7xl items-center gap-2 px-4 md:px-6"
      >
        <Brand />
        <ul className="ml-2 hidden md:flex xl:ml-6 xl:gap-1">
          {sections.map(({ id, label }) => (
            <li key={id}>
              <Button look="quiet" className={tight} onClick={() => goToSection(id)}>
                {i18n.t(label)}
              </Button>
            </li>
          ))}
        </ul>
        <Account />
        <MenuButton menu={menu} controls="dashboard-menu" />
      </nav>
      {menu.open && <MobileMenu onClose={menu.close} />}
    </header>
  );
}

/** The Pro badge, the other pages and sign-out, in the bar on wider screens. */
function Account() {
  const { logout } = useAuth();
  const { isPremium } = usePremium();
  const { i18n } = useLingui();
  const barPages = useOtherPages().filter(({ shownIn }) => shownIn === 'bar');
  const isIdle = useIdle();
  return (
    <div className="ml-auto flex items-center gap-2 max-xl:gap-0">
      {isPremium && <PremiumBadge label={i18n.t('Pro')} />}
      <SearchButton />
      <LanguageSwitch className="max-md:hidden" />
      <PageLinks pages={barPages} className={classNames(tight, 'max-lg:hidden')} />
      <div className="size-11 max-md:hidden">{isIdle && <AvatarMenu tabletPages={barPages} />}</div>
      <Button look="quiet" className={classNames(tight, 'max-md:hidden')} onClick={logout}>
        <LogOut aria-hidden="true" className="size-4" />{' '}
        <span className="max-xl:sr-only">{i18n.t('Logout')}</span>
      </Button>
    </div>
  );
}

function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const update = () => setIsScrolled(window.scrollY > SHADOW_AFTER_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return isScrolled;
}
