import * as fc from 'fast-check';
import { arbitraryOf, maliciousTexts, type Place, type Schema } from './arbitrary-of-schema.ts';
import type { KnownValues } from './known-values.ts';

export const CALLERS = ['visitor', 'free', 'premium', 'analyst', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

export interface GeneratedRequest {
  readonly caller: Caller;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

/** The parts of an OpenAPI operation that requests are generated from. */
export interface Operation {
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const OTHER_METHODS = ['HEAD', 'OPTIONS', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'];

/** Generates requests to every operation of the OpenAPI document, from valid to malicious. */
export function generateRequests(paths: Paths, known: KnownValues): fc.Arbitrary<GeneratedRequest> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      requestTo(method.toUpperCase(), path, operation, known),
    ),
  );
  return fc.oneof(...operations);
}

function requestTo(method: string, path: string, operation: Operation, known: KnownValues) {
  const place = { name: '', resource: resourceOf(path), known };
  return fc
    .record({
      caller: fc.constantFrom(...CALLERS),
      method: oneIn(25, fc.constantFrom(...OTHER_METHODS), fc.constant(method)),
      path: oneIn(25, misspelt(path), filledPath(path, operation, place)),
      query: queryOf(operation, place),
      headers: headersOf(path, known),
      body: bodyOf(operation, place),
    })
    .map(({ path: filled, query, body: [mediaType, body], ...request }) => {
      const sent = { ...request, url: query === '' ? filled : `${filled}?${query}` };
      if (body === undefined) return sent;
      return { ...sent, headers: { 'content-type': mediaType, ...request.headers }, body };
    });
}

/** The collection that a path belongs to, such as `matches` or `players`. Its ids are tried in other paths of it. */
export function resourceOf(path: string): string {
  return path.split('/').find((part) => !/^(|api|v1|cricket|subscriptions)$/.test(part)) ?? '';
}

/** Generates a value of `rare` once in `count` times, otherwise one of `usual`. */
function oneIn<A, B>(count: number, rare: fc.Arbitrary<A>, usual: fc.Arbitrary<B>): fc.Arbitrary<A | B> {
  return fc.oneof({ weight: 1, arbitrary: rare }, { weight: count - 1, arbitrary: usual });
}

function filledPath(path: string, { parameters }: Operation, place: Place): fc.Arbitrary<string> {
  const values = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) =>
      arbitraryOf(schema, { ...place, name }).map((value) => [name, asText(value)] as const),
    );
  return fc
    .tuple(...values)
    .map((entries) =>
      entries.reduce((filled, [name, value]) => filled.replace(`{${name}}`, () => encode(value)), path),
    );
}

function misspelt(path: string): fc.Arbitrary<string> {
  return fc.constantFrom(
    path.replace(/\/$/, ''),
    path.toUpperCase(),
    `/${path}`,
    `${path}%zz/`,
    `${path}unknown/`,
    `${path}#part`,
    path.replace('a', '%61'),
    `${path}${'x'.repeat(9000)}`,
  );
}

function queryOf({ parameters }: Operation, place: Place): fc.Arbitrary<string> {
  const described = parameters.filter((parameter) => parameter.in === 'query');
  const values = described.map(({ name, required, schema }) =>
    oneIn(required ? 20 : 2, fc.constant(undefined), arbitraryOf(schema, { ...place, name })).map((value) =>
      value === undefined ? [] : [`${name}=${encode(asText(value))}`],
    ),
  );
  const spoilt = fc.oneof(
    fc
      .tuple(fc.constantFrom(...described.map(({ name }) => name), 'unknown'), maliciousTexts)
      .map(([name, text]) => `${name}=${encode(text)}`),
    fc.constantFrom('&&', '=', '%zz', 'offset[]=1', '__proto__[x]=1', 'limit=1&limit=2'),
  );
  return fc
    .tuple(fc.tuple(...values), oneIn(15, spoilt, fc.constant(null)))
    .map(([parts, extra]) => [...parts.flat(), ...(extra === null ? [] : [extra])].join('&'));
}

/** Generates the media type and text of a body. Operations without a body in the document mostly get none. */
function bodyOf(
  { requestBody }: Operation,
  place: Place,
): fc.Arbitrary<readonly [string, string | undefined]> {
  const json = 'application/json';
  const schema = requestBody?.content[json]?.schema;
  const none = fc.constant([json, undefined] as const);
  const spoilt = fc.oneof(
    fc.json().map((text) => [json, text] as const),
    maliciousTexts.map((text) => [json, text] as const),
    fc.constant([json, '['.repeat(20_000)] as const),
    fc.tuple(
      fc.constantFrom(
        'text/plain',
        'application/x-www-form-urlencoded',
        'x',
        '',
        'application/json; charset=utf-16',
      ),
      maliciousTexts,
    ),
  );
  if (!schema) return oneIn(25, spoilt, none);
  const described = arbitraryOf(schema, place).map((value) => [json, JSON.stringify(value)] as const);
  return fc.oneof(
    { weight: 10, arbitrary: described },
    { weight: 1, arbitrary: spoilt },
    { weight: 1, arbitrary: none },
  );
}

const headerValues: Readonly<Record<string, readonly string[]>> = {
  accept: ['*/*', 'text/html', 'x'],
  'accept-encoding': ['gzip', 'br', 'gzip, br', 'identity;q=0', 'br;q=0, *', 'x'],
  authorization: ['Bearer', 'Bearer x', 'Basic eDp5', 'Bearer eyJhbGciOiJub25lIn0.e30.', 'x'.repeat(9000)],
  cookie: ['a=b', '='.repeat(500)],
  expect: ['100-continue', 'x'],
  'if-modified-since': ['Thu, 01 Jan 2026 00:00:00 GMT', 'x'],
  'if-match': ['"x"'],
  origin: ['null', 'https://evil.example'],
  range: ['bytes=0-1', 'bytes=9-1'],
  'sec-fetch-site': ['cross-site', 'same-origin'],
  upgrade: ['websocket', 'h2c'],
  'user-agent': ['', 'x'.repeat(5000)],
  'x-forwarded-for': ['203.0.113.1', 'x'],
  'x-http-method-override': ['DELETE'],
  'x-long': ['x'.repeat(20_000)],
};

function headersOf(path: string, known: KnownValues): fc.Arbitrary<Readonly<Record<string, string>>> {
  const optional = Object.entries(headerValues).map(([name, values]) =>
    oneIn(40, fc.constantFrom(...values), fc.constant(null)).map((value) =>
      value === null ? {} : { [name]: value },
    ),
  );
  const condition = fc
    .tuple(fc.constantFrom('none', 'none', 'none', 'known', '*', '"x"', 'W/"x", '), fc.nat())
    .map(([kind, choice]) => {
      const value = kind === 'known' ? known.pick([`etag ${path}`], () => true, choice) : kind;
      return value === undefined || value === 'none' ? {} : { 'if-none-match': String(value) };
    });
  return fc
    .tuple(condition, ...optional)
    .map((parts) => Object.assign({}, ...parts) as Record<string, string>);
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Percent-encodes a text. An unpaired surrogate becomes the replacement character. */
function encode(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}
