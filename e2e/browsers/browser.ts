/** A browser under control, with one tab. */
export interface Browser {
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page and returns its JSON value; awaits promises. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the caller knows what the expression returns
  evaluate(expression: string): Promise<any>;
  /** The visible part of the page as PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

const LIMIT_MS = 60_000;
const POLL_MS = 200;

/** Waits until an expression is true in the page. Throws with `what` after a minute. */
export async function until(browser: Browser, expression: string, what: string): Promise<void> {
  const end = performance.now() + LIMIT_MS;
  for (;;) {
    // A page that is being replaced cannot evaluate.
    if (await browser.evaluate(expression).catch(() => false)) return;
    if (performance.now() > end) {
      const text = await browser.evaluate('document.body.innerText.slice(0, 400)').catch(String);
      throw new Error(`${what}: not within a minute. The page shows: ${text}`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** All visible elements, also those in the shadow roots of the vendors' scripts. */
const SHOWN = `(() => {
  const all = (root) => [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? all(each.shadowRoot) : [])]);
  return all(document).filter((each) => each.checkVisibility());
})()`;

/** Waits for a control with this name and presses it. */
export async function press(browser: Browser, name: RegExp): Promise<void> {
  await until(
    browser,
    `(() => {
      const control = ${SHOWN}.find((each) =>
        each.matches('button, a, summary, [role=button], [role=tab], input[type=checkbox]') &&
        !each.disabled && ${name}.test((each.getAttribute('aria-label') || each.textContent || each.labels?.[0]?.textContent || '').trim()));
      control?.click();
      return control !== undefined;
    })()`,
    `a control named ${name}`,
  );
}

/** Waits for a text field with this label and types into it. */
export async function fill(browser: Browser, label: RegExp, text: string): Promise<void> {
  await until(
    browser,
    `(() => {
      const field = ${SHOWN}.find((each) => each.matches('input') && ${label}.test(
        (each.labels?.[0]?.textContent || each.getAttribute('aria-label') || '').trim()));
      if (field === undefined) return false;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(text)});
      field.dispatchEvent(new Event('input', { bubbles: true }));
      return true;
    })()`,
    `a field labelled ${label}`,
  );
}

/** Waits until the page shows a text. */
export function untilText(browser: Browser, text: RegExp): Promise<void> {
  return until(browser, `${text}.test(document.body.innerText)`, `the text ${text}`);
}
