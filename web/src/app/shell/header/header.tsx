import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { SearchButton } from '../../../features/search/search-button.tsx';
import { useAuth } from '../../../features/session/auth-context.ts';
import { usePremium } from '../../../features/session/use-premium.ts';
import { paths } from '../../../platform/links.ts';
import { buttonClasses } from '../../../ui/controls/button.tsx';
import { classNames } from '../../../ui/text/class-names.ts';
import { AvatarMenu } from './avatar-menu.tsx';
import { Brand, PremiumBadge } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { barEntry, PageLinks, useMenuPages } from './page-links.tsx';
import { MenuButton, useToggledMenu } from './toggled-menu.tsx';
import { lazyDialog } from '../../../ui/feedback/lazy-part.tsx';

const MobileMenu = lazyDialog(async () => (await import('./mobile-menu.tsx')).MobileMenu);

/** The header of every page but the landing page and the dashboard. */
export function Header() {
  const { user } = useAuth();
  const { i18n } = useLingui();
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-ink">
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-1 px-4 md:px-6">
        <Brand to={user ? paths.dashboard : paths.landing} />
        {user ? (
          <SignedInLinks />
        ) : (
          <div className="ml-auto flex items-center gap-2">
            <LanguageSwitch />
            <Link
              to={paths.landing}
              className={classNames(buttonClasses('primary'), 'whitespace-nowrap max-[22.5rem]:px-3!')}
            >
              {i18n.t('Sign In')}
            </Link>
          </div>
        )}
      </div>
    </header>
  );
}

function SignedInLinks() {
  const menu = useToggledMenu();
  const pages = useMenuPages();
  const widePages = pages.filter(({ shownIn }) => shownIn === 'wide bar');
  const { isPremium } = usePremium();
  const { i18n } = useLingui();
  return (
    <>
      <nav aria-label={i18n.t('Pages')} className="ml-2 hidden md:flex xl:ml-6">
        <PageLinks pages={pages.filter(({ shownIn }) => shownIn === 'bar')} className={barEntry} />
        <PageLinks pages={widePages} className={classNames(barEntry, 'max-lg:hidden')} />
      </nav>
      <div className="ml-auto flex items-center gap-1">
        {isPremium && <PremiumBadge />}
        <SearchButton />
        <LanguageSwitch className="max-md:hidden" />
        <AvatarMenu tabletPages={widePages} />
        <MenuButton menu={menu} controls="header-menu" />
      </div>
      {menu.open && <MobileMenu id="header-menu" pages={pages} onClose={menu.close} />}
    </>
  );
}
