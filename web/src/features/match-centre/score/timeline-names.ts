import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import { dismissalWithNames } from './vendor-innings.ts';

/** A batter who is out, with the score and how: `c Das b Rao`. */
export interface FallenBatter {
  name: string;
  runs: number;
  balls: number;
  dismissal: string;
}

/** The names that the scorecard proves for the score changes of an innings. */
export interface TimelineNames {
  /** By over, from 1. */
  bowlers: ReadonlyMap<number, string>;
  /** By wicket, from 1. */
  fallen: ReadonlyMap<number, FallenBatter>;
}

/** Returns the names of the innings with this index and team; none without its scorecard. */
export function timelineNames(card: Scorecard | undefined, index: number, team: string): TimelineNames {
  const innings = card?.innings[index];
  if (innings?.team !== team) return { bowlers: new Map(), fallen: new Map() };
  const { batting, bowling, fielding, fallOfWickets = [], overBowlers = [] } = innings;
  const fielders = [...bowling, ...fielding].map(({ name }) => name);
  return {
    bowlers: new Map(
      overBowlers.flatMap(({ over, id }) => {
        const bowler = bowling.find((line) => line.id === id);
        return bowler ? [[over, bowler.name] as const] : [];
      }),
    ),
    fallen: new Map(
      fallOfWickets.flatMap(({ wicket, id }) => {
        const line = batting.find((each) => each.id === id);
        if (!line || line.dismissal === null) return [];
        const { name, runs, balls, dismissal } = line;
        return [[wicket, { name, runs, balls, dismissal: dismissalWithNames(dismissal, fielders) }] as const];
      }),
    ),
  };
}
