/** What a browser tells of a phone's gesture for going back; TypeScript does not list it yet. */
interface Watcher extends EventTarget {
  destroy(): void;
}
declare const CloseWatcher: (new () => Watcher) | undefined;

/**
 * Hears of a phone's gesture for going back, which then does not leave the page, until what it gives is called. Browsers
 * that do not tell of it leave the page as ever.
 */
export function watchGoingBack(onGoingBack: () => void): () => void {
  if (typeof CloseWatcher === 'undefined') return () => {};
  let watcher = watch(CloseWatcher);
  function watch(Available: new () => Watcher): Watcher {
    const made = new Available();
    made.addEventListener('close', () => {
      // Each tells of one gesture; a dialog that stays open hears of the next.
      watcher = watch(Available);
      onGoingBack();
    });
    return made;
  }
  return () => watcher.destroy();
}
