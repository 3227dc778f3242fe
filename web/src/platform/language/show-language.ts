import { i18n, type Messages } from '@lingui/core';
import { type Language, storeLanguage, readLanguage } from '../storage/preferences.ts';
import { reportProblem } from '../report-problem.ts';
import { compileSentence } from './compile-sentence.ts';

i18n.setMessagesCompiler(compileSentence);

/** Stores the choice and applies it at once. */
export async function chooseLanguage(language: Language): Promise<void> {
  storeLanguage(language);
  await showLanguage(language);
}

/** Switches the screens to a language. The source sentences are English, so English needs no catalog. */
export async function showLanguage(language: Language = readLanguage()): Promise<void> {
  const [messages] = language === 'hi-IN' ? await Promise.all([loadHindi(), loadHindiFont()]) : [{}];
  const locale = messages === null ? 'en-IN' : language;
  document.documentElement.lang = locale;
  i18n.loadAndActivate({ locale, messages: messages ?? {} });
}

/** If the catalog fails to load, the page stays in English and the choice applies to the next visit. */
async function loadHindi(): Promise<Messages | null> {
  try {
    return (await import('../../languages/hindi.ts')).hindi;
  } catch (error) {
    reportProblem('The Hindi sentences did not load.', error);
    return null;
  }
}

/** A slow network delays Hindi by this at most; the text then appears in a font of the system. */
const FONT_TIMEOUT_MS = 3_000;

/** Loads the two weights of the Hindi font before the text is drawn, so that the layout does not shift. */
async function loadHindiFont(): Promise<void> {
  // Fails offline until the service worker has cached the font. happy-dom has no `document.fonts`.
  const loads = ['400', '700'].map((weight) => document.fonts?.load(`${weight} 1em Devanagari`, 'अ'));
  const timeout = new Promise((resolve) => setTimeout(resolve, FONT_TIMEOUT_MS));
  await Promise.race([Promise.allSettled(loads), timeout]);
}
