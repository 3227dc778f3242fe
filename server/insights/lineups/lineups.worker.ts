import type { LineupFault } from '@gullylens/engine/lineups/best-eleven';
import type { Result } from '@gullylens/engine/result';
import { type BuiltLineups, buildLineups, type LineupTask } from './build-lineups.ts';
import { keepSamples, type SamplesOrder } from './keep-samples.ts';

/** What the thread is sent: the request, and the match as projected. */
export type LineupJob = Omit<LineupTask, 'samples'> & Omit<SamplesOrder, 'matchKey'>;

const samplesOf = keepSamples();

/** Answers one request for line-ups, at ordinary priority: a reader waits for it. */
export function answer(job: LineupJob): Result<BuiltLineups, LineupFault> {
  return buildLineups({ ...job, samples: samplesOf({ ...job, matchKey: job.order.matchKey }) });
}
