/**
 * Caches an expensive read per version. Concurrent callers share one read. Failed reads are not cached.
 */
export function cacheByVersion<T>(
  versionOf: () => Promise<string>,
  read: () => Promise<T>,
): () => Promise<T> {
  let kept: { readonly version: string; readonly value: Promise<T> } | null = null;
  return async () => {
    const version = await versionOf();
    if (kept?.version === version) return kept.value;
    const fresh = { version, value: read() };
    kept = fresh;
    fresh.value.catch(() => {
      if (kept === fresh) kept = null;
    });
    return fresh.value;
  };
}
