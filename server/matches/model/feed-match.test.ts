import { expect, it } from 'vitest';
import { latestStartOf } from './feed-match.ts';

it.each([
  ['2026-03-10T14:00:00.000Z', '2026-03-10', new Date('2026-03-10T14:00:00Z')],
  [null, '2026-03-10', new Date('2026-03-10T23:59:59Z')],
  [null, '', null],
])('a match at %j on %j starts at %s at the latest', (startsAt, date, start) => {
  expect(latestStartOf({ startsAt, date })).toEqual(start);
});
