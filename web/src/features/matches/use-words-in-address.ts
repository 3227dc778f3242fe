import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** What is searched for, kept in the address as well, so that whoever comes back from a match finds the list as it was. */
export function useWordsInAddress(): [words: string, setWords: (words: string) => void] {
  const [search, setSearch] = useSearchParams();
  // The field follows the keys at once; the address may come a moment later.
  const [words, setWords] = useState(search.get('q') ?? '');
  const change = (next: string) => {
    setWords(next);
    const changed = new URLSearchParams(search);
    if (next === '') changed.delete('q');
    else changed.set('q', next);
    setSearch(changed, { replace: true });
  };
  return [words, change];
}
