import type { Entry, ZipFile } from 'yauzl';

/** The bytes of an entry as they lie in the archive, or the first `limit` of them. */
export async function readEntryBytes(
  zip: ZipFile,
  entry: Entry,
  limit = entry.compressedSize,
): Promise<Buffer> {
  const end = Math.min(limit, entry.compressedSize);
  const stream = await zip.openReadStreamPromise(entry, { decodeFileData: false, start: 0, end });
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks, end);
}
