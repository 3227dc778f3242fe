import type { CricapiFailureKind } from './cricapi-failure.ts';

const WORDINGS: readonly (readonly [RegExp, CricapiFailureKind])[] = [
  [/block(ed|ing) for/, 'blocked'],
  [/hits.*exceeded|exceeded.*hits|limit (is |was )?(exceeded|reached)/, 'quota'],
  [
    /(invalid|incorrect|wrong|missing|unknown|expired) api ?key|api ?key.*\b(invalid|incorrect|not|missing|required|expired|disabled)\b/,
    'bad_key',
  ],
  [/not (found|available|enabled)/, 'not_found'],
];

/** The vendor's block when it names no length. */
const USUAL_BLOCK_MINUTES = 15;
/** Whatever it names, the next day is another. */
const LONGEST_BLOCK_MINUTES = 24 * 60;

/** Tells the wordings of a `status: "failure"` apart; underscores stand for spaces in half of them. */
export function classifyReason(reason: string): { kind: CricapiFailureKind; blockedMinutes: number } {
  const words = reason.toLowerCase().replaceAll('_', ' ');
  const kind = WORDINGS.find(([wording]) => wording.test(words))?.[1] ?? 'refused';
  const minutes = Number(/block(?:ed|ing) for \D*(\d+) min/.exec(words)?.[1] ?? USUAL_BLOCK_MINUTES);
  return { kind, blockedMinutes: kind === 'blocked' ? Math.min(minutes, LONGEST_BLOCK_MINUTES) : 0 };
}
