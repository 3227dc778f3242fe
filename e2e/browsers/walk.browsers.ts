import { mkdir, writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { type Browser, fill, press, until, untilText } from './browser.ts';
import { openFirefox } from './open-firefox.ts';
import { openWebkit } from './open-webkit.ts';

const BROWSERS = { firefox: openFirefox, webkit: openWebkit } as const;
const LANGUAGES = ['en-IN', 'hi-IN'] as const;
const PICTURES = `${import.meta.dirname}/../../test-results/browsers`;
const PHONE = { width: 500, height: 900 };

for (const [name, openBrowser] of Object.entries(BROWSERS)) {
  test(`sign-in, live dashboard, match, payment and track record in ${name}`, async ({ baseURL }) => {
    const browser = await openBrowser(PHONE);
    try {
      await walk(browser, { name, address: baseURL ?? '' });
    } finally {
      await browser.close();
    }
  });
}

async function walk(browser: Browser, { name, address }: { name: string; address: string }): Promise<void> {
  const picture = async (screen: string) => {
    await mkdir(PICTURES, { recursive: true });
    await writeFile(`${PICTURES}/${name}-${screen}.png`, await browser.screenshot());
    expect(await browser.evaluate(WIDER_THAN_SCREEN), `${screen} is wider than the screen`).toBe(false);
  };
  await browser.open(address);
  await untilText(browser, /Start Your Journey/);
  await picture('landing');
  await signIn(browser, `${name}@example.com`);
  // The app has come to rest, so that nothing interrupts the next navigation.
  await until(browser, `document.readyState === 'complete'`, 'the dashboard to load');
  // The landing page, which stays until the dashboard is rendered, has a match too.
  await untilText(browser, /Cricket Central/);
  await untilText(browser, /LIVE/);
  await picture('dashboard');

  await browser.open(`${address}/matches?tab=live`);
  await until(browser, `document.querySelector('main a[href^="/matches/"]') !== null`, 'a live match');
  const match = await browser.evaluate(
    `document.querySelector('main a[href^="/matches/"]').getAttribute('href')`,
  );
  for (const language of LANGUAGES) {
    await browser.evaluate(`localStorage.setItem('gullylens.language', '${language}')`);
    await browser.open(address + match);
    // The server's title already names the match, so the page is drawn once its tabs are.
    await until(browser, `document.querySelector('main [role=tab]') !== null`, 'the tabs of the match');
    expect(await browser.evaluate('document.title')).toContain(' vs ');
    expect(await browser.evaluate('document.documentElement.lang')).toBe(language);
    expect(await browser.evaluate(FONTS_OF_HINDI)).toEqual(
      language === 'hi-IN' ? ['loaded', 'loaded'] : NOT_LOADED,
    );
    expect(await browser.evaluate('getComputedStyle(document.body).fontFamily')).toMatch(
      language === 'hi-IN' ? /"?Devanagari"?/ : /Inter Variable/,
    );
    await picture(`match-${language}`);
    await browser.open(`${address}${match}?tab=charts`);
    await until(browser, `document.querySelector('main svg') !== null`, 'a chart');
    await picture(`charts-${language}`);
    await browser.open(`${address}/track-record`);
    await until(browser, `document.querySelector('h1') !== null`, 'the track record');
    await picture(`track-record-${language}`);
  }
  await browser.evaluate(`localStorage.setItem('gullylens.language', 'en-IN')`);
  await pay(browser, address);
  await picture('premium');
  await until(
    browser,
    `navigator.serviceWorker.getRegistration().then((found) => found?.active !== null && found !== undefined)`,
    'the service worker',
  );
}

async function signIn(browser: Browser, email: string): Promise<void> {
  await press(browser, /I agree/);
  await press(browser, /^Start Your Journey$/);
  await press(browser, /with google/i);
  await fill(browser, /^Name$/, 'Asha Rao');
  await fill(browser, /^Email$/, email);
  await press(browser, /^Continue$/);
  await until(browser, `location.pathname === '/dashboard'`, 'the dashboard');
}

async function pay(browser: Browser, address: string): Promise<void> {
  await browser.open(`${address}/dashboard`);
  await press(browser, /^Get Premium Access$/);
  await press(browser, /^Pay ₹499$/);
  await press(browser, /^Pay ₹499\.00$/);
  await untilText(browser, /Welcome to Premium!/);
}

const WIDER_THAN_SCREEN = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';

const FONTS_OF_HINDI = `[...document.fonts].filter(({ family }) => family.includes('Devanagari')).map(({ status }) => status)`;
const NOT_LOADED = ['unloaded', 'unloaded'];
