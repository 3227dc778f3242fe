import { z } from 'zod';
import { rateLimits } from '../../definition/rate-limits.ts';
import { defineRoute, success, successPage } from '../../definition/route.ts';
import { Key } from '../../values/scalars.ts';
import { HistoryQuery } from './played-match.ts';

/** What a spelling may name. */
export const NameKind = z.enum(['team', 'venue', 'player']);

/** A spelling and the team, venue or player that it means, as found by the import or set by an analyst. */
export const NameMapping = z.object({
  kind: NameKind,
  spelling: z.string(),
  key: z.string(),
  name: z.string().describe('Display name of the team, venue or player.'),
  setBy: z.enum(['import', 'analyst']),
});
export type NameMapping = z.infer<typeof NameMapping>;

/** Assigns a spelling to a team, venue or player, for stored and future matches. */
export const NameCorrection = z.strictObject({
  kind: NameKind,
  spelling: z.string().trim().min(1).max(120),
  key: Key,
});
export type NameCorrection = z.output<typeof NameCorrection>;

const analyst = { access: 'analyst', path: '/api/v1/desk/names/' } as const;

/** Routes with which analysts assign spellings to teams, venues and players. */
export const deskNameRoutes = {
  listNames: defineRoute({
    ...analyst,
    method: 'GET',
    summary: 'List spellings of teams, venues or players with the names that they mean',
    rateLimit: rateLimits.read,
    query: HistoryQuery.extend({ kind: NameKind }),
    answers: { 200: successPage(NameMapping) },
  }),
  correctName: defineRoute({
    ...analyst,
    method: 'PUT',
    summary: 'Assign a spelling to a team, venue or player, and move its matches',
    rateLimit: rateLimits.write,
    body: NameCorrection,
    answers: { 200: success(NameMapping) },
    errorStatuses: [404],
  }),
};
