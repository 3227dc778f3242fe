import { readStoredText, removeStored, writeStoredText } from './local-storage.ts';

const THEME_KEY = 'gullylens.theme';
const LANGUAGE_KEY = 'gullylens.language';

/** The themes that a user may choose. */
export const themes = ['system', 'dark', 'light'] as const;
/** One of them. */
export type Theme = (typeof themes)[number];

/** As used by Intl and the page's `lang`. The first of these and of the themes is the default. */
export const languages = ['en-IN', 'hi-IN'] as const;
/** One of them. */
export type Language = (typeof languages)[number];

/** The theme chosen in this browser; `system` follows the device. */
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

/** The language chosen in this browser; English by default. */
export function readLanguage(): Language {
  return readChoice(LANGUAGE_KEY, languages);
}

/** Stores the language for this browser. */
export function storeLanguage(language: Language): void {
  storeChoice(LANGUAGE_KEY, language, languages);
}

/** The stored value if it is one of these, else the first. */
function readChoice<Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]): Choice {
  const stored = readStoredText(key);
  return choices.find((choice) => choice === stored) ?? choices[0];
}

function storeChoice<Choice extends string>(key: string, choice: Choice, [first]: readonly Choice[]): void {
  if (choice === first) removeStored(key);
  else writeStoredText(key, choice);
}
