import { expect, vi } from 'vitest';
import { type FollowedStreams, readVersions } from './follow-streams.ts';

interface Readers {
  readonly address: string;
  /** How many streams must be open. */
  readonly count: number;
  readonly withinMs: number;
}

/** Waits until every stream is open and has the versions that a new reader gets now. */
export async function expectStreamsUpToDate(
  streams: FollowedStreams,
  { address, count, withinMs }: Readers,
): Promise<void> {
  const versions = await readVersions(address);
  const isUpToDate = () => {
    expect(streams.open()).toBe(count);
    expect(streams.countBehind(versions)).toBe(0);
  };
  await vi.waitFor(isUpToDate, { timeout: withinMs, interval: 100 });
}
