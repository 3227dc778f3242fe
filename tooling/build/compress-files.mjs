// @ts-check
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Text files; fonts and images are already compressed. */
const SHRINKS = /\.(js|css|html|svg|json|webmanifest)$/;
/** Smaller files are not compressed, because the headers would cost more than is saved. */
const SMALLEST_BYTES = 128;

/**
 * Writes a brotli and a gzip copy beside each text file of the web build, so that the server never compresses files.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const files = await readdir(folder, { recursive: true });
  const wanted = files.filter((file) => SHRINKS.test(file)).map((file) => path.join(folder, file));
  await Promise.all(wanted.map(compressFile));
}

/** @param {string} file */
async function compressFile(file) {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST_BYTES) return;
  const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.br`, await brotli(bytes, smallest));
  await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
}
