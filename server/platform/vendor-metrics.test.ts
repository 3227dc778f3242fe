import { expect, it } from 'vitest';
import { measureVendorCall, vendorCalls } from './vendor-metrics.ts';

async function countOf(outcome: string): Promise<number> {
  const { values } = await vendorCalls.get();
  const count = values.find(
    ({ metricName, labels }) => metricName?.endsWith('_count') && labels.outcome === outcome,
  );
  return count?.value ?? 0;
}

const isFailure = (error: unknown) => error instanceof TypeError;
const fail = (error: Error) => {
  return measureVendorCall(
    'umpire',
    async () => {
      throw error;
    },
    isFailure,
  );
};

it('measures calls by outcome, and passes answers and errors on', async () => {
  expect(await measureVendorCall('umpire', async () => 'not out', isFailure)).toBe('not out');
  await expect(fail(new RangeError('no such decision'))).rejects.toThrow('no such decision');
  await expect(fail(new TypeError('unreachable'))).rejects.toThrow('unreachable');
  await expect(fail(new TypeError('unreachable'))).rejects.toThrow('unreachable');
  expect([await countOf('ok'), await countOf('refused'), await countOf('failed')]).toEqual([1, 1, 2]);
});
