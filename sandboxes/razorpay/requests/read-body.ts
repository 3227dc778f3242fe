import type { z } from 'zod';
import { VendorError } from './vendor-error.ts';

/** Error texts of a field as the vendor words them: one when it is missing, `otherwise` when it is invalid. */
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

/** Reads a body, or throws the vendor's error for its first invalid field. */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw issue ? describeIssue(issue) : new VendorError('The request is invalid.');
}
