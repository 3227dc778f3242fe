import { createHash } from 'node:crypto';
import type { Analysis } from '@gullylens/contract/http/insights/analysis';

/**
 * The text, picks and numbers of an analysis, stored as JSON and hashed. Without the columns of its row (id, times,
 * hash, review) and without corrections, which are added after the lock.
 */
export type AnalysisContent = Omit<
  Analysis,
  | 'id'
  | 'locksAt'
  | 'lockedAt'
  | 'draftedAt'
  | 'draftedLate'
  | 'contentHash'
  | 'corrections'
  | 'standsBehind'
  | 'publishedAt'
>;

/** The fields that only a projection or an analyst's note fills, empty. */
export const NOT_FORECAST: Pick<AnalysisContent, 'note' | 'projections' | 'teams' | 'forecast'> = {
  note: null,
  projections: [],
  teams: [],
  forecast: null,
};

/**
 * Parses a stored body or draft. The body of a locked analysis never changes, because its hash is public. Bodies from
 * before forecasts existed lack their fields.
 */
export function analysisContentOf(body: string): AnalysisContent {
  return Object.assign({ ...NOT_FORECAST }, JSON.parse(body) as AnalysisContent);
}

/**
 * The body of an analysis and its hexadecimal SHA-256, which the public track record shows from the lock on. Equal
 * content gives equal bytes.
 */
export function hashAnalysis(content: AnalysisContent) {
  const body = JSON.stringify(content);
  return { body, contentHash: createHash('sha256').update(body).digest('hex') };
}

/**
 * Removes the captains from the flops. A player can be chosen as both, because captains follow from expected points and
 * flops from recent form.
 */
export function excludeCaptainsFromFlops<Content extends Pick<Analysis, 'captainChoices' | 'flopPlayers'>>(
  content: Content,
): Content {
  const { primary, alternative } = content.captainChoices;
  const captains = [primary?.key, alternative?.key];
  return { ...content, flopPlayers: content.flopPlayers.filter(({ key }) => !captains.includes(key)) };
}
