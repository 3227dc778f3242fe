import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';

const places = [
  process.env['CHROME'],
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  chromium.executablePath(),
];

const executablePath = places.find((place) => place !== undefined && existsSync(place));

export const haveChromium = executablePath !== undefined;
if (!haveChromium) process.stderr.write('tests of the vendors’ windows are skipped: there is no Chromium\n');

export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
}

interface PageOptions {
  readonly sandbox: string;
  /** Runs after both vendors' scripts; `report(text)` adds a line to the result of `messagesOf`. */
  readonly script: string;
}

/**
 * The HTML of a merchant's page: the vendors' scripts and one of its own, under a policy as strict as the product's.
 */
function pageOf({ sandbox, script }: PageOptions): string {
  return `<!doctype html><html lang="en"><title>Merchant</title>
    <main><h1>Merchant</h1><div id="google"></div><button id="buy">Buy</button><pre id="reports"></pre></main>
    <script nonce="own">const report = (text) => reports.append(text + '\\n');</script>
    <script src="${sandbox}/google/gsi/client"></script>
    <script src="${sandbox}/razorpay/v1/checkout.js"></script>
    <script nonce="own">${script}</script></html>`;
}

/** Serves the page from its own port, so that the vendors are of another origin, and opens it. */
export async function openMerchantPage(browser: Browser, options: PageOptions): Promise<Page> {
  const policy = `default-src 'none'; script-src ${options.sandbox} 'nonce-own'; connect-src ${options.sandbox}`;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy });
    response.end(pageOf(options));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  onTestFinished(async () => {
    await page.close();
    server.closeAllConnections();
    server.close();
  });
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return page;
}

/** Returns the lines that the page's script has added with `report`. */
export async function messagesOf(page: Page): Promise<string[]> {
  return (await page.locator('#reports').innerText()).trim().split('\n').filter(Boolean);
}
