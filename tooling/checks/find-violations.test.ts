import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { SERVER_FEATURES } from './boundary-rules.ts';
import { findViolations } from './find-violations.ts';
import { factsOf } from './read-imports.ts';

const breachesOf = (file: string, code: string) =>
  findViolations(file, factsOf(parseAst(code, { lang: 'ts' })));

describe('findViolations', () => {
  it.each([
    [
      'contract/http/matches.ts',
      "import { fold } from '@gullylens/engine/match/fold';",
      'imports nothing of ours',
    ],
    ['contract/values/ids.ts', "import { randomUUID } from 'node:crypto';", 'imports nothing of ours'],
    ['engine/match/fold.ts', "import { readFile } from 'fs/promises';", 'pure functions'],
    [
      'engine/match/fold.ts',
      "import type { Match } from '@gullylens/contract/http/matches';",
      'pure functions',
    ],
    [
      'sandboxes/google/keys.ts',
      "import { paise } from '@gullylens/contract/values/paise';",
      'outside parties',
    ],
    ['e2e/sign-in.test.ts', "import { open } from '../server/main/main.ts';", 'from outside'],
    ['bench/web.ts', "import { App } from '../web/src/app/app.tsx';", 'built files'],
    ['tooling/build.ts', "import { billing } from '../server/billing/public.ts';", 'do not use its code'],
    ['server/platform/clock.ts', "import { users } from '../accounts/public.ts';", 'knows no business word'],
    [
      'server/platform/clock.ts',
      "export { overs } from '@gullylens/engine/match/overs';",
      'knows no business word',
    ],
    [
      'server/vendors/google/verify.ts',
      "import { find } from '../../accounts/public.ts';",
      'knows no feature',
    ],
    ['server/vendors/google/verify.ts', "import { pay } from '../razorpay/pay.ts';", 'knows no feature'],
    ['server/billing/pay.ts', "import { users } from '../accounts/tables.ts';", 'only through its public.ts'],
    ['server/billing/pay.ts', "const later = import('../matches/public.ts');", 'only through its public.ts'],
    [
      'server/matches/ingest.ts',
      "import type { Hub } from '../live/public.ts';",
      'only through its public.ts',
    ],
    [
      'server/history/file.ts',
      "import { users } from '../accounts/public.ts';",
      'only through its public.ts',
    ],
    [
      'server/billing/pay.ts',
      "import { start } from '@gullylens/sandboxes/start';",
      'only through its public.ts',
    ],
    ['server/main/main.ts', "import { App } from '../../web/src/app/app.tsx';", 'contract and engine'],
    ['server/main/main.ts', "import { make } from '../testing/make.ts';", 'tests do not ship'],
    ['web/src/ui/card.tsx', "import { useAuth } from '../features/session/auth.ts';", 'knows none of them'],
    ['web/src/platform/api.ts', "import { toast } from '../ui/toast.tsx';", 'serves every feature'],
    ['web/src/platform/api.ts', "import { routes } from '@gullylens/contract/routes';", 'import types only'],
    ['web/src/features/premium/pay.ts', "import { use } from '../session/use.ts';", 'never import features'],
    [
      'web/src/features/premium/pay.ts',
      "import { app } from '../../app/router.tsx';",
      'never import features',
    ],
    [
      'web/src/app/page.tsx',
      "import { paise } from '@gullylens/contract/values/paise';",
      'do not ship to browsers',
    ],
    [
      'web/src/app/page.tsx',
      "type Rate = import('@gullylens/engine/rate').Rate;",
      'types of the contract alone',
    ],
    ['server/billing/pay.ts', 'const key = process.env.RAZORPAY_KEY_ID;', 'Settings are read once'],
    ['attic/old.ts', "import './older.ts';", 'no folder'],
  ])('refuses %s: %s', (file, code, reason) => {
    expect(breachesOf(file, code)).toEqual([expect.stringContaining(reason)]);
  });

  it.each([
    ['contract/http/matches.ts', "import { z } from 'zod'; import { Key } from '../values/ids.ts';"],
    ['engine/match/fold.test.ts', "import { readFile } from 'node:fs/promises';"],
    ['sandboxes/cricapi/feed.ts', "import { play } from '@gullylens/engine/simulate/play';"],
    ['server/main/main.ts', "import { billing } from '../billing/public.ts'; process.env.PORT;"],
    [
      'server/billing/pay.ts',
      "import { users } from '../accounts/public.ts'; import { sell } from './sell.ts';",
    ],
    ['server/billing/pay.ts', "import { pay } from '../vendors/razorpay/pay.ts'; import pino from 'pino';"],
    ['server/billing/pay.test.ts', "import { start } from '@gullylens/sandboxes/start-sandboxes';"],
    [
      'server/billing/pay.test.ts',
      "import { createTestDatabase } from '../testing/create-test-database.ts';",
    ],
    ['server/history/queries/find.test.ts', "import { serve } from '../../accounts/testing/serve.ts';"],
    ['web/src/platform/api.ts', "import type { Routes } from '@gullylens/contract/routes';"],
    ['web/src/platform/api.ts', "import { type Routes } from '@gullylens/contract/routes';"],
    ['web/src/features/premium/pay.tsx', "import { Button } from '../../ui/button.tsx';"],
    ['web/src/app/page.tsx', "import { Pay } from '../features/premium/pay.tsx';"],
    ['bench/http.ts', "import { start } from '@gullylens/server/matches/testing/start';"],
  ])('lets %s: %s', (file, code) => {
    expect(breachesOf(file, code)).toEqual([]);
  });
});

describe('the dependencies between features', () => {
  it('form no cycle', () => {
    const follow = (feature: string, passed: readonly string[]): void => {
      expect(passed).not.toContain(feature);
      for (const next of SERVER_FEATURES[feature] ?? []) follow(next, [...passed, feature]);
    };
    for (const feature of Object.keys(SERVER_FEATURES)) follow(feature, []);
  });
});
