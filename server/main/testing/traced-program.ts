import { defineRoute } from '@gullylens/contract/definition/route';
import { z } from 'zod';
import { readSettings } from '../../config/read-settings.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { createHttpServer } from '../../platform/http/create-http-server.ts';
import { createLifecycle } from '../../platform/jobs/lifecycle.ts';
import { createLog } from '../../platform/log.ts';
import { traceIfConfigured } from '../startup/trace-if-configured.ts';

/** A program for tests of tracing: a server with one route that queries the database and calls a vendor with a key. */
const read = readSettings(process.env);
if (!read.ok) throw new Error(read.faults.join('\n'));
const { environment } = read.settings;
const log = createLog('silent');
const lifecycle = createLifecycle(log);
await traceIfConfigured({ environment, version: 'test', log, lifecycle });

const { pool, close } = openDatabase(environment.DATABASE_URL ?? '');
lifecycle.started('database', close);
const readPlayer = defineRoute({
  method: 'GET',
  path: '/api/players/{id}/',
  summary: 'Read a player',
  access: 'public',
  rateLimit: { bucket: 'read', max: 60, perSeconds: 60 },
  params: z.object({ id: z.string() }),
  query: z.object({ search: z.string() }),
  answers: { 200: z.object({}) },
});
const app = await createHttpServer({
  routes: { readPlayer },
  handlers: {
    readPlayer: async ({ params, query }) => {
      await pool.query('select $1 as name', [query.search]);
      await fetch(`${process.env['VENDOR_URL']}/v1/${params.id}?apikey=key-of-the-vendor`);
      await pool.query('select $1::int', [params.id]).catch(() => null);
      return { status: 200, body: {} };
    },
  },
  authorize: async () => null,
  log,
  rateLimitFactor: 1,
  trustProxy: 0,
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
lifecycle.started('http', () => app.close());
process.on('message', () => void lifecycle.stop().then(() => process.exit()));
process.send?.(address);
