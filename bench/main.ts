import process from 'node:process';
import { parseArgs } from 'node:util';

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '1' } },
});

/** `npm run bench -- NAME... [--minutes=30]`: what each measures is said in its file. Without a name, all of them. */
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  lineups: async () => (await import('./lineups.ts')).benchLineups(),
  web: async () => (await import('./web.ts')).benchWeb(),
  heap: async () => (await import('./heap.ts')).benchHeap(Number(options.minutes)),
};

const unknown = asked.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`No such measurement: ${unknown.join(', ')}. There is: ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 1;
} else {
  for (const name of asked.length > 0 ? asked : Object.keys(benches)) {
    console.log(JSON.stringify({ [name]: await benches[name]?.() }, null, 2));
  }
}
