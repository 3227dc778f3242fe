import { z } from 'zod';
import { errorTable } from './errors.ts';

const rows = Object.entries(errorTable).map(
  ([code, { status, text }]) => `| \`${code}\` | ${status} | ${text} |`,
);

/** All error codes as a Markdown table: code, HTTP status, text for users. */
export const errorCodeTable = ['| code | status | text |', '|---|---|---|', ...rows].join('\n');

/** The code of an error: a key of `errorTable`. */
export const ErrorCode = z.enum(Object.keys(errorTable)).describe(errorCodeTable);

/** The body of every response outside 2xx except 304. */
export const ErrorBody = z.object({
  error: z.string().describe('English text for users.'),
  details: z.string().optional().describe('The reason in more detail.'),
  code: ErrorCode,
  requestId: z.string().describe('Id of the request in the log of the server.'),
  conflict_email: z.string().optional().describe('Only with `account_conflict`.'),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
