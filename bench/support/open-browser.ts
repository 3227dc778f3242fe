import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../tooling/processes/find-chromium.mjs';

/** Flags that Chromium needs under root and without internet access. They do no harm elsewhere. */
export const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];

/** Starts a Chromium without a window; `more` are further flags. */
export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: [...FLAGS, ...more] });
}

export const PHONE = { width: 390, height: 844 } as const;

/** Key under which the app stores the session in local storage. */
export const SESSION_KEY = 'gullylens.session';
