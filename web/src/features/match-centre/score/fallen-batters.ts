import type { PlayedInnings } from '@gullylens/contract/http/history/played-matches';
import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import { isGap, type ScoreEvent } from './score-events.ts';
import { dismissalWithNames } from './vendor-innings.ts';

/** A batter who is out, with the score and how: `c Das b Rao`. */
export interface FallenBatter {
  name: string;
  runs: number;
  balls: number;
  dismissal: string;
}

/** The batters who fell with each change of the score, as far as the scorecard proves it. */
export type FallenBatters = ReadonlyMap<ScoreEvent, readonly FallenBatter[]>;

/** Returns the dismissed batters of the innings with this index and team; none without its scorecard. */
export function fallenBatters(
  card: Scorecard | undefined,
  { index, team }: { index: number; team: string },
  events: readonly ScoreEvent[],
): FallenBatters {
  const innings = card?.innings[index];
  if (innings?.team !== team) return new Map();
  const { batting, bowling, fielding, fallOfWickets = [] } = innings;
  const fielders = [...bowling, ...fielding].map(({ name }) => name);
  const fallen = new Map<ScoreEvent, FallenBatter[]>();
  for (const [wicket, event] of eventsOfWickets(events)) {
    const id = fallOfWickets.find((each) => each.wicket === wicket)?.id;
    const line = batting.find((each) => each.id === id);
    if (!line || line.dismissal === null) continue;
    const { name, runs, balls, dismissal } = line;
    const batter = { name, runs, balls, dismissal: dismissalWithNames(dismissal, fielders) };
    fallen.set(event, [...(fallen.get(event) ?? []), batter]);
  }
  return fallen;
}

/** Returns the fall of wickets as far as it is known: without wickets that fell within a gap. An unknown player is empty. */
export function fallOfWicketsIn(
  card: Scorecard,
  innings: { index: number; team: string },
  events: readonly ScoreEvent[],
): PlayedInnings['fallOfWickets'] {
  const fallen = fallenBatters(card, innings, events);
  return [...eventsOfWickets(events)].flatMap(([wicket, event]) => {
    const [batter] = fallen.get(event) ?? [];
    if (isGap(event) || event.wickets > 1) return [];
    return [{ wicket, runs: event.total, overs: event.overs, player: batter?.name ?? '' }];
  });
}

/** Returns the change with which each wicket fell, by wicket from 1. A wicket that the feed took back has none. */
function eventsOfWickets(events: readonly ScoreEvent[]): Map<number, ScoreEvent> {
  const byWicket = new Map<number, ScoreEvent>();
  for (const event of events) {
    const { wickets, wicketsDown } = event;
    for (let wicket = wicketsDown - wickets + 1; wicket <= wicketsDown; wicket++) byWicket.set(wicket, event);
    for (let wicket = wicketsDown + 1; wicket <= wicketsDown - wickets; wicket++) byWicket.delete(wicket);
  }
  return byWicket;
}
