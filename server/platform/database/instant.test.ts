import { pgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { instant } from './open-database.ts';

test('a moment is stored with its time zone and read as a date', () => {
  const { startedAt } = pgTable('matches', { startedAt: instant('started_at') });
  expect(startedAt.getSQLType()).toBe('timestamp with time zone');
  expect(startedAt.mapFromDriverValue('2026-11-23 10:00:00+05:30')).toEqual(new Date('2026-11-23T04:30:00Z'));
});
