import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Route } from '../definition/route.ts';
import { areas, routes } from '../routes.ts';
import { Key } from '../values/scalars.ts';
import { createOpenApiDocument } from './openapi-document.ts';
import { ownStatusesOf } from './response-statuses.ts';

interface Document {
  readonly paths: Record<
    string,
    Record<
      string,
      {
        readonly operationId: string;
        readonly tags: string[];
        readonly security: object[];
        readonly parameters: { name: string; required: boolean; $ref?: string }[];
        readonly requestBody?: object;
        readonly responses: Record<string, unknown>;
      }
    >
  >;
  readonly tags: { name: string }[];
  readonly components: {
    readonly schemas: Record<string, { enum?: string[] }>;
    readonly responses: Record<string, { description: string; headers?: object }>;
    readonly securitySchemes: Record<string, object>;
  };
}

const document = createOpenApiDocument(areas, '0.0.0') as unknown as Document;
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

function findReferences(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference);
}

function resolve(reference: string): unknown {
  const parts = reference.replace('#/', '').split('/');
  return parts.reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], document);
}

describe('the OpenAPI document', () => {
  test('lists every route under its method and path', () => {
    for (const [name, route] of Object.entries(routes)) {
      expect(document.paths[route.path]?.[route.method.toLowerCase()]?.operationId).toBe(name);
    }
  });

  test('describes each parameter of a path', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      for (const operation of Object.values(methods)) {
        const declared = operation.parameters.map((parameter) => parameter.name);
        expect(declared, path).toEqual(expect.arrayContaining(names));
      }
    }
  });

  test('is plain JSON and equal each time', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(
      JSON.parse(JSON.stringify(createOpenApiDocument(areas, '0.0.0'))),
    );
  });

  test('refers only to components that it has', () => {
    const references = new Set(findReferences(document));
    expect(references).toContain('#/components/schemas/MatchSummary');
    for (const reference of references) expect(resolve(reference), reference).toBeDefined();
  });

  test('has no component schema without a use', () => {
    const references = findReferences(document);
    for (const name of Object.keys(document.components.schemas)) {
      expect(references).toContain(`#/components/schemas/${name}`);
    }
  });

  test('writes no object schema with several properties twice', () => {
    const seen = new Set<string>();
    const check = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      const { properties } = value as { properties?: object };
      const text = JSON.stringify(value);
      if (properties && Object.keys(properties).length > 3) expect(seen, text).not.toContain(text);
      seen.add(text);
      for (const part of Object.values(value)) check(part);
    };
    check(document);
  });

  test('lists the error codes in one enum', () => {
    expect(document.components.schemas['ErrorCode']?.enum).toEqual(
      expect.arrayContaining(['bad_request', 'premium_required', 'ticket_changed']),
    );
  });

  test('uses only tags and security schemes that it describes', () => {
    const tags = document.tags.map(({ name }) => name);
    for (const { tags: used, security, operationId } of operations) {
      expect(tags, operationId).toEqual(expect.arrayContaining(used));
      for (const scheme of security.flatMap(Object.keys)) {
        expect(document.components.securitySchemes).toHaveProperty(scheme);
      }
    }
  });

  test('has the events of the live stream', () => {
    expect(document.paths['/api/live/']?.['get']?.responses['200']).toMatchObject({
      content: { 'text/event-stream': { 'x-events': { bye: { $ref: '#/components/schemas/LiveGoodbye' } } } },
    });
  });
});

describe('a described route', () => {
  const limit = { bucket: 'test', max: 1, perSeconds: 1 };
  const text = z.string();
  const describeRoutes = (...parts: Partial<Route>[]) => {
    const complete = parts.map((part, index): [string, Route] => [
      `route${index}`,
      {
        method: 'GET',
        path: `/api/tests/${index}/{id}/`,
        summary: 'a test',
        access: 'public',
        rateLimit: limit,
        answers: { 200: text },
        ...part,
      },
    ]);
    const tests = { about: 'Tests.', routes: Object.fromEntries(complete) };
    return createOpenApiDocument({ Tests: tests }, '0') as unknown as Document;
  };
  const described = (part: Partial<Route>) => {
    const [operation] = Object.values(describeRoutes(part).paths).flatMap(Object.values);
    return operation as Document['paths'][string][string];
  };

  test.each<[Route['access'], object[], string[]]>([
    ['public', [], []],
    ['signature', [{ razorpaySignature: [] }], []],
    ['operator', [{}, { metricsToken: [] }], ['401']],
    ['guest', [{}, { bearer: [] }], ['401']],
    ['user', [{ bearer: [] }], ['401']],
    ['premium', [{ bearer: [] }], ['401', '403']],
    ['analyst', [{ bearer: [] }], ['401', '403']],
    ['admin', [{ bearer: [] }], ['401', '403']],
  ])('for %s has its credentials and the errors of callers without access', (access, security, errors) => {
    const operation = described({ access });
    expect(operation.security).toEqual(security);
    expect(Object.keys(operation.responses)).toEqual([
      '200',
      '400',
      ...errors,
      '408',
      '429',
      '431',
      '500',
      '503',
    ]);
  });

  const response = (route: Partial<Route>) => described(route).responses['200'];

  test('has the errors of a body when its method may have one', () => {
    const statuses = Object.keys(described({ method: 'POST', errorStatuses: [409] }).responses);
    expect(statuses).toEqual(['200', '400', '408', '409', '413', '415', '429', '431', '500', '503']);
  });

  test('has the tag of its area', () => {
    expect(described({}).tags).toEqual(['Tests']);
  });

  test('requires parameters of the path, and those of the query without a default', () => {
    const { parameters } = described({
      params: z.strictObject({ id: text.optional() }),
      query: z.strictObject({ must: text, may: text.optional(), default: text.default('a') }),
    });
    expect(parameters.map(({ name, required }) => [name, required])).toEqual([
      ['id', true],
      ['must', true],
      ['may', false],
      ['default', false],
    ]);
  });

  test('has its media type, and its ETag when it is conditional', () => {
    expect(response({})).toEqual({
      description: 'OK',
      content: { 'application/json': { schema: { type: 'string' } } },
    });
    expect(response({ kind: 'stream' })).toMatchObject({ content: { 'text/event-stream': {} } });
    expect(response({ kind: 'bytes', mediaType: 'text/html', conditional: true })).toMatchObject({
      content: { 'text/html': {} },
      headers: { ETag: { $ref: '#/components/headers/ETag' } },
    });
  });

  test('takes If-None-Match when it is conditional, and its own headers', () => {
    expect(described({ conditional: true, headers: { 'X-Test': 'a test' } }).parameters).toMatchObject([
      { name: 'X-Test', in: 'header', required: false, description: 'a test' },
      { $ref: '#/components/parameters/IfNoneMatch' },
    ]);
  });

  test('requires a body unless all of it has defaults', () => {
    const body = z.strictObject({ key: Key });
    expect(described({ method: 'POST', body }).requestBody).toMatchObject({ required: true });
    expect(described({ method: 'POST', body: body.optional() }).requestBody).toMatchObject({
      required: false,
    });
  });

  test('refers to exported schemas and describes others in place', () => {
    const { paths, components } = describeRoutes(
      { answers: { 200: Key } },
      { answers: { 201: z.object({ key: Key, text }) } },
    );
    const [first, second] = Object.values(paths).flatMap(Object.values);
    const reference = { $ref: '#/components/schemas/Key' };
    expect(first?.responses['200']).toMatchObject({ content: { 'application/json': { schema: reference } } });
    expect(second?.responses['201']).toMatchObject({
      description: 'Created',
      content: {
        'application/json': { schema: { properties: { key: reference, text: { type: 'string' } } } },
      },
    });
    expect(Object.keys(components.schemas)).toEqual(['ErrorBody', 'ErrorCode', 'Key']);
  });
});

describe('a described error', () => {
  test('has its codes', () => {
    expect(document.components.responses['415']?.description).toBe('Codes: `unsupported_media_type`.');
  });

  test.each([
    ['405', 'Allow'],
    ['429', 'Retry-After'],
    ['503', 'Retry-After'],
    ['304', 'ETag'],
  ])('%s has the header %s', (status, header) => {
    expect(document.components.responses[status]?.headers).toHaveProperty([header]);
  });
});

test('the own statuses of a route are its successes, 304 and its errors in order', () => {
  const { rateLimit } = routes.readMatch;
  const route: Route = { ...routes.readMatch, rateLimit, errorStatuses: [409, 404] };
  expect(ownStatusesOf(route)).toEqual([200, 304, 401, 404, 409]);
});

describe('the route table', () => {
  test('has no two routes with one method and path', () => {
    const addresses = Object.values(routes).map((route) => `${route.method} ${route.path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('has every route of the areas', () => {
    const names = Object.values(areas).flatMap((area) => Object.keys(area.routes));
    expect(Object.keys(routes)).toEqual(names);
  });

  test('ends every path under /api with a slash, except files', () => {
    const paths = Object.values(routes).map((route) => route.path);
    expect(paths.filter((path) => path.startsWith('/api/') && !/(\/|\.json)$/.test(path))).toEqual([]);
  });

  test('declares a 401 for every route that needs a token', () => {
    const signedIn = ['user', 'premium', 'analyst', 'admin', 'guest', 'operator'];
    for (const route of Object.values(routes)) {
      const operation = document.paths[route.path]?.[route.method.toLowerCase()];
      if (signedIn.includes(route.access)) expect(Object.keys(operation?.responses ?? {})).toContain('401');
    }
  });

  test('accepts no unknown keys in any body', () => {
    for (const [name, route] of Object.entries(routes)) {
      if (!('body' in route)) continue;
      const issues = route.body.safeParse({ 'no-such-key': 1 }).error?.issues ?? [];
      expect(
        issues.map((issue) => issue.code),
        name,
      ).toContain('unrecognized_keys');
    }
  });
});
