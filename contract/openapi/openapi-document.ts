import { z } from 'zod';
import { ErrorBody } from '../definition/error-body.ts';
import { errorTable } from '../definition/errors.ts';
import type { AccessLevel, Route } from '../definition/route.ts';
import { convertSchemas, type Json } from './component-schemas.ts';
import { commonStatusesOf, commonStatusesText, ownStatusesOf } from './response-statuses.ts';

/** Areas of the API in the order of the documentation: a description, and the routes by name. */
export type Areas = Readonly<
  Record<string, { readonly about: string; readonly routes: Readonly<Record<string, Route>> }>
>;

/** Functions that convert the schema of a value that clients send, and of one that they receive. */
interface SchemaConverters {
  readonly sent: (schema: z.ZodType) => Json;
  readonly received: (schema: z.ZodType) => Json;
}

const accessTexts: Readonly<Record<AccessLevel, string>> = {
  public: 'Open to everyone.',
  guest: 'Open to everyone. Signed-in users send their token.',
  user: 'For signed-in users.',
  premium: 'For premium members. Other users get 403 `premium_required`.',
  analyst: 'For analysts.',
  admin: 'For admins.',
  signature: 'For Razorpay, which signs the body.',
  operator: 'For the operator, with METRICS_TOKEN. Open to everyone without that setting.',
};

/** Credentials for each access level. A caller needs one of the alternatives; `{}` is a call without credentials. */
const securityOf: Readonly<Record<AccessLevel, readonly Json[]>> = {
  public: [],
  guest: [{}, { bearer: [] }],
  user: [{ bearer: [] }],
  premium: [{ bearer: [] }],
  analyst: [{ bearer: [] }],
  admin: [{ bearer: [] }],
  signature: [{ razorpaySignature: [] }],
  operator: [{}, { metricsToken: [] }],
};

const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of `signInWithGoogle` or `refreshSession`. It is valid for 10 minutes.',
  },
  razorpaySignature: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Razorpay-Signature',
    description: 'HMAC-SHA256 of the raw body with the webhook secret, hexadecimal.',
  },
  metricsToken: { type: 'http', scheme: 'bearer', description: 'The value of METRICS_TOKEN.' },
};

const headers = {
  ETag: describeHeader('Version of the body, for If-None-Match.'),
  'Retry-After': describeHeader('Seconds to wait before the next request.'),
  Allow: describeHeader('Methods of the path.'),
};

const introduction = `Responses are JSON in UTF-8, unless stated otherwise, and may be compressed with gzip or brotli.
Errors have the body \`ErrorBody\` with a stable \`code\`. ${commonStatusesText}

Rate limits are per user, or per network for visitors. \`x-rate-limit\` of an operation has \`max\` calls in \`perSeconds\`
seconds; operations with the same \`bucket\` share a limit. A 429 states in \`Retry-After\` when to try again.`;

/**
 * Returns the routes as an OpenAPI 3.1 document. The server publishes it, and tests compare every response with it. The
 * result is plain JSON and equal for equal routes. Throws when a component differs between requests and responses.
 */
export function createOpenApiDocument(areas: Areas, version: string): Json {
  const routes = Object.values(areas).flatMap((area) => Object.values(area.routes));
  const sent = convertSchemas(
    routes.flatMap(({ params, query, body }) => [
      ...Object.values({ ...params?.shape, ...query?.shape }),
      ...(body ? [body] : []),
    ]),
    'input',
  );
  const received = convertSchemas(
    [ErrorBody, ...routes.flatMap(({ answers, events = {} }) => [answers, events].flatMap(Object.values))],
    'output',
  );
  const converters = { sent: sent.schemaOf, received: received.schemaOf };

  const paths: Record<string, Record<string, Json>> = {};
  for (const [area, group] of Object.entries(areas)) {
    for (const [name, route] of Object.entries(group.routes)) {
      const operation = describeRoute(name, area, route, converters);
      paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation };
    }
  }
  const responses = describeErrors(converters);
  return {
    openapi: '3.1.0',
    info: {
      title: 'GullyLens',
      version,
      summary: 'Live cricket and analysis for fantasy players',
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The server that sent this document' }],
    tags: Object.entries(areas).map(([name, { about }]) => ({ name, description: about })),
    paths,
    components: {
      schemas: mergeComponents(sent.components, received.components),
      responses,
      headers,
      parameters: { IfNoneMatch: describeHeaderParameter('If-None-Match', 'ETag of the stored response.') },
      securitySchemes,
    },
  };
}

function mergeComponents(sent: ReadonlyMap<string, Json>, received: ReadonlyMap<string, Json>): Json {
  for (const [name, schema] of sent) {
    const other = received.get(name) ?? schema;
    if (JSON.stringify(other) !== JSON.stringify(schema)) throw new Error(`two schemas are named ${name}`);
  }
  return Object.fromEntries([...sent, ...received].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function describeRoute(name: string, area: string, route: Route, { sent, received }: SchemaConverters): Json {
  const { max, perSeconds } = route.rateLimit;
  return {
    operationId: name,
    summary: route.summary,
    description: `${accessTexts[route.access]} At most ${max} calls in ${perSeconds} seconds.`,
    tags: [area],
    security: securityOf[route.access],
    'x-access': route.access,
    'x-rate-limit': route.rateLimit,
    parameters: [
      ...parametersOf(route.params, 'path', sent),
      ...parametersOf(route.query, 'query', sent),
      ...Object.entries(route.headers ?? {}).map(([header, text]) => describeHeaderParameter(header, text)),
      ...(route.conditional ? [{ $ref: '#/components/parameters/IfNoneMatch' }] : []),
    ],
    ...(route.body ? { requestBody: requestBodyOf(route.body, sent) } : {}),
    responses: responsesOf(route, received),
  };
}

/** Describes each property of an object as a parameter. Parameters in a path are always required. */
function parametersOf(
  object: z.ZodObject | undefined,
  location: 'path' | 'query',
  sent: SchemaConverters['sent'],
): Json[] {
  return Object.entries(object?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: location,
    required: location === 'path' || !schema.safeParse(undefined).success,
    schema: sent(schema),
  }));
}

function describeHeaderParameter(name: string, description: string): Json {
  return { name, in: 'header', required: false, description, schema: { type: 'string' } };
}

function describeHeader(description: string): Json {
  return { required: true, description, schema: { type: 'string' } };
}

function requestBodyOf(body: z.ZodType, sent: SchemaConverters['sent']): Json {
  return {
    required: !body.safeParse(undefined).success,
    content: { 'application/json': { schema: sent(body) } },
  };
}

function responsesOf(route: Route, received: SchemaConverters['received']): Json {
  const statuses = [...ownStatusesOf(route), ...commonStatusesOf(route)];
  const shared = statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]);
  const successes = Object.entries(route.answers).map(([status, schema]) => [
    status,
    describeSuccess(route, Number(status), received(schema), received),
  ]);
  return Object.fromEntries([...shared, ...successes]);
}

const successTexts: Readonly<Record<number, string>> = { 200: 'OK', 201: 'Created', 202: 'Accepted' };

function describeSuccess(
  { kind, mediaType, conditional, events }: Route,
  status: number,
  schema: Json,
  received: SchemaConverters['received'],
): Json {
  const content = {
    schema,
    ...(events && {
      'x-events': Object.fromEntries(Object.entries(events).map(([name, data]) => [name, received(data)])),
    }),
  };
  return {
    description: successTexts[status],
    ...(conditional && { headers: headersOf('ETag') }),
    content: { [kind === 'stream' ? 'text/event-stream' : (mediaType ?? 'application/json')]: content },
  };
}

/** The header that all responses of a status have. */
const statusHeaders: Readonly<Record<number, keyof typeof headers>> = {
  405: 'Allow',
  429: 'Retry-After',
  503: 'Retry-After',
};

/** Describes 304 and each error status once; routes refer to them. */
function describeErrors({ received }: SchemaConverters): Json {
  const content = { 'application/json': { schema: received(ErrorBody) } };
  const statuses = new Set(Object.values(errorTable).map((row) => row.status));
  const errors = [...statuses].map((status) => {
    const codes = Object.entries(errorTable).flatMap(([code, row]) => (row.status === status ? [code] : []));
    const header = statusHeaders[status];
    const description = `Codes: ${codes.map((code) => `\`${code}\``).join(', ')}.`;
    return [status, { description, ...(header && { headers: headersOf(header) }), content }];
  });
  const notModified = { description: 'The stored response is current.', headers: headersOf('ETag') };
  return { 304: notModified, ...Object.fromEntries(errors) };
}

function headersOf(name: keyof typeof headers): Json {
  return { [name]: { $ref: `#/components/headers/${name}` } };
}
