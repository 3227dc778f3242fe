import { z } from 'zod';

/** Reads a control body. An invalid one is answered with 400 and a message for each error. */
export function readControlBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  throw Object.assign(new Error(z.prettifyError(parsed.error)), { statusCode: 400 });
}
