import type { Route } from '@gullylens/contract/route';
import fastJson, { type Schema } from 'fast-json-stringify';
import { z } from 'zod';

type Serialize = (body: unknown) => string;

/**
 * A serialiser for each successful answer of a route, made from the contract when the server starts. It writes
 * only the fields that the contract names, so nothing can leave by accident, and is faster than validating.
 */
export function serializersOf(route: Route): ReadonlyMap<number, Serialize> {
  if (route.kind === 'bytes' || route.kind === 'stream') return new Map();
  return new Map(
    Object.entries(route.answers).map(([status, schema]) => [Number(status), serializerOf(schema)]),
  );
}

function serializerOf(schema: z.ZodType): Serialize {
  const jsonSchema = z.toJSONSchema(schema, { target: 'draft-7', io: 'output' });
  return fastJson(jsonSchema as Schema);
}
