import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'identity' | 'gzip' | 'br';

/** One answer in one encoding, with the headers that go with it. Shared by all readers: never to be changed. */
export interface ReadyBytes {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Snapshot {
  readonly in: (encoding: Encoding) => ReadyBytes;
}

/** Above this brotli takes longer than the bytes it saves are worth on a path that runs with every change. */
const BROTLI_QUALITY = 4;
/** Smaller bodies gain nothing from compression. */
const COMPRESS_FROM_BYTES = 512;

/**
 * An answer that is serialised and compressed once, by the first reader who needs that encoding, and handed to
 * everyone after. It is replaced whole when its content changes.
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

/** A strong ETag names these very bytes, so each encoding has its own. */
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
