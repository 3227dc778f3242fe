import { createHash } from 'node:crypto';
import { test as base, expect, type TestInfo } from '@playwright/test';

interface Journey {
  /** Allows console errors that match: the browser logs every rejected or failed request as an error. */
  expectFault: (words: RegExp) => void;
}

/** An address in 10.0.0.0/8 for one run of one journey, because rate limits count by address. */
function addressOf({ testId, project, retry }: TestInfo): string {
  const [one, two, three] = createHash('sha256').update(`${testId} ${project.name} ${retry}`).digest();
  return `10.${one}.${two}.${three}`;
}

const POLICY_VIOLATION = 'violated content security policy:';

/**
 * A page on which an unexpected console error, an unhandled failure or any violation of the content security policy
 * fails the test.
 */
export const test = base.extend<Journey & { expectedFaults: RegExp[] }>({
  extraHTTPHeaders: async ({ browserName: _any }, use, testInfo) =>
    use({ 'x-forwarded-for': addressOf(testInfo) }),
  expectedFaults: async ({ browserName: _any }, use) => use([]),
  expectFault: async ({ expectedFaults }, use) => use((words) => void expectedFaults.push(words)),
  page: async ({ page, expectedFaults }, use) => {
    const faults: string[] = [];
    const violations: string[] = [];
    await page.addInitScript((prefix) => {
      document.addEventListener('securitypolicyviolation', (event) => {
        // oxlint-disable-next-line no-console -- the only way to Playwright that needs no binding
        console.error(
          `${prefix} ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile} ${event.sample}`,
        );
      });
    }, POLICY_VIOLATION);
    page.on('console', (message) => {
      if (message.text().startsWith(POLICY_VIOLATION)) violations.push(message.text());
      else if (message.type() === 'error') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(`unhandled: ${error.message}`));
    await use(page);
    // Requests that the journey left unanswered go to the server now: what it says to them is not the page's fault.
    const unexpected = faults.filter((fault) => !expectedFaults.some((words) => words.test(fault)));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(violations).toEqual([]);
    expect(unexpected).toEqual([]);
  },
});

export { expect };
