import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';

/** Faults described in one error. */
const MAX_FAULTS = 5;

function describeFaults(part: string, faults: readonly z.core.$ZodIssue[]): string {
  return faults
    .slice(0, MAX_FAULTS)
    .map((fault) => `${[part, ...fault.path].join('.').slice(0, 100)}: ${describeFault(fault)}`)
    .join('; ');
}

/** Describes a fault without repeating the input, which may be secret or long. */
function describeFault(fault: z.core.$ZodIssue): string {
  if (fault.code === 'unrecognized_keys') return 'has keys that are not known here';
  if (fault.code === 'invalid_type') return `should be ${fault.expected}`;
  if (fault.code === 'too_big') return 'is too long or too large';
  if (fault.code === 'too_small') return 'is too short or too small';
  return 'is not of the expected form';
}

/** True when a text within the value has a NUL character, which PostgreSQL cannot store. */
function containsNul(value: unknown): boolean {
  let found = false;
  JSON.stringify(value, (_key, part: unknown) => {
    found ||= typeof part === 'string' && part.includes('\0');
    return part;
  });
  return found;
}

/** Parses a part of a request with its schema; throws a 400 with the faults. Without a schema no input is accepted. */
export function parseInput(part: 'params' | 'query' | 'body', schema: z.ZodType | undefined, value: unknown) {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value ?? (part === 'body' ? undefined : {}));
  if (parsed.success && !containsNul(parsed.data)) return parsed.data;
  if (parsed.success)
    throw new AppError('invalid_input', { details: `${part}: has a character that is not allowed` });
  throw new AppError('invalid_input', { details: describeFaults(part, parsed.error.issues) });
}

/**
 * Reads JSON bodies. An empty body counts as missing, because browsers send a content type without a body. Rejects keys
 * that would change an object's prototype.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, body.toString(), done);
  });
}

/** Passes the raw body, for routes whose signature covers it. */
export function readRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
