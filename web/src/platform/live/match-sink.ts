import type { MatchSummary } from '@gullylens/contract/http/match';
import type { LiveSnapshot, LiveUpdate } from '@gullylens/contract/live/live-messages';
import type { QueryClient } from '@tanstack/react-query';
import { reportProblem } from '../report-problem.ts';
import { placeMatches } from './place-matches.ts';
import type { ServerEvent } from './parse-events.ts';

/** What arrives within one tick is drawn together. */
export const TICK_MS = 250;

/** Collects live matches and puts them into the query cache once a tick. */
export function createMatchSink(client: QueryClient) {
  const waiting = new Map<string, MatchSummary>();
  let timer: ReturnType<typeof setTimeout> | null = null;

  const flush = () => {
    timer = null;
    const matches = [...waiting.values()];
    waiting.clear();
    placeMatches(client, matches);
  };

  return {
    take: (event: ServerEvent) => {
      for (const match of matchesIn(event)) waiting.set(match.id, match);
      if (waiting.size > 0) timer ??= setTimeout(flush, TICK_MS);
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
