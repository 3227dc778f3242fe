import { expect, it } from 'vitest';
import { type Call, createCallLog } from './call-log.ts';

const CALL: Call = {
  at: '',
  answeredAt: '',
  vendor: 'google',
  method: 'GET',
  path: '/p',
  query: {},
  fault: null,
  status: 200,
};

it('the call log counts all calls and stores the last thousand', () => {
  const log = createCallLog();
  for (let n = 0; n < 1_500; n += 1) {
    log.add({ ...CALL, query: { n } });
  }
  expect(log.counts().google).toEqual({ '/p': 1_500 });
  expect(log.calls().map(({ query }) => query['n'])).toEqual(
    Array.from({ length: 1_000 }, (_, i) => 500 + i),
  );
});
