import type { Forecast } from '@gullylens/contract/http/insights/forecast';
import { oversBowled } from '../../../ui/match/overs.ts';

/** A change of the win chance within an over that is worth a line, in percentage points. */
const LEAST_SWING = 12;

/** A change of the win chance between two overs. */
export interface Swing {
  /** The team whose chance grew. */
  team: string;
  /** Its chance before and after, in percent. */
  from: number;
  to: number;
}

/** Swings of the win chance by over (1 for the first) of one innings, which counts from 1. */
export function winSwings({ history, teams }: Pick<Forecast, 'history' | 'teams'>, innings: number) {
  const swings = new Map<number, Swing>();
  history.forEach((point, at) => {
    const before = history[at - 1];
    if (before === undefined || point.innings !== innings) return;
    const [from, to] = [Math.round(before.teamA), Math.round(point.teamA)];
    if (Math.abs(to - from) < LEAST_SWING) return;
    const over = Math.max(1, Math.ceil(oversBowled(point.overs)));
    const grew = to > from;
    swings.set(over, { team: teams[grew ? 0 : 1], from: grew ? from : 100 - from, to: grew ? to : 100 - to });
  });
  return swings;
}
