import { useLingui } from '@lingui/react';
import { useAuth } from '../../features/session/auth-context.ts';
import { buttonClasses } from '../../ui/controls/button.tsx';
import { BrandLogo } from '../../ui/layout/brand-logo.tsx';
import { LanguageSwitch } from '../shell/header/language-switch.tsx';

/** The header of the landing page: name, language switch and, for visitors, a link to the sign-in panel. */
export function LandingHeader() {
  const { i18n } = useLingui();
  const { user } = useAuth();
  return (
    <header className="mx-auto flex min-h-16 max-w-7xl flex-wrap items-center gap-x-2 px-4 max-[22.5rem]:gap-x-1 md:px-6">
      <BrandLogo className="size-8" />
      <h1 className="text-lg font-extrabold max-[22.5rem]:text-base">GullyLens</h1>
      <div className="ml-auto flex items-center gap-x-2 max-[22.5rem]:gap-x-1">
        <LanguageSwitch />
        {user === null && (
          <a href="#sign-in" className={`${buttonClasses('outline')} max-[22.5rem]:px-3!`}>
            {i18n.t('Sign In')}
          </a>
        )}
      </div>
    </header>
  );
}
