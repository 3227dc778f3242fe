import { createOpenApiDocument } from '@gullylens/contract/openapi/openapi-document';
import { areas } from '@gullylens/contract/routes';
import {
  createAnswerCheck,
  createPathFinder,
  type InterfaceDocument,
} from '@gullylens/contract/testing/check-answer';
import { expect, test } from '@playwright/test';
import * as fc from 'fast-check';
import { type GeneratedRequest, generateRequests, type Operation, resourceOf } from './generate-requests.ts';
import { KnownValues } from './known-values.ts';
import { sendRequest, type TimedAnswer } from './send-request.ts';
import { Sessions } from './sessions.ts';

const SEED = Number(process.env['SEED']);
const REQUESTS = Number(process.env['REQUESTS'] ?? 200_000);
const BATCH = 500;
const CONCURRENT = 8;
const SLOW_MS = 15_000;
/** Time in ms allowed for one request on average, and for the start of the product. */
const REQUEST_LIMIT_MS = 40;
const START_LIMIT_MS = 240_000;
const PROGRESS_EVERY = 5_000;

type Document = InterfaceDocument & {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

test(`${REQUESTS} requests from the OpenAPI document, seed ${SEED}: every response is documented`, async ({
  request,
  baseURL,
}) => {
  test.setTimeout(START_LIMIT_MS + REQUESTS * REQUEST_LIMIT_MS);
  const document = createOpenApiDocument(areas, 'fuzz') as unknown as Document;
  const findPath = createPathFinder(document);
  const findFault = createFaultFinder(document);
  const known = new KnownValues();
  const sessions = new Sessions(request);
  const requests = generateRequests(withoutReferences(document.paths, document) as Document['paths'], known);
  const faults = new Map<string, number>();
  const statuses = new Map<number, number>();

  const send = async (generated: GeneratedRequest): Promise<void> => {
    const token = await sessions.tokenOf(generated.caller);
    const headers: Record<string, string> = { ...generated.headers };
    if (token !== null) headers['authorization'] ??= `Bearer ${token}`;
    const answer = await sendRequest(baseURL ?? '', { ...generated, headers }).catch((error: Error) => error);
    const fault = findFault(generated, answer);
    if (fault) {
      if (!faults.has(fault)) console.log(`${fault}\n${describe(generated, answer)}`);
      faults.set(fault, (faults.get(fault) ?? 0) + 1);
    }
    if (answer instanceof Error) return;
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 401 && token && headers['authorization'] === `Bearer ${token}`) {
      await sessions.clear(generated.caller, token);
    }
    const path = findPath(generated.url);
    if (path !== undefined) remember(known, path, answer);
  };

  for (let sent = 0; sent < REQUESTS; sent += BATCH) {
    const numRuns = Math.min(BATCH, REQUESTS - sent);
    const batch = fc.sample(requests, { numRuns, seed: SEED + sent });
    const takeFromBatch = async () => {
      for (let next = batch.pop(); next; next = batch.pop()) await send(next);
    };
    await Promise.all(Array.from({ length: CONCURRENT }, takeFromBatch));
    const total = sent + numRuns;
    if (total % PROGRESS_EVERY === 0) console.log(`${total} requests, ${faults.size} kinds of faults`);
  }

  console.log(`answers by status: ${JSON.stringify(Object.fromEntries([...statuses].toSorted()))}`);
  expect(Object.fromEntries(faults)).toEqual({});
});

function remember(known: KnownValues, path: string, answer: TimedAnswer): void {
  const etag = answer.headers['etag'];
  if (etag) known.add(`etag ${path}`, etag);
  if (answer.status < 300 && answer.headers['content-type']?.startsWith('application/json')) {
    known.addFrom(JSON.parse(answer.body || 'null'), resourceOf(path));
  }
}

/** Returns what is wrong with a response, without the request's values; null when nothing is. */
function createFaultFinder(document: Document) {
  const check = createAnswerCheck(document);
  const findPath = createPathFinder(document);
  return ({ method, url }: GeneratedRequest, answer: TimedAnswer | Error): string | null => {
    const path = findPath(url) ?? '(other address)';
    if (answer instanceof Error) return `${method} ${path}: no response, ${answer.message}`;
    if (answer.milliseconds > SLOW_MS) return `${method} ${path}: took longer than ${SLOW_MS} ms`;
    if (answer.status >= 500 && answer.status !== 503) return `${method} ${path}: answered ${answer.status}`;
    return check(answer);
  };
}

function describe(request: GeneratedRequest, answer: TimedAnswer | Error): string {
  const received = answer instanceof Error ? '' : `${answer.status} ${answer.body.slice(0, 300)}`;
  return `  ${JSON.stringify(request).slice(0, 1500)}\n  ${received}`;
}

/** Returns a copy of a part of the document with each `$ref` replaced by what it refers to. */
function withoutReferences(part: unknown, document: Document): unknown {
  if (Array.isArray(part)) return part.map((item) => withoutReferences(item, document));
  if (typeof part !== 'object' || part === null) return part;
  const { $ref, ...rest } = part as { readonly $ref?: string };
  const target = $ref
    ?.split('/')
    .slice(1)
    .reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>>)[name], document);
  const entries = Object.entries({ ...(target as object | undefined), ...rest });
  return Object.fromEntries(entries.map(([name, value]) => [name, withoutReferences(value, document)]));
}
