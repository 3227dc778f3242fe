/**
 * Caches a read in memory until its version changes; `versionOf` is read before each use and must be cheap.
 * Concurrent callers share one read. Failures are not cached. For the track record.
 */
export function cacheByVersion<T>(
  versionOf: () => Promise<string>,
  read: () => Promise<T>,
): () => Promise<T> {
  let cached: { readonly version: string; readonly value: Promise<T> } | null = null;
  return async () => {
    const version = await versionOf();
    if (cached?.version === version) return cached.value;
    const fresh = { version, value: read() };
    cached = fresh;
    fresh.value.catch(() => {
      if (cached === fresh) cached = null;
    });
    return fresh.value;
  };
}
