import { expect, type Locator, type Page } from '@playwright/test';
import { sentencesOf } from './sentences.ts';

/** Expects every sentence that `sentences.ts` assigns to a journey on the screen. */
export async function expectSentences(scope: Page | Locator, journey: string): Promise<void> {
  for (const sentence of sentencesOf(journey)) await expectShown(scope, sentence);
}

/** Expects a visible element whose text contains the sentence, case-sensitively. */
export async function expectShown(scope: Page | Locator, sentence: string): Promise<void> {
  const letters = new RegExp(sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  await expect(scope.getByText(letters).filter({ visible: true }).first(), sentence).toBeVisible();
}
