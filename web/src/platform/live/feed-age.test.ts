import { expect, it } from 'vitest';
import { newerAge, readFeedAge } from './feed-age.ts';

const older = { as_of: '2026-11-22T12:00:00.000Z', delayed_after: 120 };
const newer = { as_of: '2026-11-22T12:00:05.000Z', delayed_after: 240 };

it('is read from the top of a response or from its data', () => {
  expect(readFeedAge({ ...older, data: [] })).toEqual(older);
  expect(readFeedAge({ data: { ...older, matches: [] } })).toEqual(older);
});

it.each([null, 'text', {}, { data: { as_of: older.as_of } }, { as_of: 5, delayed_after: 120 }])(
  'is not in %j',
  (answer) => {
    expect(readFeedAge(answer)).toBeNull();
  },
);

it('is the newer of two', () => {
  expect([newerAge(older, newer), newerAge(newer, older)]).toEqual([newer, newer]);
  expect([newerAge(older, null), newerAge(null, older), newerAge(null, null)]).toEqual([older, older, null]);
});
