import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const sharedDir = fileURLToPath(new URL('../../../shared/', import.meta.url));

/** The path of a file beside the repository, never inside it; null when this machine does not have it. */
export function sharedFile(path: string): string | null {
  return existsSync(sharedDir + path) ? sharedDir + path : null;
}

/** Reads a recorded answer of a vendor; null when this machine does not have it. */
export function readSample(path: string): unknown {
  const file = sharedFile(`samples/${path}`);
  return file === null ? null : JSON.parse(readFileSync(file, 'utf8'));
}

export const haveSamples = sharedFile('samples/razorpay') !== null;
