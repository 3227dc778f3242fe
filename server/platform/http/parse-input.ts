import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';

/** Faults named in one answer; a body with hundreds of unknown keys need not be told each. */
const FAULTS_NAMED = 5;

function describeFaults(part: string, faults: readonly z.core.$ZodIssue[]): string {
  return faults
    .slice(0, FAULTS_NAMED)
    .map((fault) => `${[part, ...fault.path].join('.').slice(0, 100)}: ${faultInWords(fault)}`)
    .join('; ');
}

/** Never repeats what was sent: it may be a secret, or a page's worth of text. */
function faultInWords(fault: z.core.$ZodIssue): string {
  if (fault.code === 'unrecognized_keys') return 'has keys that are not known here';
  if (fault.code === 'invalid_type') return `should be ${fault.expected}`;
  if (fault.code === 'too_big') return 'is too long or too large';
  if (fault.code === 'too_small') return 'is too short or too small';
  return 'is not of the expected form';
}

/** PostgreSQL stores no NUL in a text, and nobody means one. */
function holdsNul(value: unknown): boolean {
  let found = false;
  JSON.stringify(value, (_key, part: unknown) => {
    found ||= typeof part === 'string' && part.includes('\0');
    return part;
  });
  return found;
}

/** One part of a request as its schema has it, or a 400 that names what is wrong. Nothing is accepted where no schema is. */
export function parseInput(part: 'params' | 'query' | 'body', schema: z.ZodType | undefined, value: unknown) {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value ?? (part === 'body' ? undefined : {}));
  if (parsed.success && !holdsNul(parsed.data)) return parsed.data;
  if (parsed.success)
    throw new AppError('invalid_input', { details: `${part}: has a character that is not allowed` });
  throw new AppError('invalid_input', { details: describeFaults(part, parsed.error.issues) });
}

/**
 * Reads JSON bodies; an empty one counts as none, because browsers name a content type even when they send nothing.
 * Keys that would reach an object's prototype are refused.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, body.toString(), done);
  });
}

/** Hands the body over as it came in, for routes whose signature covers the raw bytes. */
export function readRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
