import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCricsheet } from './testing/make-cricsheet.ts';
import { writeZip } from './testing/make-zip.ts';
import { CricsheetArchiveError, openCricsheetArchive } from './cricsheet-archive.ts';

let folder: string;
const inFolder = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gullylens-cricsheet-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function openMade(name: string, files: readonly { name: string; content: string | Buffer }[]) {
  await writeZip(inFolder(name), files);
  return openCricsheetArchive(inFolder(name));
}

describe('an archive of Cricsheet', () => {
  it('lists its matches in the order of the zip', async () => {
    const archive = await openMade('order.zip', [
      { name: 'README.txt', content: 'about' },
      { name: '3.json', content: makeCricsheet({ date: '2023-05-01' }) },
      { name: '10.json', content: makeCricsheet({ date: '2021-04-09' }) },
      { name: '2.json', content: '{"name":"left-pad"}' },
    ]);
    expect(archive.matches.map(({ id, file }) => [id, file])).toEqual([
      ['3', '3.json'],
      ['10', '10.json'],
      ['2', '2.json'],
    ]);
    expect(archive.warnings).toEqual([]);
  });

  it('returns the text of a match, the same text compressed, and a hash without reading it', async () => {
    const text = makeCricsheet();
    const archive = await openMade('text.zip', [
      { name: '1.json', content: text },
      { name: '2.json', content: text },
      { name: '3.json', content: makeCricsheet({ balls: [[4], [0]] }) },
    ]);
    const [one, two, three] = archive.matches;
    if (!one || !two || !three) throw new Error('a match is missing');
    const read = archive.read(one);
    if (!read.ok) throw new Error('a match was not read');
    expect(read.value.text.toString()).toBe(text);
    expect(inflateRawSync(read.value.deflated).toString()).toBe(text);
    expect(two.contentHash).toBe(one.contentHash);
    expect(three.contentHash).not.toBe(one.contentHash);
  });

  it('skips a file not named by a match id, and the second of two with one name, with warnings', async () => {
    const archive = await openMade('names.zip', [
      { name: '../../etc/1.json', content: makeCricsheet() },
      { name: '/1.json', content: makeCricsheet() },
      { name: '1.json', content: makeCricsheet() },
      { name: '1.json', content: makeCricsheet() },
    ]);
    expect(archive.matches.map(({ id }) => id)).toEqual(['1']);
    expect(archive.warnings).toEqual([
      { file: '../../etc/1.json', reason: 'its name is not a match id' },
      { file: '/1.json', reason: 'its name is not a match id' },
      { file: '1.json', reason: 'it is in the archive twice' },
    ]);
  });

  it('skips a second name for the bytes of another file', async () => {
    const path = inFolder('twice.zip');
    const file = { content: makeCricsheet() };
    await writeZip(path, [
      { name: '1.json', ...file },
      { name: '2.json', ...file },
    ]);
    const bytes = await readFile(path);
    const second = bytes.lastIndexOf(Buffer.from('PK\x01\x02'));
    bytes.writeUInt32LE(0, second + 42);
    await writeFile(path, bytes);
    const archive = await openCricsheetArchive(path);
    expect(archive.matches.map(({ id }) => id)).toEqual(['1']);
    expect(archive.warnings).toMatchObject([{ file: '2.json' }]);
  });

  it('reads a text of 8 MB', async () => {
    const text = ' '.repeat(8 * 1024 * 1024);
    const archive = await openMade('longest.zip', [{ name: '1.json', content: Buffer.from(text) }]);
    const [read] = archive.matches.map((match) => archive.read(match));
    expect(read?.ok && String(read.value.text) === text).toBe(true);
  });

  it.each([
    ['a text too long for a match', Buffer.alloc(9 * 1024 * 1024, ' ')],
    ['more bytes than any match has deflated', randomBytes(1100 * 1024)],
  ])('does not read %s', async (_, content) => {
    const archive = await openMade('large.zip', [{ name: '1.json', content }]);
    expect(archive.matches.map((match) => archive.read(match))).toEqual([
      { ok: false, fault: 'it is too large for a match' },
    ]);
  });

  it('stops reading when a text is longer than the archive states', async () => {
    const path = inFolder('longer.zip');
    await writeZip(path, [{ name: '1.json', content: makeCricsheet() }]);
    const bytes = await readFile(path);
    const directory = bytes.indexOf(Buffer.from('PK\x01\x02'));
    bytes.writeUInt32LE(1, directory + 24);
    await writeFile(path, bytes);
    const archive = await openCricsheetArchive(path);
    expect(archive.matches.map((match) => archive.read(match))).toMatchObject([
      { ok: false, fault: 'it is damaged or cut short' },
    ]);
  });

  it.each([
    ['is encrypted', 8, 1, 'it is encrypted'],
    ['is compressed in another way', 10, 9, 'its compression method is not supported'],
  ])('does not read a text that %s', async (_, place, value, reason) => {
    const path = inFolder('unreadable.zip');
    await writeZip(path, [{ name: '1.json', content: makeCricsheet() }]);
    const bytes = await readFile(path);
    bytes.writeUInt16LE(value, bytes.indexOf(Buffer.from('PK\x01\x02')) + place);
    await writeFile(path, bytes);
    const archive = await openCricsheetArchive(path);
    expect(archive.matches.map((match) => archive.read(match))).toEqual([{ ok: false, fault: reason }]);
  });

  it('reports a damaged file and reads the others', async () => {
    const path = inFolder('damaged.zip');
    await writeZip(path, [
      { name: '1.json', content: makeCricsheet() },
      { name: '2.json', content: makeCricsheet() },
    ]);
    const bytes = await readFile(path);
    bytes.fill(0xff, 60, 90);
    await writeFile(path, bytes);
    const archive = await openCricsheetArchive(path);
    const read = archive.matches.map((match) => archive.read(match));
    expect(read.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    const damaged = read.find(({ ok }) => !ok);
    expect(damaged).toMatchObject({ fault: expect.stringMatching(/damaged/) });
  });
});

describe('a file that is not an archive', () => {
  it.each([
    ['is not there', 'missing.zip', null, /does not exist/],
    ['holds something else', 'text.txt', 'no zip at all', /is not a zip archive/],
    ['is empty', 'empty.zip', '', /is not a zip archive/],
  ])('is rejected with its name when it %s', async (_, name, content, message) => {
    if (content !== null) await writeFile(inFolder(name), content);
    const opening = openCricsheetArchive(inFolder(name));
    await expect(opening).rejects.toThrow(CricsheetArchiveError);
    await expect(opening).rejects.toThrow(message);
  });

  it('is rejected when it is a folder', async () => {
    await expect(openCricsheetArchive(folder)).rejects.toThrow(/is a folder/);
  });

  it('is rejected when it is truncated', async () => {
    await writeZip(inFolder('whole.zip'), [{ name: '1.json', content: makeCricsheet() }]);
    const whole = await readFile(inFolder('whole.zip'));
    await writeFile(inFolder('cut.zip'), whole.subarray(0, whole.length - 30));
    await expect(openCricsheetArchive(inFolder('cut.zip'))).rejects.toThrow(/is not a zip archive/);
  });

  it('is rejected when it states more files than the limit', async () => {
    await writeFile(inFolder('many.zip'), endOfMany(250_001n));
    const opening = openCricsheetArchive(inFolder('many.zip'));
    await expect(opening).rejects.toThrow(CricsheetArchiveError);
    await expect(opening).rejects.toThrow(/has 250001 files/);
  });
});

/** The end of a ZIP64 archive, which alone can say that there are so many files. */
function endOfMany(count: bigint): Buffer {
  const bytes = Buffer.alloc(56 + 20 + 22);
  bytes.write('PK\x06\x06', 0, 'latin1');
  bytes.writeBigUInt64LE(count, 32);
  bytes.write('PK\x06\x07', 56, 'latin1');
  bytes.writeUInt32LE(1, 56 + 16);
  bytes.write('PK\x05\x06', 76, 'latin1');
  bytes.writeUInt16LE(0xffff, 76 + 10);
  return bytes;
}
