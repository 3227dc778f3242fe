import type { Forecast } from '@gullylens/contract/http/insights/forecast';
import { oversAsNumber } from '../../../ui/match/overs.ts';

/** The smallest change of the win chance within an over that the timeline shows, in percentage points. */
const MIN_SWING = 12;

/** A change of the win chance between two overs. */
export interface Swing {
  /** The team whose chance grew. */
  team: string;
  /** The chance of that team before and after, in percent. */
  from: number;
  to: number;
}

/** Returns the large changes of the win chance in an innings, by over. Innings and overs count from 1. */
export function winSwings({ history, teams }: Pick<Forecast, 'history' | 'teams'>, innings: number) {
  const swings = new Map<number, Swing>();
  history.forEach((point, index) => {
    const before = history[index - 1];
    if (before === undefined || point.innings !== innings) return;
    const [from, to] = [Math.round(before.teamA), Math.round(point.teamA)];
    if (Math.abs(to - from) < MIN_SWING) return;
    const over = Math.max(1, Math.ceil(oversAsNumber(point.overs)));
    const grew = to > from;
    swings.set(over, { team: teams[grew ? 0 : 1], from: grew ? from : 100 - from, to: grew ? to : 100 - to });
  });
  return swings;
}
