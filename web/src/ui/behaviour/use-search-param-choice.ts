import { useSearchParams } from 'react-router';

/**
 * Returns the tab or view that the URL's search parameter names, else `first`, and a function that chooses another.
 * Reload and shared links restore the choice. Choosing replaces the URL without a history entry.
 */
export function useSearchParamChoice<Key extends string, First extends Key | undefined>(
  name: string,
  keys: readonly Key[],
  first: First,
): [chosen: Key | First, choose: (key: Key) => void] {
  const [search, setSearch] = useSearchParams();
  const named = search.get(name);
  const choose = (key: Key) => {
    const next = new URLSearchParams(search);
    next.set(name, key);
    setSearch(next, { replace: true });
  };
  return [keys.find((key) => key === named) ?? first, choose];
}
