import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import type { Browser } from './browser.ts';

/** Opens Firefox without a window and drives it by WebDriver BiDi, which it speaks itself. */
export async function openFirefox({ width, height }: { width: number; height: number }): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'gullylens-firefox-'));
  const options = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile];
  const firefox = spawn('firefox-esr', options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const socket = new WebSocket(`${await readAddress(firefox)}/session`);
  await once(socket, 'open');
  const send = createSender(socket);
  await send('session.new', { capabilities: {} });
  const { contexts } = await send('browsingContext.getTree', {});
  const { context } = contexts[0];
  await send('browsingContext.setViewport', { context, viewport: { width, height } });
  return {
    // The app may be replacing its address, which aborts a navigation.
    open: async (url) => {
      const navigate = () => send('browsingContext.navigate', { context, url, wait: 'complete' });
      await navigate().catch(navigate);
    },
    evaluate: async (expression) => {
      const answer = await send('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value);
    },
    screenshot: async () => {
      const { data } = await send('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      socket.close();
      firefox.kill();
      if (firefox.exitCode === null && firefox.signalCode === null) await once(firefox, 'exit');
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Firefox prints the address of its BiDi server when it is ready. */
async function readAddress({ stderr }: ChildProcess): Promise<string> {
  if (stderr === null) throw new Error('Firefox has no standard error.');
  for await (const line of createInterface(stderr)) {
    const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line)?.[1];
    if (address !== undefined) {
      stderr.resume();
      return address;
    }
  }
  throw new Error('Firefox ended before it could be driven.');
}

/** Sends numbered commands. The answers' shapes are those of the BiDi specification. */
function createSender(socket: WebSocket) {
  const waiting = new Map<number, (answer: { result: unknown; message?: string; type: string }) => void>();
  let count = 0;
  socket.on('message', (text) => {
    const answer = JSON.parse(String(text));
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  // oxlint-disable-next-line typescript/no-explicit-any -- the driver checks what it reads by using it
  return async (method: string, params: object): Promise<any> => {
    count += 1;
    const id = count;
    const answered = new Promise<{ result: unknown; message?: string; type: string }>((resolve) =>
      waiting.set(id, resolve),
    );
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result, message } = await answered;
    if (type === 'error') throw new Error(`${method}: ${message}`);
    return result;
  };
}
