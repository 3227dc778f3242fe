import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { specBehaviours } from './behaviours.ts';
import { specSentences } from './sentences.ts';

const E2E = `${import.meta.dirname}/..`;

/** Each journey's title and source text. */
const journeys = new Map(
  readdirSync(E2E, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts') && !file.includes('node_modules'))
    .map((file) => readFileSync(`${E2E}/${file}`, 'utf8'))
    .flatMap((text) => text.split(/^test\(\s*/m).slice(1))
    .map((text) => [/^'([^']+)'/.exec(text)?.[1] ?? '', text] as const),
);

test('every sentence and behaviour of the specification names an existing journey', () => {
  const unknown = [...specSentences, ...specBehaviours].filter(({ journey }) => !journeys.has(journey));
  expect(unknown.map(({ journey }) => journey)).toEqual([]);
});

test('each journey shows the sentences that name it, from the table or literally', () => {
  const helpers = readFileSync(`${E2E}/support/visitor-actions.ts`, 'utf8');
  const missing = specSentences.flatMap(({ journey, sentences }) => {
    const text = `${journeys.get(journey)}${helpers}`;
    if (/expectSentences\(|sentencesOf\(/.test(`${journeys.get(journey)}`)) return [];
    return sentences
      .filter((sentence) => !text.includes(sentence))
      .map((sentence) => `${journey}: ${sentence}`);
  });
  expect(missing).toEqual([]);
});
