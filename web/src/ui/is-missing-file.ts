/** What Chrome and Firefox, Safari, and the bundler for a style sheet say of a file of the app that did not load. */
const NOT_LOADED = /dynamically imported module|importing a module script failed|unable to preload/i;

/** Whether an error says that a file of the app did not load, so that nothing in the app itself is broken. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && NOT_LOADED.test(error.message);
}
