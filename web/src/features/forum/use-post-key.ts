import { useRef } from 'react';

/**
 * Gives the key that a post is sent with. The same words sent again, because the answer was lost, have the same key,
 * so that the server knows them; other words have another. A page that is not served securely has none to give.
 */
export function usePostKey(): (words: string) => string | undefined {
  const last = useRef<{ words: string; key: string | undefined }>(undefined);
  return (words) => {
    if (last.current?.words !== words) last.current = { words, key: crypto.randomUUID?.() };
    return last.current.key;
  };
}
