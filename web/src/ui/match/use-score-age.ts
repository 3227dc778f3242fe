import { useClock } from '../use-clock.ts';
import { useIsOnline } from '../use-is-online.ts';

const MINUTE_MS = 60_000;

interface ScoreSource {
  /** Asking for a newer one failed. */
  isError: boolean;
  /** When it came, in milliseconds since 1970. */
  dataUpdatedAt: number;
}

interface Score {
  /** Whether it moves at all: that of a match that is on. */
  isLive: boolean;
  /** Whether newer ones come by themselves. */
  isPushed: boolean;
}

/**
 * Whether a score is stale: there is no network, asking for a newer one failed, or it is over a minute old while none
 * are pushed.
 */
export function useScoreAge({ isError, dataUpdatedAt }: ScoreSource, { isLive, isPushed }: Score) {
  const now = useClock(MINUTE_MS);
  const isOnline = useIsOnline();
  const isSilent = !isPushed && now - dataUpdatedAt > MINUTE_MS;
  return { now, updatedAt: dataUpdatedAt, isStale: isLive && (!isOnline || isError || isSilent) };
}

export type ScoreAge = ReturnType<typeof useScoreAge>;
