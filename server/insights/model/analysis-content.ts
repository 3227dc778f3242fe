import { createHash } from 'node:crypto';
import type { Analysis } from '@gullylens/contract/http/insights/analysis';

/** What an analysis says, as against when it was written and locked. Its text is what is hashed and stored. */
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

export const NOT_FORECAST: Pick<AnalysisContent, 'note' | 'projections' | 'teams' | 'forecast'> = {
  note: null,
  projections: [],
  teams: [],
  forecast: null,
};

/** Reads a stored body, which never changes: its hash is published. Those of before there were forecasts have none. */
export function analysisContentOf(body: string): AnalysisContent {
  return Object.assign({ ...NOT_FORECAST }, JSON.parse(body) as AnalysisContent);
}

/** The body of an analysis and its SHA-256, hexadecimal, which is published at the lock. The same content gives the same bytes. */
export function hashAnalysis(content: AnalysisContent) {
  const body = JSON.stringify(content);
  return { body, contentHash: createHash('sha256').update(body).digest('hex') };
}

/** Removes the captains from the flops: captains follow from expected points, flops from a recent fall in form. */
export function excludeCaptainsFromFlops<Content extends Pick<Analysis, 'captainChoices' | 'flopPlayers'>>(
  content: Content,
): Content {
  const { primary, alternative } = content.captainChoices;
  const captains = [primary?.key, alternative?.key];
  return { ...content, flopPlayers: content.flopPlayers.filter(({ key }) => !captains.includes(key)) };
}
