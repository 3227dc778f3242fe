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
import { PageLinks, useMenuPages } from './page-links.tsx';
import { MenuButton, useToggledMenu } from './toggled-menu.tsx';

/** The header of every page but the landing page and the dashboard. */
export function Header() {
  const { user } = useAuth();
  const { i18n } = useLingui();
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-ink">
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-2 px-4 md:px-6">
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
  const { isPremium } = usePremium();
  const { i18n } = useLingui();
  return (
    <>
      <nav
        id="header-menu"
        aria-label={i18n.t('Pages')}
        className={classNames(
          'md:static md:ml-6 md:flex md:border-0 md:bg-transparent md:p-0',
          menu.open ? 'absolute inset-x-0 top-16 border-b border-line bg-surface p-4' : 'hidden',
        )}
      >
        <PageLinks pages={pages.filter(({ shownIn }) => shownIn === 'bar')} className="max-md:hidden" />
        <div className="md:hidden">
          <PageLinks withIcons pages={pages} className="w-full justify-start!" onChosen={menu.close} />
          <LanguageSwitch className="px-4!" />
        </div>
      </nav>
      <div className="ml-auto flex items-center gap-2">
        {isPremium && <PremiumBadge />}
        <SearchButton />
        <LanguageSwitch className="max-md:hidden" />
        <AvatarMenu />
        <MenuButton menu={menu} controls="header-menu" />
      </div>
    </>
  );
}
