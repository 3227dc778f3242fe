import { readStoredText, removeStored } from './local-storage.ts';

const KEY = 'gullylens.theme';

export const themes = ['system', 'dark', 'light'] as const;
export type Theme = (typeof themes)[number];

/** The look that was chosen in this browser; `system` follows the device. */
export function readTheme(): Theme {
  const stored = readStoredText(KEY);
  return themes.find((theme) => theme === stored) ?? 'system';
}

/** Remembers the choice and shows it at once. */
export function chooseTheme(theme: Theme): void {
  removeStored(KEY);
  if (theme !== 'system') keep(theme);
  showTheme(theme);
}

/** Puts the look on the page; the style sheet does the rest. */
export function showTheme(theme: Theme = readTheme()): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

function keep(theme: Theme): void {
  try {
    window.localStorage.setItem(KEY, theme);
  } catch {
    // Full or forbidden: the choice holds until the page is left.
  }
}
