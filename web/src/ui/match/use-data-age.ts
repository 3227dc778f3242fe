import { useClock } from '../use-clock.ts';
import { useIsOnline } from '../use-is-online.ts';
import { AGE_STEP_MS, dataAge, type DataAge, type DataSource } from './data-age.ts';

/**
 * Returns how old data is, again every few seconds. `serverNow` gives the server's time: the browser's clock only makes
 * it tick, as it may be wrong.
 */
export function useDataAge(source: DataSource, serverNow: () => number): DataAge {
  useClock(AGE_STEP_MS);
  return dataAge(source, serverNow(), useIsOnline());
}
