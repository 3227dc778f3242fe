import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { readDocument, storeDocument } from './vendor-documents.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const store = (body: string, time: string) =>
  storeDocument(database.db, { name: 'series', body, fetchedAt: new Date(`2026-03-10T${time}Z`) });

it('a document requested before the stored one does not replace it', async () => {
  await store('first', '15:00:05');
  await store('newest', '15:00:10');
  await store('late', '15:00:05');
  expect(await readDocument(database.db, 'series')).toEqual({
    body: 'newest',
    fetchedAt: new Date('2026-03-10T15:00:10Z'),
  });
});
