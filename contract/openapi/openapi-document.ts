import { z } from 'zod';
import { ErrorBody, errorTable } from '../definition/errors.ts';
import type { AccessLevel, Route } from '../definition/route.ts';
import { commonStatusesInWords, commonStatusesOf, ownStatusesOf } from './refusals.ts';

type Json = Readonly<Record<string, unknown>>;

const accessInWords: Readonly<Record<AccessLevel, string>> = {
  public: 'Anybody.',
  guest: 'Anybody; whoever is signed in says so with a token.',
  user: 'Signed-in people.',
  premium: 'Premium members; others are answered 403 `premium_required`.',
  analyst: 'Analysts.',
  admin: 'Admins.',
  signature: 'The vendor, by its signature over the body.',
  operator: 'The operator, by METRICS_TOKEN or from loopback.',
};

/**
 * The route table as an OpenAPI 3.1 document: a plain value, the same for the same table. Schemas are written in
 * place, refusals once a status; every route also lists who may call it and how often.
 */
export function describeInterface(routes: Readonly<Record<string, Route>>, version: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, route] of Object.entries(routes)) {
    const operations = paths[route.path] ?? {};
    operations[route.method.toLowerCase()] = describeRoute(name, route);
    paths[route.path] = operations;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'GullyLens',
      version,
      description: commonStatusesInWords,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      responses: describeRefusals(),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function describeRoute(name: string, route: Route): Json {
  const { max, perSeconds } = route.rateLimit;
  return {
    operationId: name,
    summary: route.summary,
    description: `${accessInWords[route.access]} At most ${max} calls in ${perSeconds} seconds.`,
    tags: [tagOf(route.path)],
    security: securityOf(route.access),
    'x-access': route.access,
    'x-rate-limit': route.rateLimit,
    parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
    ...(route.body ? { requestBody: requestBodyOf(route.body) } : {}),
    responses: responsesOf(route),
  };
}

/** An empty requirement among others means that none is needed. */
function securityOf(access: AccessLevel): Json[] {
  if (access === 'public' || access === 'signature') return [];
  return access === 'guest' ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

function tagOf(path: string): string {
  const [, ...parts] = path.split('/').filter((part) => !/^(v1|cricket|subscriptions)$/.test(part));
  return parts[0] === 'api' ? (parts[1] ?? 'operations') : 'operations';
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function requestBodyOf(body: z.ZodType): Json {
  return {
    required: !body.safeParse(undefined).success,
    content: { 'application/json': { schema: schemaOf(body, 'input') } },
  };
}

/** Successes are described in place. All refusals have one body, so routes refer to one description a status. */
function responsesOf(route: Route): Json {
  const statuses = [...ownStatusesOf(route), ...commonStatusesOf(route)];
  const refusals = statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]);
  const successes = Object.entries(route.answers).map(([status, schema]) => [
    status,
    describeSuccess(route, schema),
  ]);
  return Object.fromEntries([...refusals, ...successes]);
}

function describeSuccess(route: Route, schema: z.ZodType): Json {
  const mediaType = route.kind === 'stream' ? 'text/event-stream' : (route.mediaType ?? 'application/json');
  return {
    description: 'As asked.',
    ...(route.conditional ? { headers: headersOf('ETag') } : {}),
    content: { [mediaType]: { schema: schemaOf(schema, 'output') } },
  };
}

/** Headers that the responses of a status always have. */
const statusHeaders: Readonly<Record<number, string>> = {
  405: 'Allow',
  429: 'Retry-After',
  503: 'Retry-After',
};

function describeRefusals(): Record<number, Json> {
  const statuses = new Set(Object.values(errorTable).map((row) => row.status));
  const refusals = [...statuses].map((status) => [status, describeRefusal(status)]);
  const notModified = { description: 'If-None-Match names the current ETag.', headers: headersOf('ETag') };
  return { 304: notModified, ...Object.fromEntries(refusals) };
}

function describeRefusal(status: number): Json {
  const codes = Object.entries(errorTable).filter(([, row]) => row.status === status);
  const header = statusHeaders[status];
  return {
    description: codes.map(([code, row]) => `${code}: ${row.text}`).join(' '),
    ...(header ? { headers: headersOf(header) } : {}),
    content: { 'application/json': { schema: schemaOf(ErrorBody, 'output') } },
  };
}

function headersOf(name: string): Json {
  return { [name]: { required: true, schema: { type: 'string' } } };
}
