import { useLingui } from '@lingui/react';
import { LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { SearchButton } from '../../features/search/search-button.tsx';
import { useAuth } from '../../features/session/auth-context.ts';
import { usePremium } from '../../features/session/use-premium.ts';
import { Button } from '../../ui/controls/button.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { Brand, PremiumBadge } from '../shell/header/brand.tsx';
import { LanguageSwitch } from '../shell/header/language-switch.tsx';
import { barEntry, PageLinks } from '../shell/header/page-links.tsx';
import { MenuButton, useToggledMenu } from '../shell/header/toggled-menu.tsx';
import { sections, useOtherPages } from './dashboard-sections.ts';
import { SectionButtons } from './section-buttons.tsx';
import { useIdle } from '../../ui/behaviour/use-idle.ts';
import { lazyDialog, lazyPart } from '../../ui/feedback/lazy-part.tsx';

const AvatarMenu = lazyPart(async () => (await import('../shell/header/avatar-menu.tsx')).AvatarMenu, {
  renderMissing: () => null,
});

const DashboardMenu = lazyDialog(async () => (await import('./dashboard-menu.tsx')).DashboardMenu);

/** The header has a shadow once the page is scrolled by more than this. */
const SHADOW_AFTER_PX = 20;

/** The header of the dashboard: that of the other pages (`Header`), with the sections of the dashboard and sign-out. */
export function DashboardNav() {
  const menu = useToggledMenu();
  const scrolled = useIsScrolled();
  const pages = useOtherPages();
  const barPages = pages.filter(({ shownIn }) => shownIn === 'bar');
  const widePages = pages.filter(({ shownIn }) => shownIn === 'wide bar');
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
        className="mx-auto flex h-16 max-w-7xl items-center gap-1 px-4 md:px-6"
      >
        <Brand />
        <div className="ml-2 hidden md:flex xl:ml-6">
          <SectionButtons shown={sections.slice(0, 1)} className={classNames(barEntry, 'text-text!')} />
          <PageLinks pages={barPages} className={classNames(barEntry, 'max-lg:hidden')} />
          <PageLinks pages={widePages} className={classNames(barEntry, 'max-xl:hidden')} />
          <span aria-hidden="true" className="mx-2 my-3 border-l border-line max-lg:hidden" />
          <SectionButtons shown={sections.slice(1)} className="px-2! whitespace-nowrap" />
        </div>
        <div className="ml-auto flex items-center gap-1">
          <BarEnd />
          <div className="size-11">{useIdle() && <AvatarMenu tabletPages={barPages} />}</div>
          <MenuButton menu={menu} controls="dashboard-menu" />
        </div>
      </nav>
      {menu.open && <DashboardMenu pages={pages} onClose={menu.close} />}
    </header>
  );
}

/** The Pro badge, search and, on wider screens, the language and sign-out. */
function BarEnd() {
  const { logout } = useAuth();
  const { isPremium } = usePremium();
  const { i18n } = useLingui();
  return (
    <>
      {isPremium && <PremiumBadge label={i18n.t('Pro')} />}
      <SearchButton />
      <LanguageSwitch className="max-md:hidden" />
      <Button look="quiet" className="px-2! max-md:hidden" onClick={logout}>
        <LogOut aria-hidden="true" className="size-4" />
        <span className="sr-only">{i18n.t('Logout')}</span>
      </Button>
    </>
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
