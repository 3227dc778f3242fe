import { z } from 'zod';
import { rateLimits } from '../../definition/rate-limits.ts';
import { defineRoute, success, successPage } from '../../definition/route.ts';
import { Key } from '../../values/scalars.ts';
import { HistoryQuery } from './played-match.ts';

const NameKind = z.enum(['team', 'venue', 'player']);

/** A spelling and the row of the history that it stands for: worked out on import, or said by an analyst. */
export const NameMapping = z.object({
  kind: NameKind,
  spelling: z.string(),
  key: z.string(),
  /** The name that the row is shown by. */
  name: z.string(),
  setBy: z.enum(['import', 'analyst']),
});
export type NameMapping = z.infer<typeof NameMapping>;

/** "This spelling means that row", from now on and for every match stored. */
export const NameCorrection = z.strictObject({
  kind: NameKind,
  spelling: z.string().trim().min(1).max(120),
  key: Key,
});
export type NameCorrection = z.output<typeof NameCorrection>;

const analyst = { access: 'analyst', path: '/api/v1/desk/names/' } as const;

export const deskNameRoutes = {
  listNames: defineRoute({
    ...analyst,
    method: 'GET',
    summary: 'Spellings of teams, grounds or players and the rows that they stand for',
    rateLimit: rateLimits.read,
    query: HistoryQuery.extend({ kind: NameKind }),
    answers: { 200: successPage(NameMapping) },
  }),
  correctName: defineRoute({
    ...analyst,
    method: 'PUT',
    summary: 'Says which row a spelling stands for; its matches follow',
    rateLimit: rateLimits.write,
    body: NameCorrection,
    answers: { 200: success(NameMapping) },
    refusals: [404],
  }),
};
