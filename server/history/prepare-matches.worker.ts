import type { NameCorrections } from './name-corrections.ts';
import { type PackedMatch, type PreparedMatches, prepareMatches } from './prepare-matches.ts';

/** What the thread is asked. */
export interface PrepareTask {
  readonly packed: readonly PackedMatch[];
  readonly corrections: NameCorrections;
}

export function answer({ packed, corrections }: PrepareTask): PreparedMatches {
  return prepareMatches(packed, corrections);
}
