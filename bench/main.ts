import process from 'node:process';
import { parseArgs } from 'node:util';

const { values: options, positionals: requested } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '1' }, json: { type: 'boolean', default: false } },
});

/**
 * `npm run bench -- NAME... [--minutes=30] [--json]` runs the named measurements, or all of them. Each file documents
 * its own. `--minutes` is the duration of `heap`; `--json` prints the results as one line. Exits with 1 when a budget
 * is missed.
 */
const benches: Readonly<Record<string, () => Promise<{ readonly missed?: readonly string[] }>>> = {
  http: async () => (await import('./http.ts')).benchHttp(),
  checkout: async () => (await import('./checkout.ts')).benchCheckout(),
  import: async () => (await import('./import.ts')).benchImport(),
  scale: async () => (await import('./scale.ts')).benchScale(),
  learning: async () => (await import('./learning.ts')).benchLearning(),
  live: async () => (await import('./live.ts')).benchLive(),
  lineups: async () => (await import('./lineups.ts')).benchLineups(),
  web: async () => (await import('./web.ts')).benchWeb(),
  page: async () => (await import('./page.ts')).benchPage(),
  phone: async () => (await import('./phone.ts')).benchPhone(),
  heap: async () => (await import('./heap.ts')).benchHeap(Number(options.minutes)),
};

const unknown = requested.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`No such measurement: ${unknown.join(', ')}. There is: ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 1;
} else {
  const results: Record<string, unknown> = {};
  for (const name of requested.length > 0 ? requested : Object.keys(benches)) {
    const measured = await benches[name]?.();
    results[name] = measured;
    for (const budget of measured?.missed ?? []) {
      console.error(`${name}: ${budget}`);
      process.exitCode = 1;
    }
    if (!options.json) console.log(JSON.stringify({ [name]: results[name] }, null, 2));
  }
  if (options.json) console.log(JSON.stringify(results));
}
