import { readStoredText, removeStored } from './local-storage.ts';

const KEY = 'gullylens.language';

/** As Intl and the page's `lang` name them. The first is what nobody has to choose. */
export const languages = ['en-IN', 'hi-IN'] as const;
export type Language = (typeof languages)[number];

/** The language that was chosen in this browser. */
export function readLanguage(): Language {
  const stored = readStoredText(KEY);
  return languages.find((language) => language === stored) ?? languages[0];
}

export function keepLanguage(language: Language): void {
  if (language === languages[0]) return removeStored(KEY);
  try {
    window.localStorage.setItem(KEY, language);
  } catch {
    // Full or forbidden: the choice holds until the page is left.
  }
}
