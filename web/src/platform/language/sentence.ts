/**
 * Marks a sentence that is translated elsewhere through `i18n.t`, such as a label in a table. The catalog test finds
 * sentences by this mark.
 */
export function sentence<const Text extends string>(text: Text): Text {
  return text;
}
