import { publicSentences } from './public-screens.ts';
import { screenSentences } from './member-screens.ts';
import { stateSentences } from './states.ts';

export interface SpecSentences {
  /** The section of the specification that contains them. */
  readonly section: 2 | 4 | 5 | 8;
  /** The title of the journey that tests them. */
  readonly journey: string;
  readonly sentences: readonly string[];
}

/** Every visible sentence of the specification, with the journey that tests it. */
export const specSentences: readonly SpecSentences[] = [
  ...publicSentences,
  ...screenSentences,
  ...stateSentences,
];

/** The sentences of a journey. */
export function sentencesOf(journey: string): readonly string[] {
  const found = specSentences.filter((row) => row.journey === journey).flatMap(({ sentences }) => sentences);
  if (found.length === 0) throw new Error(`No sentence of the specification names the journey '${journey}'.`);
  return found;
}
