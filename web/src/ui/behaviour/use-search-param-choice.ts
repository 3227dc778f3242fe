import { useSearchParams } from 'react-router';

/**
 * Which tab or view the address names under this name, else the first: a reload, going back and a shared link find it
 * again. Choosing changes the address in place and is no step of the history.
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
