import type { Forecast } from '@gullylens/contract/http/forecast';
import type { MatchSummary } from '@gullylens/contract/http/match';

type Ribbon = Forecast['history'];

/** Both innings of a match of 50 overs, with room for scores that were taken back. */
const MOST_POINTS = 240;

/**
 * The ribbon with the chance that is given now. A point stands for an over: the latest chance within it replaces an
 * earlier one. Where the vendor takes a score back, what came after it goes.
 */
export function extendRibbon(
  ribbon: Ribbon,
  {
    match,
    forecast: { win, stage },
    madeAt,
  }: {
    readonly match: MatchSummary;
    readonly forecast: Pick<Forecast, 'win' | 'stage'>;
    readonly madeAt: Date;
  },
): Ribbon {
  if (win === null) return ribbon;
  const { length } = match.score;
  const latest = stage === 'before' ? undefined : match.score.at(-1);
  const point = {
    innings: latest ? length : 0,
    overs: latest?.o ?? '0',
    runs: latest?.r ?? 0,
    wickets: latest?.w ?? 0,
    teamA: win.teamA,
    at: madeAt.toISOString(),
  };
  const earlier = ribbon.filter((each) => placeOf(each) < placeOf(point));
  return [...earlier, point].slice(-MOST_POINTS);
}

/** Innings and over in one number, in order of play. */
function placeOf({ innings, overs }: Ribbon[number]): number {
  return 1_000 * innings + Math.floor(Number(overs));
}
