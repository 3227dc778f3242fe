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
import { RadioGroup } from '../../ui/controls/radio-group.tsx';
import { SectionCard } from '../../ui/layout/section.tsx';

const themeNames: Record<Theme, string> = {
  system: sentence('Device'),
  dark: sentence('Dark'),
  light: sentence('Light'),
};

/** Each language in its own script, for visitors who cannot read the current one. */
const languageNames: Record<Language, string> = { 'en-IN': 'English', 'hi-IN': 'हिन्दी' };

/** The theme and the language of this browser; they are not part of the account. */
export function AppearanceSection() {
  const { i18n } = useLingui();
  const [theme, setTheme] = useState(readTheme);
  return (
    <SectionCard title={i18n.t('Appearance')} note={i18n.t('In this browser only')}>
      <RadioGroup
        look="columns"
        label={i18n.t('Theme')}
        options={themes.map((key) => ({ key, label: i18n.t(themeNames[key]) }))}
        selected={theme}
        onSelect={(next) => {
          chooseTheme(next);
          setTheme(next);
        }}
      />
      <div className="h-4" />
      <RadioGroup
        look="columns"
        label={i18n.t('Language')}
        options={languages.map((key) => ({ key, label: languageNames[key], language: key }))}
        selected={i18n.locale}
        onSelect={(next) => void chooseLanguage(next)}
      />
    </SectionCard>
  );
}
