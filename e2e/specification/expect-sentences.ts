import { expect, type Locator, type Page } from '@playwright/test';
import { sentencesOf } from './sentences.ts';

/** Demands that every sentence of the specification that a journey stands for is on the screen. */
export async function expectSentences(scope: Page | Locator, journey: string): Promise<void> {
  for (const sentence of sentencesOf(journey)) await expectShown(scope, sentence);
}

/** In just these letters, wherever in a text they stand. */
export async function expectShown(scope: Page | Locator, sentence: string): Promise<void> {
  const letters = new RegExp(sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  await expect(scope.getByText(letters).filter({ visible: true }).first(), sentence).toBeVisible();
}
