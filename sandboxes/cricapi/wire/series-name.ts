import type { MatchRecord } from '@gullylens/engine/match/match-record';

/** A series of the vendor is one season of one competition. */
export function seriesName({ competition, season, teams }: MatchRecord): string {
  return `${competition ?? `${teams[1]} tour of ${teams[0]},`} ${season}`;
}
