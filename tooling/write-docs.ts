import { readFileSync, writeFileSync } from 'node:fs';
import { commonStatusesInWords, ownStatusesOf } from '@gullylens/contract/openapi/refusals';
import type { Route } from '@gullylens/contract/definition/route';
import { routes } from '@gullylens/contract/routes';
import { describeEnvironment } from '../server/config/environment.ts';

/** Documents written out of the code. `npm run check` runs this with `--check` and fails when one has drifted. */
const documents: Readonly<Record<string, string>> = {
  'docs/api.md': describeRoutes(routes),
  '.env.example': describeEnvironment(),
};

function describeRoutes(table: Readonly<Record<string, Route>>): string {
  const rows = Object.values(table).map((route) => {
    const { max, perSeconds } = route.rateLimit;
    const statuses = ownStatusesOf(route).join(', ');
    return `| ${route.method} | \`${route.path}\` | ${route.access} | ${max} in ${perSeconds} s | ${statuses} | ${route.summary} |`;
  });
  return [
    '# Interface',
    '',
    'Written from the route table in `contract/`; do not edit. The running server has the whole of it, with every',
    'schema, at `/api/openapi.json` and as a page at `/docs`.',
    '',
    commonStatusesInWords,
    '',
    '| method | path | who | at most | answers | what |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function isCurrent(path: string, text: string): boolean {
  try {
    return readFileSync(path, 'utf8') === text;
  } catch {
    return false;
  }
}

const drifted = Object.entries(documents).filter(([path, text]) => !isCurrent(path, text));
if (process.argv.includes('--check')) {
  for (const [path] of drifted) console.error(`${path} no longer says what the code says: run npm run docs`);
  process.exitCode = drifted.length > 0 ? 1 : 0;
} else {
  for (const [path, text] of drifted) writeFileSync(path, text);
}
