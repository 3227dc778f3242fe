import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { hindi } from '../../languages/hindi.ts';
import { compileSentence } from './compile-sentence.ts';

const locale = 'hi-IN';
/** Outside production Lingui compiles with its full ICU parser. */
const lingui = setupI18n({ locale, messages: { [locale]: {} } });
const ours = setupI18n({ locale, messages: { [locale]: {} } }).setMessagesCompiler(compileSentence);

/** Every value is a number, so that plurals work. */
function valuesFor(text: string, value: number) {
  return Object.fromEntries([...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, value]));
}

const plurals = [
  '{count, plural, one {# over} other {# overs}} left',
  'Needs {runs, plural, =0 {nothing} one {# run from {balls}} other {# runs from {balls}}}.',
];

describe('a sentence', () => {
  it.each(plurals)('compiles as Lingui’s own compiler does: %s', (text) => {
    for (const value of [0, 1, 2, 1234]) {
      expect(ours.t(text, valuesFor(text, value))).toBe(lingui.t(text, valuesFor(text, value)));
    }
  });

  it('compiles in every catalog, in both languages', () => {
    for (const text of Object.entries(hindi).flat()) {
      expect(ours.t(text, valuesFor(text, 2))).toBe(lingui.t(text, valuesFor(text, 2)));
    }
  });

  it('keeps braces that are not a placeholder', () => {
    expect(ours.t('A {strange thing} from {name}', { name: 'far' })).toBe('A {strange thing} from far');
  });
});
