import type { FeedFormat, FeedResult, MatchPhase } from './feed-match.ts';
import { readWording, type Wording } from './status-wordings.ts';

/** Everything the vendor gives away about where a match stands. */
export interface StateEvidence {
  readonly words: string;
  readonly started: boolean;
  readonly ended: boolean;
  readonly hasScore: boolean;
  readonly startsAt: Date | null;
  readonly format: FeedFormat;
}

export interface MatchVerdict {
  readonly phase: MatchPhase;
  readonly result: FeedResult | null;
  readonly delayed: boolean;
}

/** No fixture is closed earlier than this after its scheduled start. */
const STALE_FIXTURE_HOURS = 24;

type Meaning = Exclude<Wording, 'held up'>;

const HOUR_MS = 3_600_000;

/**
 * The age at which a match that was never called over counts as over, its result unknown. Rained-off matches
 * stay open in the vendor's data for weeks.
 */
const OPEN_AT_MOST_HOURS: Readonly<Record<FeedFormat, number>> = {
  t10: 12,
  hundred: 12,
  t20: 12,
  odi: 16,
  other: 16,
  test: 6 * 24,
};

/**
 * Where a match stands at `now`. The vendor's flags are often wrong, so its words come first, then the flags,
 * and what has been open for too long is closed.
 */
export function decideState(evidence: StateEvidence, now: Date): MatchVerdict {
  const words = evidence.words.toLowerCase();
  const meaning = readMeaning(words, evidence);
  if (isResult(meaning)) return completed(meaning);
  const age = evidence.startsAt ? now.getTime() - evidence.startsAt.getTime() : null;
  const isDue = age !== null && age >= 0;
  if (evidence.ended && meaning !== 'playing' && (isDue || age === null)) return completed('unknown');
  if (isUnderWay(evidence, meaning, isDue)) {
    const isTooOld = age !== null && age > openAtMostHours(evidence) * HOUR_MS;
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
export function closedAfterMs(evidence: Pick<StateEvidence, 'words' | 'format'>): number {
  return Math.max(STALE_FIXTURE_HOURS, openAtMostHours(evidence)) * HOUR_MS;
}

/** The vendor gives many first-class matches no type: their words count the days. */
function openAtMostHours({ words, format }: Pick<StateEvidence, 'words' | 'format'>): number {
  return OPEN_AT_MOST_HOURS[/^day \d/i.test(words) ? 'test' : format];
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
