import type { z } from 'zod';
import { VendorError } from './vendor-error.ts';

/** The vendor's words for a field that is not there, and others for one that is wrong. */
export const required = (field: string, otherwise: string) => ({
  error: (issue: { input?: unknown }) =>
    issue.input === undefined ? `The ${field} field is required.` : otherwise,
});

function describeIssue(issue: z.core.$ZodIssue): VendorError {
  if (issue.code === 'unrecognized_keys') {
    return new VendorError(`${issue.keys.join(', ')} is/are not required and should not be sent`);
  }
  return new VendorError(issue.message, { field: issue.path.map(String).join('.') });
}

/** Reads a body or throws the vendor's complaint about the first thing wrong with it. */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw issue ? describeIssue(issue) : new VendorError('The request is invalid.');
}
