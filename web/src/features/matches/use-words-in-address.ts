import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** What is searched for, kept in the address as well, so that whoever comes back from a match finds the list as it was. */
export function useWordsInAddress(): [words: string, setWords: (words: string) => void] {
  const [search, setSearch] = useSearchParams();
  const told = search.get('q') ?? '';
  // The field follows the keys at once; the address comes a moment later, and from then on the field follows it.
  const [typed, setTyped] = useState({ words: told, over: told });
  if (typed.over !== told) setTyped({ words: told, over: told });
  const change = (next: string) => {
    setTyped({ words: next, over: told });
    const changed = new URLSearchParams(search);
    if (next === '') changed.delete('q');
    else changed.set('q', next);
    setSearch(changed, { replace: true });
  };
  return [typed.words, change];
}
