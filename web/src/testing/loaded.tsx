import { useIsFetching } from '@tanstack/react-query';

/** Says `All is loaded` while no query is being fetched. Stands last, after the parts whose queries it waits for. */
export function Loaded() {
  return useIsFetching() === 0 && <p>All is loaded</p>;
}
