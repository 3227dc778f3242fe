import type { Encoding, Snapshot } from './snapshot.ts';
import type { BytesAnswer, RequestFacts } from './handler.ts';

const NO_BODY = Buffer.alloc(0);

/** Answers with the snapshot in the best accepted encoding, or 304 when the client already has it. */
export function answerSnapshot(snapshot: Snapshot, request: RequestFacts): BytesAnswer {
  const { bytes, etag, headers } = snapshot.in(chooseEncoding(request.headers['accept-encoding']));
  if (matchesEtag(request.headers['if-none-match'], etag)) return { status: 304, bytes: NO_BODY, headers };
  return { status: 200, bytes, headers };
}

/** Chosen encodings by `Accept-Encoding`. Browsers send only a few different values. */
const encodings = new Map<string, Encoding>();
const MAX_CACHED = 100;

function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const known = encodings.get(accepted);
  if (known) return known;
  const encoding = BROTLI.test(accepted) ? 'br' : GZIP.test(accepted) ? 'gzip' : 'identity';
  if (encodings.size >= MAX_CACHED) encodings.clear();
  encodings.set(accepted, encoding);
  return encoding;
}

const BROTLI = acceptPattern('br');
const GZIP = acceptPattern('gzip');

/** Matches an accepted encoding. Weights are ignored, except zero. */
function acceptPattern(encoding: string): RegExp {
  const refused = String.raw`[^,]*;\s*q=0(\.0*)?\s*([;,]|$)`;
  return new RegExp(String.raw`(^|,)\s*${encoding}\s*(?=[;,]|$)(?!${refused})`, 'i');
}

/** `If-None-Match` compares weakly: a proxy may have put `W/` before our tag. */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header === etag || header === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
