import { useLingui } from '@lingui/react';
import { LogOut } from 'lucide-react';
import { SearchButton } from '../../features/search/search-button.tsx';
import { useAuth } from '../../features/session/auth-context.ts';
import { usePremium } from '../../features/session/use-premium.ts';
import { paths } from '../../platform/links.ts';
import { Badge } from '../../ui/layout/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { AvatarMenu } from '../shell/header/avatar-menu.tsx';
import { Brand, PremiumBadge } from '../shell/header/brand.tsx';
import { LanguageSwitch } from '../shell/header/language-switch.tsx';
import { PageLinks, useMenuPages } from '../shell/header/page-links.tsx';
import { MenuButton, useToggledMenu } from '../shell/header/toggled-menu.tsx';
import { sentence } from '../../platform/language/sentence.ts';
import { useEffect, useState } from 'react';

const sections = [
  { id: 'dashboard', label: sentence('Dashboard') },
  { id: 'expert-analysis', label: sentence('Expert Analysis') },
  { id: 'coming-soon', label: sentence('Coming Soon') },
] as const;

/** Narrow padding, so that all links fit on one line from 768 px up. */
const tight = 'px-2! whitespace-nowrap xl:px-4!';

const SHADOW_AFTER_PX = 20;

/** The header of the dashboard, with its sections. Other pages have `Header`. */
export function DashboardNav() {
  const menu = useToggledMenu();
  const scrolled = useIsScrolled();
  const { i18n } = useLingui();
  return (
    <header
      className={classNames(
        'fixed inset-x-0 top-0 z-40 border-b bg-ink/95 transition-shadow',
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
  const pages = useOtherPages();
  return (
    <div className="ml-auto flex items-center gap-2 max-xl:gap-0">
      {isPremium && <PremiumBadge label={i18n.t('Pro')} />}
      <SearchButton />
      <LanguageSwitch className="max-md:hidden" />
      <PageLinks
        pages={pages.filter(({ shownIn }) => shownIn === 'bar')}
        className={classNames(tight, 'max-lg:hidden')}
      />
      <div className="max-md:hidden">
        <AvatarMenu />
      </div>
      <Button look="quiet" className={classNames(tight, 'max-md:hidden')} onClick={logout}>
        <LogOut aria-hidden="true" className="size-4" />{' '}
        <span className="max-xl:sr-only">{i18n.t('Logout')}</span>
      </Button>
    </div>
  );
}

/** The same entries on a small screen, with the user and sign-out. */
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

/** The sections stand for the dashboard itself. */
function useOtherPages() {
  return useMenuPages().filter(({ to }) => to !== paths.dashboard);
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

/** Scrolls to a section, smoothly by `scroll-behavior` in base.css, and moves the focus to it. */
function goToSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
