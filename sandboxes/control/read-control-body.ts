import { z } from 'zod';

/**
 * Reads the body of a control request. Throws an error with status 400 and a message for each problem when it is
 * invalid.
 */
export function readControlBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  throw Object.assign(new Error(z.prettifyError(parsed.error)), { statusCode: 400 });
}
