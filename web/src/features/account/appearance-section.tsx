import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { chooseLanguage } from '../../platform/language/show-language.ts';
import {
  type Language,
  type Theme,
  chooseTheme,
  languages,
  readTheme,
  themes,
} from '../../platform/storage/preferences.ts';
import { RadioList } from '../../ui/controls/radio-row.tsx';
import { AccountSection } from './account-section.tsx';

const themeNames: Record<Theme, string> = {
  system: sentence('As on this device'),
  dark: sentence('Dark'),
  light: sentence('Light'),
};

/** Each language in its own script, so that a visitor in the wrong one finds the way back. */
const languageNames: Record<Language, string> = { 'en-IN': 'English', 'hi-IN': 'हिन्दी' };

export function AppearanceSection() {
  const { i18n } = useLingui();
  const [theme, setTheme] = useState(readTheme);
  return (
    <AccountSection title={i18n.t('Appearance')}>
      <RadioList
        hideLabel
        className="flex flex-wrap gap-x-6"
        label={i18n.t('Look of the pages in this browser')}
        options={themes.map((value) => ({ value, name: i18n.t(themeNames[value]) }))}
        chosen={theme}
        onChoose={(next) => {
          chooseTheme(next);
          setTheme(next);
        }}
      />
      <RadioList
        hideLabel
        className="flex flex-wrap gap-x-6"
        label={i18n.t('Language of the pages in this browser')}
        options={languages.map((value) => ({ value, name: languageNames[value], language: value }))}
        chosen={i18n.locale}
        onChoose={(next) => void chooseLanguage(next)}
      />
    </AccountSection>
  );
}
