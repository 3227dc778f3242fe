// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findChromium } from './processes/find-chromium.mjs';
import { ROOT } from './processes/project.mjs';

const PUBLIC = path.join(ROOT, 'web/public');

/** Width of the logo in maskable icons, as a share of the icon: launchers crop their edges. */
const MASKED_SHARE = 0.6;

/**
 * Pixels of `favicon.ico`, which browsers request for documents that name no icon, such as a PDF. It is a header and a
 * PNG.
 */
const FAVICON_SIZE = 32;

/**
 * Draws the icons of the installed app from `favicon.svg` into `web/public`. Run it after that file changes and commit
 * the images.
 */
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
    return page.screenshot({ path: path.join(PUBLIC, file), type: 'png', omitBackground: true });
  };
  for (const size of [180, 192, 512])
    await draw({
      file: `icons/icon-${size}.png`,
      size,
      share: 1,
      ground: size === 180 ? '#0a0f1e' : 'transparent',
    });
  await draw({ file: 'icons/maskable-512.png', size: 512, share: MASKED_SHARE, ground: '#0a0f1e' });
  const small = await draw({ file: 'favicon.ico', size: FAVICON_SIZE, share: 1, ground: 'transparent' });
  await writeFile(path.join(PUBLIC, 'favicon.ico'), wrapAsIcon(small));
  await browser.close();
}

/** @param {Buffer} png */
function wrapAsIcon(png) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(FAVICON_SIZE, 6);
  header.writeUInt8(FAVICON_SIZE, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the picture starts
  return Buffer.concat([header, png]);
}

await drawIcons();
