import { CricapiFailure } from './cricapi-failure.ts';

/** Maximum bytes of a response after decompression. */
const MAX_BYTES = 4 * 1024 * 1024;

/**
 * Makes one GET request, bounded in time and in size after decompression. Error messages show `endpoint` instead of the
 * URL, which contains the key.
 */
export async function fetchBody(address: URL, endpoint: string, timeoutMs: number) {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, text: await readText(response, endpoint) };
  } catch (error) {
    throw error instanceof CricapiFailure ? error : toFailure(error, endpoint);
  }
}

async function readText(response: Response, endpoint: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > MAX_BYTES) {
      throw new CricapiFailure('too_large', { endpoint, message: `answer of more than ${MAX_BYTES} bytes` });
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Uses only the code of a `fetch` error, because its message may quote the URL. */
function toFailure(error: unknown, endpoint: string): CricapiFailure {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new CricapiFailure('timeout', { endpoint, message: 'no response in time' });
  }
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'connection failed';
  return new CricapiFailure('unreachable', { endpoint, message: code });
}
