import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { chooseLanguage } from '../../../platform/language/show-language.ts';
import { buttonClasses } from '../../../ui/controls/button.tsx';
import { classNames } from '../../../ui/text/class-names.ts';

/** Switches between English and Hindi. Its label is in the other language, for visitors who cannot read this one. */
export function LanguageSwitch({ className, icon }: { className?: string; icon?: ReactNode }) {
  const { i18n } = useLingui();
  const hindi = i18n.locale === 'hi-IN';
  return (
    <button
      type="button"
      onClick={() => void chooseLanguage(hindi ? 'en-IN' : 'hi-IN')}
      className={classNames(
        buttonClasses('quiet'),
        'whitespace-nowrap',
        icon === undefined && 'px-2!',
        className,
      )}
    >
      {icon}
      <span>
        <span lang="en" className={hindi ? undefined : 'text-text'}>
          EN
        </span>
        {' / '}
        <span lang="hi" className={hindi ? 'text-text' : undefined}>
          हिं
        </span>
      </span>
      <span lang={hindi ? 'en' : 'hi'} className="sr-only">
        {hindi ? 'Read in English' : 'हिन्दी में पढ़ें'}
      </span>
    </button>
  );
}
