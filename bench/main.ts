import process from 'node:process';

/** `npm run bench -- NAME...`: what each measures is said in its file. Without a name, all of them. */
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  lineups: async () => (await import('./lineups.ts')).benchLineups(),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`No such measurement: ${unknown.join(', ')}. There is: ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 1;
} else {
  for (const name of asked.length > 0 ? asked : Object.keys(benches)) {
    console.log(JSON.stringify({ [name]: await benches[name]?.() }, null, 2));
  }
}
