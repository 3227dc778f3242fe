import type { FantasyPoints } from '@gullylens/contract/http/history/played-matches';
import { apiQuery } from './api-query.ts';

export type RuleSet = FantasyPoints['rules'];

/** The rules by which points are counted unless a user chooses others. */
export const DEFAULT_RULES = 'dream11-2025' satisfies RuleSet;

/** Query options of the players' fantasy points in a match. */
export function pointsQuery(matchKey: string, rules: RuleSet = DEFAULT_RULES) {
  return apiQuery('GET /api/v1/cricket/matches/{id}/fantasy-points/', {
    params: { id: matchKey },
    query: { rules },
  });
}
