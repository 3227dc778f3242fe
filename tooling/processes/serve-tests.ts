import process from 'node:process';
import { createVitest } from 'vitest/node';

/** Absolute paths. */
export interface TestRequest {
  /** Differs from the commit until the answer. */
  readonly changed: string;
  readonly tests: string[];
}

/**
 * Child process that runs test files of the working directory, once for each message, and answers whether they pass.
 * Vitest, its transformed files and the test database are started once.
 */
const vitest = await createVitest(
  'test',
  { watch: false, bail: 1, maxWorkers: 2, reporters: [{}] },
  { logLevel: 'silent' },
);

async function pass({ changed, tests }: TestRequest): Promise<boolean> {
  vitest.invalidateFile(changed);
  const { testModules, unhandledErrors } = await vitest.runTestFiles(tests);
  vitest.invalidateFile(changed);
  const passed = testModules.filter(
    // The first failure stops the others, and even its own file may stay pending, which `ok` does not tell.
    (module) => tests.includes(module.moduleId) && ['passed', 'skipped'].includes(module.state()),
  );
  return passed.length === tests.length && unhandledErrors.length === 0;
}

process.on('message', (request: TestRequest) => {
  void pass(request).then((isPassed) => process.send?.(isPassed));
});
process.once('disconnect', () => {
  void vitest.close().finally(() => process.exit());
});
