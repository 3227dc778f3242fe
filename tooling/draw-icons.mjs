// @ts-check
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { ROOT } from './project.mjs';

const PUBLIC = path.join(ROOT, 'web/public');

/** What a launcher cuts off an icon stays empty: the sign fills the middle of a maskable one. */
const MASKED_SHARE = 0.6;

/** Draws the icons of the installed app from the favicon. To be run again when that changes; the pictures are committed. */
async function drawIcons() {
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  const sign = await readFile(path.join(PUBLIC, 'favicon.svg'), 'utf8');
  const page = await browser.newPage();
  /** @param {{ file: string, size: number, share: number, ground: string }} icon */
  const draw = async ({ file, size, share, ground }) => {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}svg{width:${share * 100}%}</style>${sign}`,
    );
    await page.screenshot({ path: path.join(PUBLIC, 'icons', file), omitBackground: true });
  };
  for (const size of [180, 192, 512])
    await draw({
      file: `icon-${size}.png`,
      size,
      share: 1,
      ground: size === 180 ? '#0a0f1e' : 'transparent',
    });
  await draw({ file: 'maskable-512.png', size: 512, share: MASKED_SHARE, ground: '#0a0f1e' });
  await browser.close();
}

await drawIcons();
