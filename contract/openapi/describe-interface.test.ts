import { describe, expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { describeInterface } from './describe-interface.ts';

const document = describeInterface(routes, '0.0.0') as {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      { operationId: string; responses: Record<string, unknown>; parameters: { name: string }[] }
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
