import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { showLanguage } from './show-language.ts';

it.each([
  ['hi-IN', 'प्रीमियम'],
  ['en-IN', 'Premium'],
] as const)('in the language %s a sentence reads “%s”', async (language, text) => {
  await showLanguage(language);
  expect(i18n.locale).toBe(language);
  expect(document.documentElement.lang).toBe(language);
  expect(i18n.t('Premium')).toBe(text);
});
