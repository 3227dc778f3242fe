import type { PlayedMatchSummary } from '@gullylens/contract/http/history/played-match';
import { scoreText } from '../../../ui/match/match-view.ts';

/** Returns the innings of a team in a played match: `172/6`, `310 & 41/2`; a dash without one. Super overs are left out. */
export function scoresOf({ innings }: Pick<PlayedMatchSummary, 'innings'>, team: string): string {
  const own = innings.filter((each) => each.team === team && !each.superOver);
  return own.map(({ runs, wickets }) => scoreText({ r: runs, w: wickets })).join(' & ') || '–';
}
