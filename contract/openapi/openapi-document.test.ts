import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Route } from '../definition/route.ts';
import { routes } from '../routes.ts';
import { describeInterface } from './openapi-document.ts';
import { ownStatusesOf } from './refusals.ts';

const document = describeInterface(routes, '0.0.0') as {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        tags: string[];
        security: object[];
        responses: Record<string, unknown>;
        parameters: { name: string; required: boolean }[];
      }
    >
  >;
};

describe('the OpenAPI document', () => {
  test('lists every route of the table under its method and path', () => {
    for (const [name, route] of Object.entries(routes)) {
      expect(document.paths[route.path]?.[route.method.toLowerCase()]?.operationId).toBe(name);
    }
  });

  test('names each parameter of a path', () => {
    for (const [path, operations] of Object.entries(document.paths)) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      for (const operation of Object.values(operations)) {
        const declared = operation.parameters.map((parameter) => parameter.name);
        expect(declared, path).toEqual(expect.arrayContaining(names));
      }
    }
  });

  test('is plain JSON, the same each time', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(
      JSON.parse(JSON.stringify(describeInterface(routes, '0.0.0'))),
    );
  });
});

describe('a described route', () => {
  const limit = { bucket: 'test', max: 1, perSeconds: 1 };
  const text = z.string();
  const described = (route: Partial<Route>) => {
    const whole: Route = {
      method: 'GET',
      path: '/api/v1/cricket/tests/{id}/',
      summary: 'a test',
      access: 'public',
      rateLimit: limit,
      answers: { 200: text },
      ...route,
    };
    const { paths } = describeInterface({ test: whole }, '0') as typeof document;
    const operation = paths[whole.path]?.[whole.method.toLowerCase()];
    if (!operation) throw new Error('not described');
    return operation;
  };

  test.each<[Route['access'], object[], string[]]>([
    ['public', [], []],
    ['signature', [], []],
    ['guest', [{}, { bearer: [] }], ['401']],
    ['user', [{ bearer: [] }], ['401']],
    ['premium', [{ bearer: [] }], ['401', '403']],
    ['analyst', [{ bearer: [] }], ['401', '403']],
  ])('for %s names the token and the refusals of those without the right', (access, security, refusals) => {
    const { security: told, responses } = described({ access });
    expect(told).toEqual(security);
    expect(Object.keys(responses)).toEqual(['200', '400', ...refusals, '408', '429', '431', '500', '503']);
  });

  const answer = (route: Partial<Route>) => described(route).responses['200'];

  test('can refuse a body where it takes one', () => {
    const statuses = Object.keys(described({ method: 'POST', refusals: [409] }).responses);
    expect(statuses).toEqual(['200', '400', '408', '409', '413', '415', '429', '431', '500', '503']);
  });

  test.each([
    ['/api/v1/cricket/tests/{id}/', 'tests'],
    ['/livez', 'operations'],
  ])('%s has the tag %s', (path, tag) => {
    expect(described({ path }).tags).toEqual([tag]);
  });

  test('requires parameters of the path, and of the query those without a default', () => {
    const { parameters } = described({
      params: z.strictObject({ id: text.optional() }),
      query: z.strictObject({ must: text, may: text.optional() }),
    });
    expect(parameters.map(({ name, required }) => [name, required])).toEqual([
      ['id', true],
      ['must', true],
      ['may', false],
    ]);
  });

  test('has its media type, and its ETag where it is conditional', () => {
    expect(answer({})).toEqual({
      description: 'As asked.',
      content: { 'application/json': { schema: { type: 'string' } } },
    });
    expect(answer({ kind: 'stream' })).toMatchObject({ content: { 'text/event-stream': {} } });
    expect(answer({ kind: 'bytes', mediaType: 'text/html', conditional: true })).toMatchObject({
      content: { 'text/html': {} },
      headers: { ETag: { required: true } },
    });
  });

  test('refers to refusals that name their codes', () => {
    const { components } = describeInterface({}, '0') as {
      components: { responses: Record<string, { description: string }> };
    };
    expect(components.responses['415']?.description).toBe('unsupported_media_type: Please send JSON.');
  });
});

test('the statuses of a row of the docs are its answers and its own refusals in order', () => {
  const { rateLimit } = routes.readMatch;
  const route: Route = { ...routes.readMatch, rateLimit, refusals: [409, 404] };
  expect(ownStatusesOf(route)).toEqual([200, 304, 401, 404, 409]);
});

describe('the route table', () => {
  test('has no two routes at one method and path', () => {
    const addresses = Object.values(routes).map((route) => `${route.method} ${route.path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('ends every path under /api with a slash, save files', () => {
    const paths = Object.values(routes).map((route) => route.path);
    expect(paths.filter((path) => path.startsWith('/api/') && !/(\/|\.json)$/.test(path))).toEqual([]);
  });

  test('declares a 401 wherever a visitor must be signed in', () => {
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
