import type { VenueProfile } from '@gullylens/contract/http/history/venues';
import { expect, it } from 'vitest';
import { recordFor } from './venue-record.ts';

const records = [
  { format: 'ODI', gender: 'female' },
  { format: 'T20', gender: 'male' },
  { format: 'T20', gender: 'female' },
] as VenueProfile['records'];

it.each([
  ['t20', 'female', records[2]],
  ['T20', 'male', records[1]],
  ['t20', null, records[1]],
  ['odi', 'male', undefined],
  ['test', null, undefined],
] as const)('finds the record of a match by format and gender: %s, %s', (matchType, gender, record) => {
  expect(recordFor({ records }, { matchType, gender })).toBe(record);
});

it('finds none while the venue is not loaded', () => {
  expect(recordFor(undefined, { matchType: 't20', gender: null })).toBeUndefined();
});
