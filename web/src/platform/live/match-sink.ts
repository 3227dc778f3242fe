import type { MatchSummary } from '@gullylens/contract/http/match';
import type { LiveSnapshot, LiveUpdate } from '@gullylens/contract/live/live-messages';
import type { QueryClient } from '@tanstack/react-query';
import { reportProblem } from '../report-problem.ts';
import { placeMatches } from './place-matches.ts';
import type { ServerEvent } from './parse-events.ts';

/** One answer of the vendor changes several matches: what follows within a frame is drawn with it. */
const GATHER_MS = 16;
/** The least time between two drawings, however fast changes come. */
const TICK_MS = 100;

/** Puts live matches into the query cache: at once after a quiet time, and then once a tick. */
export function createMatchSink(client: QueryClient) {
  const waiting = new Map<string, MatchSummary>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let drawnAt = Number.NEGATIVE_INFINITY;

  const flush = () => {
    timer = null;
    drawnAt = performance.now();
    const matches = [...waiting.values()];
    waiting.clear();
    placeMatches(client, matches);
  };

  return {
    take: (event: ServerEvent) => {
      for (const match of matchesIn(event)) waiting.set(match.id, match);
      if (waiting.size === 0) return;
      timer ??= setTimeout(flush, Math.max(GATHER_MS, drawnAt + TICK_MS - performance.now()));
    },
    stop: () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}

function matchesIn(event: ServerEvent): readonly MatchSummary[] {
  try {
    if (event.event === 'snapshot') return (JSON.parse(event.data) as LiveSnapshot).matches;
    if (event.event === 'update') return [(JSON.parse(event.data) as LiveUpdate).match];
  } catch (error) {
    reportProblem('A live message could not be read.', error);
  }
  return [];
}
