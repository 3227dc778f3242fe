/**
 * Marks an English sentence that is translated where it is shown, with `i18n.t`. Returns it unchanged. A test requires
 * a Hindi translation of every marked sentence.
 */
export function sentence<const Text extends string>(text: Text): Text {
  return text;
}
