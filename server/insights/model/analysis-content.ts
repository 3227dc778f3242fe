import { createHash } from 'node:crypto';
import type { Analysis } from '@gullylens/contract/http/insights/analysis';

/** The content of an analysis, without the times at which it was written and locked. Its text is hashed and stored. */
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

/** The fields of an analysis without a projection. */
export const NOT_FORECAST: Pick<AnalysisContent, 'note' | 'projections' | 'teams' | 'forecast'> = {
  note: null,
  projections: [],
  teams: [],
  forecast: null,
};

/**
 * Reads a stored body. Bodies never change, because their hash is published. Those from before forecasts existed have
 * none.
 */
export function analysisContentOf(body: string): AnalysisContent {
  return Object.assign({ ...NOT_FORECAST }, JSON.parse(body) as AnalysisContent);
}

/**
 * The body of an analysis and its hexadecimal SHA-256, which is published at the lock. Equal content gives equal bytes.
 */
export function hashAnalysis(content: AnalysisContent) {
  const body = JSON.stringify(content);
  return { body, contentHash: createHash('sha256').update(body).digest('hex') };
}

/** Removes the captains from the flops. Captains follow from expected points, flops from recent form. */
export function excludeCaptainsFromFlops<Content extends Pick<Analysis, 'captainChoices' | 'flopPlayers'>>(
  content: Content,
): Content {
  const { primary, alternative } = content.captainChoices;
  const captains = [primary?.key, alternative?.key];
  return { ...content, flopPlayers: content.flopPlayers.filter(({ key }) => !captains.includes(key)) };
}
