import { CricapiFailure } from './cricapi-failure.ts';

export interface FetchLimits {
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

export interface FetchedBody {
  readonly status: number;
  readonly text: string;
}

/** One GET, bounded in time and in size (after decompression). `endpoint` stands for the address in messages. */
export async function fetchBody(address: URL, endpoint: string, limits: FetchLimits): Promise<FetchedBody> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(limits.timeoutMs),
    });
    return { status: response.status, text: await readText(response, endpoint, limits.maxBytes) };
  } catch (error) {
    throw error instanceof CricapiFailure ? error : describeBreak(error, endpoint);
  }
}

async function readText(response: Response, endpoint: string, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) {
      throw new CricapiFailure('too_large', { endpoint, message: `answer of more than ${maxBytes} bytes` });
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** The error of `fetch` itself may quote the address, and the address holds the key: only its code is kept. */
function describeBreak(error: unknown, endpoint: string): CricapiFailure {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new CricapiFailure('timeout', { endpoint, message: 'no answer in time' });
  }
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'connection failed';
  return new CricapiFailure('unreachable', { endpoint, message: code });
}
