import type { CricapiFailureKind } from './cricapi-failure.ts';

const WORDINGS: readonly (readonly [RegExp, CricapiFailureKind])[] = [
  [/hits today exceeded/, 'quota'],
  [/blocked for \d+ minutes?/, 'blocked'],
  [/invalid api ?key|api ?key invalid/, 'bad_key'],
  [/not found/, 'not_found'],
];

/** The vendor's block when it names no length. */
const USUAL_BLOCK_MINUTES = 15;

/** Tells the wordings of a `status: "failure"` apart; underscores stand for spaces in half of them. */
export function classifyReason(reason: string): { kind: CricapiFailureKind; blockedMinutes: number } {
  const words = reason.toLowerCase().replaceAll('_', ' ');
  const kind = WORDINGS.find(([wording]) => wording.test(words))?.[1] ?? 'refused';
  const minutes = Number(/blocked for (\d+) minute/.exec(words)?.[1] ?? USUAL_BLOCK_MINUTES);
  return { kind, blockedMinutes: kind === 'blocked' ? minutes : 0 };
}
