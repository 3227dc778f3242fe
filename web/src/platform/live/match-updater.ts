import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { LiveFeedAge, LiveSnapshot, LiveUpdate } from '@gullylens/contract/live/live-messages';
import type { QueryClient } from '@tanstack/react-query';
import type { EventSourceMessage } from 'eventsource-parser';
import { reportProblem } from '../report-problem.ts';
import { noteServerTime } from '../api/server-clock.ts';
import { noteStreamAge } from './feed-age.ts';
import { updateMatchLists } from './update-match-lists.ts';

/** Changes within one frame, in milliseconds, are rendered together: one poll of CricAPI changes several matches. */
const BATCH_MS = 16;
/** Minimum time between two renders, in milliseconds. */
const RENDER_INTERVAL_MS = 100;

/** Puts the matches of live-stream events into the query cache: after one frame, then at most once per interval. */
export function createMatchUpdater(client: QueryClient) {
  const pending = new Map<string, MatchSummary>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let renderedAt = Number.NEGATIVE_INFINITY;

  const flush = () => {
    timer = null;
    renderedAt = performance.now();
    const matches = [...pending.values()];
    pending.clear();
    updateMatchLists(client, matches);
  };

  return {
    /** Takes one event of the stream. */
    receive: (event: EventSourceMessage) => {
      for (const match of readEvent(event)) pending.set(match.id, match);
      if (pending.size === 0) return;
      timer ??= setTimeout(flush, Math.max(BATCH_MS, renderedAt + RENDER_INTERVAL_MS - performance.now()));
    },
    /** Drops the matches that are not rendered yet. */
    stop: () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}

/** Stores the age and the server time of an event. Returns its matches. */
function readEvent({ event, data }: EventSourceMessage): readonly MatchSummary[] {
  if (event !== 'feed_age' && event !== 'snapshot' && event !== 'update') return [];
  try {
    const message = JSON.parse(data) as LiveFeedAge | LiveSnapshot | LiveUpdate;
    if ('now' in message) noteServerTime(Date.parse(message.now));
    noteStreamAge(message);
    if ('matches' in message) return message.matches;
    return 'match' in message ? [message.match] : [];
  } catch (error) {
    reportProblem('A live message could not be read.', error);
    return [];
  }
}
