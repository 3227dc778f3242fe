import { endOfDay, type FeedFormat, type FeedMatch, type FeedResult } from './feed-match.ts';
import { FORMATS, playedFormat } from './formats.ts';
import { readWording, type Wording } from './status-words.ts';

/** Everything the vendor gives away about where a match stands. */
export interface StateEvidence {
  readonly words: string;
  readonly started: boolean;
  readonly ended: boolean;
  readonly hasScore: boolean;
  readonly startsAt: Date | null;
  /** Applies where the start is unknown. */
  readonly date?: string;
  readonly format: FeedFormat;
}

type MatchVerdict = Pick<FeedMatch, 'phase' | 'result' | 'delayed'>;

/** No fixture is closed earlier than this after its scheduled start. */
const STALE_FIXTURE_HOURS = 24;

type Meaning = Exclude<Wording, 'held up'>;

const HOUR_MS = 3_600_000;

/**
 * Where a match stands at `now`. The vendor's flags are often wrong, so its words come first, then the flags,
 * and what has been open for too long is closed.
 */
export function decideState(evidence: StateEvidence, now: Date): MatchVerdict {
  const words = evidence.words.toLowerCase();
  const meaning = readMeaning(words, evidence);
  if (isResult(meaning)) return completed(meaning);
  const age = ageOf(evidence, now);
  const isDue = age !== null && age >= 0;
  if (evidence.ended && meaning !== 'playing' && (isDue || age === null)) return completed('unknown');
  if (isUnderWay(evidence, meaning, isDue)) {
    const isTooOld = age !== null && age > openHours(evidence) * HOUR_MS;
    if (isTooOld) return completed('unknown');
    if (meaning !== 'waiting') return { phase: 'live', result: null, delayed: false };
  }
  if (age !== null && age > closedAfterMs(evidence)) return completed('unknown');
  return { phase: 'upcoming', result: null, delayed: isDue };
}

/** What is held up before it begins waits; what has a score is under way, and the words say no more than that. */
function readMeaning(words: string, { hasScore }: StateEvidence): Meaning | null {
  const meaning = readWording(words);
  if (meaning !== 'held up') return meaning;
  return hasScore ? null : 'waiting';
}

/**
 * Returns how long after its scheduled start a match that has not started is closed, in milliseconds: a day, or longer
 * when its format is, because the first days of a Test may bring no play.
 */
export function closedAfterMs(match: { readonly words: string; readonly format: FeedFormat }): number {
  return Math.max(STALE_FIXTURE_HOURS, openHours(match)) * HOUR_MS;
}

function openHours({ words, format }: { readonly words: string; readonly format: FeedFormat }): number {
  return FORMATS[playedFormat({ status: words, format })].openHours;
}

/** Milliseconds since the start, or since the end of its day once that is over; null when neither is known. */
function ageOf({ startsAt, date }: StateEvidence, now: Date): number | null {
  if (startsAt) return now.getTime() - startsAt.getTime();
  const end = endOfDay(date ?? null);
  return end !== null && end < now ? now.getTime() - end.getTime() : null;
}

/** Re-evaluates a match that is no longer in the vendor's lists, by its age; null when it is over already. */
export function reconsiderMatch(match: FeedMatch | null, now: Date): FeedMatch | null {
  if (match === null || match.phase === 'completed') return null;
  const { status, phase, innings, startsAt, date, format } = match;
  const evidence = {
    words: status,
    started: phase === 'live',
    ended: false,
    hasScore: innings.length > 0,
    startsAt: startsAt === null ? null : new Date(startsAt),
    date,
    format,
  };
  return { ...match, ...decideState(evidence, now) };
}

function isResult(meaning: Meaning | null): meaning is FeedResult {
  return meaning !== null && meaning !== 'playing' && meaning !== 'tossed' && meaning !== 'waiting';
}

function isUnderWay(evidence: StateEvidence, meaning: Meaning | null, isDue: boolean): boolean {
  return evidence.started || evidence.hasScore || meaning === 'playing' || (meaning === 'tossed' && isDue);
}

function completed(result: FeedResult): MatchVerdict {
  return { phase: 'completed', result, delayed: false };
}
