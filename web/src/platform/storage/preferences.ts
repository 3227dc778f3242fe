import { readStoredText, removeStored, writeStoredText } from './local-storage.ts';

const THEME_KEY = 'gullylens.theme';
const LANGUAGE_KEY = 'gullylens.language';

export const themes = ['system', 'dark', 'light'] as const;
export type Theme = (typeof themes)[number];

/** As Intl and the page's `lang` name them. The first is what nobody has to choose. */
export const languages = ['en-IN', 'hi-IN'] as const;
export type Language = (typeof languages)[number];

/** The look that was chosen in this browser; `system` follows the device. */
export function readTheme(): Theme {
  return readChoice(THEME_KEY, themes);
}

/** Remembers the choice and shows it at once. */
export function chooseTheme(theme: Theme): void {
  storeChoice(THEME_KEY, theme, themes);
  showTheme(theme);
}

/** Puts the look on the page; the style sheet does the rest. */
export function showTheme(theme: Theme = readTheme()): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** The language that was chosen in this browser. */
export function readLanguage(): Language {
  return readChoice(LANGUAGE_KEY, languages);
}

export function keepLanguage(language: Language): void {
  storeChoice(LANGUAGE_KEY, language, languages);
}

/** The stored one of these; the first where none is stored. */
function readChoice<Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]): Choice {
  const stored = readStoredText(key);
  return choices.find((choice) => choice === stored) ?? choices[0];
}

function storeChoice<Choice extends string>(key: string, choice: Choice, [first]: readonly Choice[]): void {
  if (choice === first) removeStored(key);
  else writeStoredText(key, choice);
}
