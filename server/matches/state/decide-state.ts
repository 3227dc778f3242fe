import type { FeedFormat, FeedResult, MatchPhase } from './feed-match.ts';

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

type Meaning = FeedResult | 'playing' | 'tossed' | 'waiting' | 'held up';

/** What status lines mean; the first row that fits decides. */
const WORDINGS: readonly (readonly [RegExp, Meaning])[] = [
  [/\bin progress\b|\bsuper (over|five) (to|will|starts)\b/, 'playing'],
  [/won the toss|\b(opt|opts|opted|elect|elects|elected|chose|choose) to (bat|bowl|field)/, 'tossed'],
  // A day of a Test may be washed out; the match goes on, unless its own end is told.
  [/^day \d(?!.*\b(won by|match (drawn|tied|abandoned|cancelled)))/, 'playing'],
  [/\bno result\b/, 'no result'],
  [/abandon|cancel|called off|washed out/, 'abandoned'],
  [/\bdrawn\b|\bmatch draw\b/, 'drawn'],
  [/\btied?\b/, 'tied'],
  [/\bwon\b|walkover|\bconceded\b|\bforfeit|\bawarded\b/, 'won'],
  [/no scorecard|\bmatch (is |has )?(over|ended|completed?|finished)\b/, 'unknown'],
  [
    /not (yet )?started|\bstarts (at|in)\b|yet to (begin|start)|\bscheduled\b|\bupcoming\b|postponed/,
    'waiting',
  ],
  [/\bdelay(ed)?\b|\b(start|begin)(s|ning|ing)? (at|in|soon|shortly)\b/, 'held up'],
  [/\b(needs?|requires?)\b|\b(trails?|leads?)\b.*\bby\b|\bplay\b|\bsession\b|\btimeout\b/, 'playing'],
  [/innings break|stumps|\blunch\b|\btea\b|\bdrinks\b|\blive\b/, 'playing'],
];

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
    const isTooOld = age !== null && age > openAtMostHours(words, evidence) * HOUR_MS;
    if (isTooOld) return completed('unknown');
    if (meaning !== 'waiting') return { phase: 'live', result: null, delayed: false };
  }
  return { phase: 'upcoming', result: null, delayed: isDue };
}

/** What is held up before it begins waits; what has a score is under way, and the words say no more than that. */
function readMeaning(words: string, { hasScore }: StateEvidence): Exclude<Meaning, 'held up'> | null {
  const meaning = WORDINGS.find(([wording]) => wording.test(words))?.[1] ?? null;
  if (meaning !== 'held up') return meaning;
  return hasScore ? null : 'waiting';
}

/** The vendor gives many first-class matches no type: their words count the days. */
function openAtMostHours(words: string, { format }: StateEvidence): number {
  return OPEN_AT_MOST_HOURS[/^day \d/.test(words) ? 'test' : format];
}

function isResult(meaning: Exclude<Meaning, 'held up'> | null): meaning is FeedResult {
  return meaning !== null && meaning !== 'playing' && meaning !== 'tossed' && meaning !== 'waiting';
}

function isUnderWay(evidence: StateEvidence, meaning: Meaning | null, isDue: boolean): boolean {
  return evidence.started || evidence.hasScore || meaning === 'playing' || (meaning === 'tossed' && isDue);
}

function completed(result: FeedResult): MatchVerdict {
  return { phase: 'completed', result, delayed: false };
}
