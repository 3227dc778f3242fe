import { Histogram } from 'prom-client';

/** The durations of all calls to vendors in this process, for its registry. */
export const vendorCalls = new Histogram({
  name: 'gullylens_vendor_call_duration_seconds',
  help: 'Durations of calls to vendors, by outcome: ok, refused (a clear error response) or failed.',
  labelNames: ['vendor', 'outcome'],
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [],
});

/** Makes one call to a vendor and measures it. `isFailure` separates failures of vendor or network from refusals. */
export async function measureVendorCall<Answer>(
  vendor: string,
  call: () => Promise<Answer>,
  isFailure: (error: unknown) => boolean = () => true,
): Promise<Answer> {
  const stopTimer = vendorCalls.startTimer({ vendor });
  try {
    const answer = await call();
    stopTimer({ outcome: 'ok' });
    return answer;
  } catch (error) {
    stopTimer({ outcome: isFailure(error) ? 'failed' : 'refused' });
    throw error;
  }
}
