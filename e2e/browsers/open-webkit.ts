import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chooseFreePorts } from '../support/test-environment.ts';
import type { Browser } from './browser.ts';

const START_LIMIT_MS = 60_000;

/** Opens WebKitGTK's MiniBrowser on a virtual screen and drives it by classic WebDriver. */
export async function openWebkit({ width, height }: { width: number; height: number }): Promise<Browser> {
  const [port] = await chooseFreePorts(1);
  const options = ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`];
  // In a group of its own, because the virtual screen and the driver end together.
  const driver = spawn('xvfb-run', options, { stdio: 'ignore', detached: true });
  const address = `http://127.0.0.1:${port}`;
  await waitForDriver(address);
  const args = ['--automation', `--geometry=${width}x${height + TOOLBAR_PX}`];
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args } } };
  const { sessionId } = await send(`${address}/session`, { capabilities });
  const session = `${address}/session/${sessionId}`;
  await send(`${session}/timeouts`, { script: 60_000 });
  await send(`${session}/window/rect`, { width, height: height + TOOLBAR_PX });
  return {
    open: (url) => send(`${session}/url`, { url }),
    evaluate: async (expression) => {
      const script = `const done = arguments[0];
        Promise.resolve(${expression}).then((value) => done(JSON.stringify(value ?? null)), (error) => done(JSON.stringify({ thrown: String(error) })));`;
      const value = JSON.parse(await send(`${session}/execute/async`, { script, args: [] }));
      if (value?.thrown !== undefined) throw new Error(value.thrown);
      return value;
    },
    screenshot: async () => Buffer.from(await send(`${session}/screenshot`), 'base64'),
    close: async () => {
      await send(session, undefined, 'DELETE');
      if (driver.pid !== undefined) process.kill(-driver.pid);
      await once(driver, 'exit');
    },
  };
}

/** Height of the MiniBrowser's own bars. */
const TOOLBAR_PX = 46;

async function waitForDriver(address: string): Promise<void> {
  const until = performance.now() + START_LIMIT_MS;
  for (;;) {
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (performance.now() > until) throw new Error('WebKitWebDriver did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Sends a command. The answers' shapes are those of the WebDriver specification. */
async function send(
  url: string,
  body?: object,
  method = body === undefined ? 'GET' : 'POST',
  // oxlint-disable-next-line typescript/no-explicit-any -- the driver checks what it reads by using it
): Promise<any> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: { message?: string } };
  if (!answer.ok) throw new Error(`${method} ${url}: ${value.message}`);
  return value;
}
