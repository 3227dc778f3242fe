import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import { isStillIn } from './card-lag.ts';
import { isGap, type ScoreEvent } from '../../../ui/balls/score-events.ts';
import { dismissalWithNames, type FallOfWicket } from './vendor-innings.ts';

type CardInnings = Scorecard['innings'][number];

/** A batter who is out, with the score and how: `c Das b Rao`. */
export interface FallenBatter {
  name: string;
  runs: number;
  balls: number;
  dismissal: string;
}

/**
 * The batters who fell with each change of the score, as far as the scorecard proves it. Those of consecutive wickets
 * whose order it does not tell are all at the last of these, which so has more batters than wickets; the others have
 * none. A wicket without an entry is not named yet.
 */
export type FallenBatters = ReadonlyMap<ScoreEvent, readonly FallenBatter[]>;

/** Returns the dismissed batters of the innings with this index and team; none without its scorecard. */
export function fallenBatters(
  card: Scorecard | undefined,
  { index, team }: { index: number; team: string },
  events: readonly ScoreEvent[],
): FallenBatters {
  const innings = card?.innings[index];
  if (innings?.team !== team) return new Map();
  const fallen = new Map<ScoreEvent, FallenBatter[]>();
  const add = (event: ScoreEvent | undefined, batters: readonly FallenBatter[]) => {
    if (event && batters.length > 0) fallen.set(event, [...(fallen.get(event) ?? []), ...batters]);
  };
  const byWicket = eventsOfWickets(events);
  const { fallOfWickets = [] } = innings;
  for (const [wicket, event] of byWicket) {
    const id = fallOfWickets.find((each) => each.wicket === wicket)?.id;
    add(
      event,
      dismissedBatters(innings, (each) => each === id),
    );
  }
  const unordered = unorderedWickets(innings);
  for (const wicket of unordered.wickets) {
    const event = byWicket.get(wicket);
    if (event && !fallen.has(event)) fallen.set(event, []);
  }
  for (const wicket of unordered.wickets.slice(-1)) add(byWicket.get(wicket), unordered.batters);
  return fallen;
}

/**
 * Returns consecutive wickets of the scorecard whose order it does not prove, and the batters who fell with them; none
 * when their numbers differ, such as after a batter retired.
 */
function unorderedWickets(innings: CardInnings): { wickets: number[]; batters: FallenBatter[] } {
  const { total, fallOfWickets = [] } = innings;
  const ordered = new Map(fallOfWickets.map(({ wicket, id }) => [wicket, id]));
  const wickets = Array.from({ length: total?.wickets ?? 0 }, (_, at) => at + 1).filter(
    (wicket) => !ordered.has(wicket),
  );
  const ids = new Set(ordered.values());
  const batters = dismissedBatters(innings, (id) => !ids.has(id));
  const isOneRun = (wickets.at(-1) ?? 0) - (wickets[0] ?? 0) === wickets.length - 1;
  return isOneRun && batters.length === wickets.length ? { wickets, batters } : { wickets: [], batters: [] };
}

function dismissedBatters(
  { batting, bowling, fielding }: CardInnings,
  isWanted: (id: string) => boolean,
): FallenBatter[] {
  const fielders = [...bowling, ...fielding].map(({ name }) => name);
  return batting.flatMap(({ id, name, runs, balls, dismissal }) =>
    dismissal === null || isStillIn(dismissal) || !isWanted(id)
      ? []
      : [{ name, runs, balls, dismissal: dismissalWithNames(dismissal, fielders) }],
  );
}

/**
 * Returns the fall of wickets as far as it is known: one within a gap has no score, and is left out unless it alone fell
 * there and its batter is known.
 */
export function fallOfWicketsIn(
  card: Scorecard,
  innings: { index: number; team: string },
  events: readonly ScoreEvent[],
): FallOfWicket[] {
  const fallen = fallenBatters(card, innings, events);
  return [...eventsOfWickets(events)].flatMap(([wicket, event]): FallOfWicket[] => {
    if (event.wickets > 1) return [];
    const player = (fallen.get(event) ?? []).map(({ name }) => name).join(' / ');
    if (isGap(event)) return player === '' ? [] : [{ wicket, runs: null, overs: null, player }];
    return [{ wicket, runs: event.total, overs: event.overs, player }];
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
