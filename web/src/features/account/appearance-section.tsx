import { useLingui } from '@lingui/react';
import { useId, useState } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { chooseLanguage } from '../../platform/language/show-language.ts';
import { languages, type Language } from '../../platform/storage/language.ts';
import { chooseTheme, readTheme, themes, type Theme } from '../../platform/storage/theme.ts';
import { AccountSection } from './account-section.tsx';

const themeNames: Record<Theme, string> = {
  system: sentence('As on this device'),
  dark: sentence('Dark'),
  light: sentence('Light'),
};

/** Each in its own words, so that whoever landed in the wrong one finds the way back. */
const languageNames: Record<Language, string> = { 'en-IN': 'English', 'hi-IN': 'हिन्दी' };

/** Which look and language this browser shows. */
export function AppearanceSection() {
  const { i18n } = useLingui();
  const [theme, setTheme] = useState(readTheme);
  return (
    <AccountSection title={i18n.t('Appearance')}>
      <Choice
        legend={i18n.t('Look of the pages in this browser')}
        options={themes.map((value) => ({ value, name: i18n.t(themeNames[value]) }))}
        chosen={theme}
        onChoose={(next) => {
          chooseTheme(next);
          setTheme(next);
        }}
      />
      <Choice
        legend={i18n.t('Language of the pages in this browser')}
        options={languages.map((value) => ({ value, name: languageNames[value], language: value }))}
        chosen={i18n.locale}
        onChoose={(next) => void chooseLanguage(next)}
      />
    </AccountSection>
  );
}

interface ChoiceProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; name: string; language?: Language }[];
  chosen: string;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ legend, options, chosen, onChoose }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap gap-x-6">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} lang={option.language} className="inline-flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name={name}
            checked={chosen === option.value}
            onChange={() => onChoose(option.value)}
            className="size-5 accent-turf"
          />
          {option.name}
        </label>
      ))}
    </fieldset>
  );
}
