import type { MatchSummary } from '@gullylens/contract/http/match';
import type { Format } from './queries/list-matches.ts';

const FORMATS: Readonly<Record<MatchSummary['matchType'], Format | null>> = {
  t20: 'T20',
  odi: 'ODI',
  test: 'Test',
  t10: 'T10',
  hundred: 'Hundred',
  other: null,
};

/** The history's name of a feed's format; `null` for one that it does not keep. */
export function playedFormat(matchType: MatchSummary['matchType']): Format | null {
  return FORMATS[matchType];
}
