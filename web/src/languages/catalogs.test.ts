import { readdirSync, readFileSync } from 'node:fs';
import { errorTable } from '@gullylens/contract/definition/errors';
import { describe, expect, it } from 'vitest';
import { bareWordsBelow, sentencesBelow } from '../testing/sentences-on-screens.ts';

const folder = `${import.meta.dirname}/hi`;
const areas = readdirSync(folder).map((file) => ({
  file,
  sentences: JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Record<string, string>,
}));
const entries = areas.flatMap(({ file, sentences }) =>
  Object.entries(sentences).map(([english, hindi]) => ({ file, english, hindi })),
);
const onScreens = sentencesBelow(`${import.meta.dirname}/..`);
const errorCodes = Object.keys(errorTable);

const placeholders = (text: string) => [...new Set(text.match(/\{\w+(?=\}|, plural)/g))].toSorted();

/** Names, what is blurred, the documents of law, and what only we see. */
const needsNoLanguage = /GullyLens|SHA-256|placeholder|^features\/legal\//;

it('every word on a screen is part of a sentence that can be translated', () => {
  const bare = bareWordsBelow(`${import.meta.dirname}/..`);
  expect(bare.filter((words) => !needsNoLanguage.test(words))).toEqual([]);
});

describe('the Hindi catalogs', () => {
  it('have every sentence that the screens show, and every error that people are told of, by its code', () => {
    const known = new Set(entries.map(({ english }) => english));
    const missing = [...onScreens].filter(([english]) => !known.has(english));
    expect(missing.map(([english, file]) => `${file}: ${english}`)).toEqual([]);
    expect(errorCodes.filter((code) => !known.has(code))).toEqual([]);
  });

  it('have no sentence that nothing shows', () => {
    const shown = new Set([...onScreens.keys(), ...errorCodes]);
    const unused = entries.filter(({ english }) => !shown.has(english));
    expect(unused.map(({ file, english }) => `${file}: ${english}`)).toEqual([]);
  });

  it('have no sentence that reads as the code of an error', () => {
    expect(errorCodes.filter((code) => onScreens.has(code))).toEqual([]);
  });

  it('say one thing one way, whichever area a sentence stands in', () => {
    const once = new Map(entries.map(({ english, hindi }) => [english, hindi]));
    expect(entries.filter(({ english, hindi }) => once.get(english) !== hindi)).toEqual([]);
  });

  it('name the same values on both sides', () => {
    const different = entries.filter(
      ({ english, hindi }) => `${placeholders(english)}` !== `${placeholders(hindi)}`,
    );
    expect(different).toEqual([]);
  });

  it('stand in the order of the alphabet, so that two changes seldom meet', () => {
    for (const { file, sentences } of areas) {
      const order = Object.keys(sentences);
      expect(order, file).toEqual(order.toSorted());
    }
  });
});
