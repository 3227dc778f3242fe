import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Content encodings in which cached bodies are stored. */
export type Encoding = 'identity' | 'gzip' | 'br';

/** A cached response, shared by all readers. */
export type Snapshot = ReturnType<typeof createSnapshot>;

/** Of 0 to 11. A snapshot is compressed again with every change, so higher qualities cost more time than they save. */
const BROTLI_QUALITY = 4;
/** Smaller bodies are sent uncompressed. */
const COMPRESS_FROM_BYTES = 512;

/**
 * Creates a response that is serialised and compressed once per encoding, on first use, and shared by all readers.
 * Replace it when the content changes.
 */
export function createSnapshot(produce: () => unknown) {
  const ready: Partial<Record<Encoding, ReturnType<typeof wrap>>> = {};
  let content: (() => unknown) | null = produce;
  const plain = () => {
    ready.identity ??= wrap(Buffer.from(JSON.stringify(content?.())), 'identity');
    // Frees the memory of the content: only its bytes are needed from now on.
    content = null;
    return ready.identity;
  };
  return {
    /** Returns the body with its headers. Do not modify them: all readers share them. */
    in: (encoding: Encoding) => {
      const { bytes } = plain();
      if (encoding === 'identity' || bytes.length < COMPRESS_FROM_BYTES) return plain();
      return (ready[encoding] ??= wrap(compress(bytes, encoding), encoding));
    },
  };
}

function compress(bytes: Buffer, encoding: 'gzip' | 'br'): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes);
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}

/** A strong ETag identifies exact bytes, so each encoding has its own. */
function wrap(bytes: Buffer, encoding: Encoding) {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const headers: Readonly<Record<string, string>> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, authorization',
    etag,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
  return { bytes, etag, headers };
}
