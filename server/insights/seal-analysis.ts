import { createHash } from 'node:crypto';
import type { AnalysisContent } from './write-analysis.ts';

/** An analysis as it is kept. The same content gives the same bytes. */
export interface SealedAnalysis {
  readonly body: string;
  /** SHA-256 of the body, hexadecimal: what is published at the lock. */
  readonly contentHash: string;
}

export function sealAnalysis(content: AnalysisContent): SealedAnalysis {
  const body = JSON.stringify(content);
  return { body, contentHash: createHash('sha256').update(body).digest('hex') };
}
