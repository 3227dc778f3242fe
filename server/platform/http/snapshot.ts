import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'identity' | 'gzip' | 'br';

/** A response body in one encoding with its headers. Shared by all readers: do not modify. */
export interface ReadyBytes {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Snapshot {
  readonly in: (encoding: Encoding) => ReadyBytes;
}

/** Higher qualities cost more time than they save, as this runs with every change. */
const BROTLI_QUALITY = 4;
/** Minimum size for compression, in bytes. */
const COMPRESS_FROM_BYTES = 512;

/**
 * Creates a response that is serialised and compressed once per encoding, on first use, and shared by all readers.
 * Replace it when the content changes.
 */
export function createSnapshot(produce: () => unknown): Snapshot {
  const ready: Partial<Record<Encoding, ReadyBytes>> = {};
  const plain = () => (ready.identity ??= wrap(Buffer.from(JSON.stringify(produce())), 'identity'));
  return {
    in: (encoding) => {
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
function wrap(bytes: Buffer, encoding: Encoding): ReadyBytes {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, authorization',
    etag,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
  return { bytes, etag, headers };
}
