import { readStoredText, removeStored, writeStoredText } from './local-storage.ts';

const THEME_KEY = 'gullylens.theme';
const LANGUAGE_KEY = 'gullylens.language';

/** The themes that a visitor may choose; the first is the default. */
export const themes = ['system', 'dark', 'light'] as const;
/** A theme that a visitor may choose; `system` follows the device. */
export type Theme = (typeof themes)[number];

/** The languages of the screens, as locales of Intl; the first is the default. */
export const languages = ['en-IN', 'hi-IN'] as const;
/** A language of the screens. */
export type Language = (typeof languages)[number];

/** Returns the theme chosen in this browser. */
export function readTheme(): Theme {
  return readChoice(THEME_KEY, themes);
}

/** Stores the choice and applies it at once. */
export function chooseTheme(theme: Theme): void {
  storeChoice(THEME_KEY, theme, themes);
  showTheme(theme);
}

/** Applies the theme to the page, for the style sheet. */
export function showTheme(theme: Theme = readTheme()): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Returns the language chosen in this browser. */
export function readLanguage(): Language {
  return readChoice(LANGUAGE_KEY, languages);
}

/** Stores the language for this browser. */
export function storeLanguage(language: Language): void {
  storeChoice(LANGUAGE_KEY, language, languages);
}

/** Returns the stored choice if it is one of `choices`, else the first, which is never stored. */
function readChoice<Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]): Choice {
  const stored = readStoredText(key);
  return choices.find((choice) => choice === stored) ?? choices[0];
}

function storeChoice<Choice extends string>(key: string, choice: Choice, [first]: readonly Choice[]): void {
  if (choice === first) removeStored(key);
  else writeStoredText(key, choice);
}
