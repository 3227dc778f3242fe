import { type FeedMatch, type FeedResult, latestStartOf } from '../model/feed-match.ts';
import { FORMATS, playedFormat } from '../model/formats.ts';
import { matchStatusPhrase, type StatusPhrase } from '../model/status-phrases.ts';

/** The vendor's evidence of a match's phase. `date` (a UTC day) is used when `startsAt` is null. */
export interface PhaseEvidence extends Pick<FeedMatch, 'status' | 'startsAt' | 'date' | 'format'> {
  readonly innings: readonly unknown[];
  readonly started: boolean;
  readonly ended: boolean;
}

type PhaseDecision = Pick<FeedMatch, 'phase' | 'result' | 'delayed'>;

/** A match without play is not closed earlier than this after its scheduled start; chosen. */
const STALE_FIXTURE_HOURS = 24;

type StatusMeaning = Exclude<StatusPhrase, 'held up'>;

const HOUR_MS = 3_600_000;

/**
 * Decides the phase of a match at `now`. The vendor's flags are often wrong, so the status line comes first, then the
 * flags. A match that has been open for longer than the `openHours` of its format is closed.
 */
export function decideMatchPhase(evidence: PhaseEvidence, now: Date): PhaseDecision {
  const meaning = readMeaning(evidence);
  if (isResult(meaning)) return completed(meaning);
  const age = ageOf(evidence, now);
  const isDue = age !== null && age >= 0;
  if (evidence.ended && meaning !== 'playing' && (isDue || age === null)) return completed('unknown');
  const isPlayReported = evidence.started || evidence.innings.length > 0 || meaning === 'playing';
  if (isPlayReported || (meaning === 'tossed' && isDue)) {
    const isTooOld = age !== null && age > openHours(evidence) * HOUR_MS;
    if (isTooOld) return completed('unknown');
    if (meaning !== 'waiting') return { phase: 'live', result: null, delayed: false };
  }
  if (age !== null && age > closedAfterMs(evidence)) return completed('unknown');
  return { phase: 'upcoming', result: null, delayed: isDue };
}

/** A held-up match with a score is live; without one it waits for its start. */
function readMeaning({ status, innings }: PhaseEvidence): StatusMeaning | null {
  const meaning = matchStatusPhrase(status.toLowerCase());
  if (meaning !== 'held up') return meaning;
  return innings.length > 0 ? null : 'waiting';
}

/** Milliseconds from its scheduled start until a match without play is closed: a day, but six days for a Test. */
export function closedAfterMs(match: Pick<FeedMatch, 'status' | 'format'>): number {
  return Math.max(STALE_FIXTURE_HOURS, openHours(match)) * HOUR_MS;
}

/** The status matters because many first-class matches have no type, but their status counts days. */
function openHours(match: Pick<FeedMatch, 'status' | 'format'>): number {
  return FORMATS[playedFormat(match)].openHours;
}

/**
 * Milliseconds since the start. If only the day is known, since its end; null before that, and when both are unknown.
 */
function ageOf(evidence: PhaseEvidence, now: Date): number | null {
  const start = latestStartOf(evidence);
  if (start === null || (evidence.startsAt === null && start >= now)) return null;
  return now.getTime() - start.getTime();
}

/** Re-evaluates by its age a match about which the vendor sends nothing. Returns null when it is completed or null. */
export function reassessUnlistedMatch(match: FeedMatch | null, now: Date): FeedMatch | null {
  if (match === null || match.phase === 'completed') return null;
  return { ...match, ...decideMatchPhase({ ...match, started: match.phase === 'live', ended: false }, now) };
}

function isResult(meaning: StatusMeaning | null): meaning is FeedResult {
  return meaning !== null && meaning !== 'playing' && meaning !== 'tossed' && meaning !== 'waiting';
}

function completed(result: FeedResult): PhaseDecision {
  return { phase: 'completed', result, delayed: false };
}
