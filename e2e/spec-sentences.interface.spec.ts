import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { specBehaviours } from './spec-behaviours.ts';
import { specSentences } from './spec-sentences.ts';

/** Each journey's title and source text. */
const journeys = new Map(
  readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
    .flatMap((text) => text.split(/^test\(\s*/m).slice(1))
    .map((text) => [/^'([^']+)'/.exec(text)?.[1] ?? '', text] as const),
);

test('every sentence and behaviour of the specification names a journey that there is', () => {
  const strangers = [...specSentences, ...specBehaviours].filter(({ journey }) => !journeys.has(journey));
  expect(strangers.map(({ journey }) => journey)).toEqual([]);
});

test('a journey shows the sentences that name it: all of them by the table, or each in its own words', () => {
  const helpers = readFileSync(`${import.meta.dirname}/visitor-steps.ts`, 'utf8');
  const untold = specSentences.flatMap(({ journey, sentences }) => {
    const text = `${journeys.get(journey)}${helpers}`;
    if (/expectSentences\(|sentencesOf\(/.test(`${journeys.get(journey)}`)) return [];
    return sentences
      .filter((sentence) => !text.includes(sentence))
      .map((sentence) => `${journey}: ${sentence}`);
  });
  expect(untold).toEqual([]);
});
