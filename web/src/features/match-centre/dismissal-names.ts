/** The words of a dismissal that are no part of a name. */
const WORDS = new Set(
  'absent and b ball batting bowled c caught field handled hit hurt lbw not obstructing out retired run st stumped sub the timed twice wicket'.split(
    ' ',
  ),
);

const WORD = /\p{L}[\p{L}'’-]*/gu;

/**
 * A dismissal with its names written as names: the vendor tells `c ollie pope b shoaib bashir`. Names that the card has
 * are written as there, others with capitals. What has capitals already stays.
 */
export function withNames(dismissal: string, names: readonly string[]): string {
  if (dismissal !== dismissal.toLowerCase()) return dismissal;
  const capital = dismissal.replaceAll(WORD, (word) => (WORDS.has(word) ? word : capitalised(word)));
  return names.reduce((text, name) => text.replaceAll(capitalisedWords(name), name), capital);
}

function capitalisedWords(name: string): string {
  return name.toLowerCase().replaceAll(WORD, capitalised);
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
