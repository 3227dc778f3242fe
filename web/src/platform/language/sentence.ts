/**
 * Marks a sentence that is written in one place and put on a screen, through `i18n.t`, in another: a label in a table,
 * a message in a list. The test of the catalogs finds it by this mark.
 */
export function sentence<const Text extends string>(text: Text): Text {
  return text;
}
