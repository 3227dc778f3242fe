import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { lowerThreadPriority } from '../platform/jobs/lower-priority.ts';

/** Mukta covers Latin and Devanagari. Fonts of the system differ, so none is loaded. */
const fontFile = (name: string) =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/mukta/${name}.ttf`);
const font = {
  loadSystemFonts: false,
  fontFiles: [fontFile('400Regular/Mukta_400Regular'), fontFile('700Bold/Mukta_700Bold')],
  defaultFontFamily: 'Mukta',
};

lowerThreadPriority();

/** Renders a picture of links as PNG. Runs in the thread of the pictures. */
export function answer(svg: string): Uint8Array {
  return new Resvg(svg, { font }).render().asPng();
}
