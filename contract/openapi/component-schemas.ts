import { z } from 'zod';
import * as errorBody from '../definition/error-body.ts';
import * as route from '../definition/route.ts';
import * as playedMatch from '../http/history/played-match.ts';
import * as forecastRecord from '../http/insights/forecast-record.ts';
import * as projections from '../http/insights/projections.ts';
import * as match from '../http/matches/match.ts';
import * as matchLists from '../http/matches/match-lists.ts';
import { routeModules } from '../routes.ts';
import * as feedAge from '../values/feed-age.ts';
import * as states from '../values/indian-states.ts';
import * as page from '../values/page.ts';
import * as scalars from '../values/scalars.ts';

/** A JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/**
 * Each schema that one of these modules exports is a component of the OpenAPI document, under the name of its export.
 */
const modules: readonly object[] = [
  routeModules,
  [errorBody, route, playedMatch, forecastRecord, projections, matchLists, match],
  [feedAge, states, page, scalars],
].flat();

const uri = (id: string) => `#/components/schemas/${id}`;
const REFERENCE = /"#\/components\/schemas\/(\w+)"/g;

/**
 * Converts schemas to JSON Schema: as clients send them (`input`, before defaults) or receive them (`output`). The
 * result has the converted schema of each root, with a `$ref` in place of each component, and the components in use
 * by name. A root that is part of another root must be exported by a module above.
 */
export function convertSchemas(
  roots: readonly z.ZodType[],
  io: 'input' | 'output',
): { readonly schemaOf: (root: z.ZodType) => Json; readonly components: ReadonlyMap<string, Json> } {
  const registry = z.registry<{ id: string }>();
  const names = new Set<string>();
  for (const [name, value] of modules.flatMap((module) => Object.entries(module))) {
    if (!(value instanceof z.ZodType)) continue;
    registry.add(value, { id: name });
    names.add(name);
  }
  roots.forEach((root, index) => {
    if (!registry.has(root)) registry.add(root, { id: `root ${index}` });
  });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri,
    override: omitSafeIntegerBounds,
  });

  const components = new Map<string, Json>();
  const read = (id: string): Json => {
    const { $schema: _dialect, $id: _address, ...schema } = schemas[id] ?? {};
    for (const [, name = ''] of JSON.stringify(schema).matchAll(REFERENCE)) addComponent(name);
    return schema;
  };
  const addComponent = (name: string): void => {
    if (!components.has(name)) components.set(name, {}).set(name, read(name));
  };
  const schemaOf = (root: z.ZodType): Json => {
    const id = registry.get(root)?.id ?? '';
    if (!names.has(id)) return read(id);
    addComponent(id);
    return { $ref: uri(id) };
  };
  return { schemaOf, components };
}

/** Omits the bounds that zod adds to every integer, because JSON parsers have them anyway. */
function omitSafeIntegerBounds({ jsonSchema }: { jsonSchema: { minimum?: number; maximum?: number } }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
