import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { InningsFacts } from '../match/innings-facts.ts';
import type { Innings } from './innings-in-play.ts';
import { playInnings } from './play-innings.ts';
import { AT, WIDTH } from './run-counts.ts';

/** Plays a first innings on such a day, from its plan's start, and tells what it came to; the counts hold nothing else afterwards. */
export function playFacts(rng: RandomGenerator, innings: Innings, day: number): InningsFacts {
  innings.counts.fill(0);
  playInnings(rng, innings, { target: null, day });
  const { runs: total, wickets, balls, wides, noballs, legByes } = innings;
  return {
    total,
    wickets,
    deliveries: balls + wides + noballs,
    fours: sumOf(innings, AT.fours),
    sixes: sumOf(innings, AT.sixes),
    dots: sumOf(innings, AT.dots) - legByes,
    wides,
  };
}

function sumOf({ counts }: Innings, at: number): number {
  let sum = 0;
  for (let i = at; i < counts.length; i += WIDTH) sum += counts[i] ?? 0;
  return sum;
}
