import type { FeedMatch, FeedResult } from './feed-match.ts';
import { findTeamName, type NamedTeams } from './match-names.ts';

/** `held up` does not say whether play has started: with a score the match is live, without one it waits. */
export type StatusPhrase = FeedResult | 'playing' | 'tossed' | 'waiting' | 'held up';

/** What status lines (in lower case) mean. The first matching row decides. */
const STATUS_PHRASES: readonly (readonly [RegExp, StatusPhrase])[] = [
  [/(?<!\b(inspection|toss) (is )?)\bin progress\b/, 'playing'],
  [/\bsuper (over|five) (to|will|starts|next|under ?way)\b/, 'playing'],
  [/\bto (a |the )?super (over|five)\b(?!.*\bwon\b)/, 'playing'],
  [
    /^(?!.*(abandon|cancel|called off|no result)).*(\btoss (was )?won by\b|\bw[io]ns? (the )?toss\b|\b(opt|elect|choose|decide)(s|d|ed)? to (bat|bowl|field)|\bchose(n)? to (bat|bowl|field))/,
    'tossed',
  ],
  [
    /^day 1\b(?!.*(abandon|cancel|called off|stumps)).*\b(delay|no play|yet to|not (yet )?(started|begun)|inspect|toss\b)/,
    'held up',
  ],
  // A day of a Test may be washed out. The match continues unless the status says that it is over.
  [
    /^day \d(?!.*\b(won|match (draw|tied|abandon|cancel|called off|over|end)|in a draw|no result))/,
    'playing',
  ],
  [/^(?!.*\bmatch\b).*(\bfor (the day|today)\b|\bday['’]?s play\b)/, 'playing'],
  [/\bsession\b.*(abandon|cancel|called off|wash)/, 'held up'],
  [/\bno[- ]result\b/, 'no result'],
  [/\baban|cancel|called off|\bwash(ed)?[- ]?out\b|\bnot (be )?played\b|\bnot take place\b/, 'abandoned'],
  [/\bdrawn\b|\b(match|in a) draw\b|^draw\b/, 'drawn'],
  [/\btied?\b/, 'tied'],
  [/\bwon\b|walk-?\s?over|\bconceded\b(?! \d)|\bforfeit|(?<!\bruns )\bawarded\b/, 'won'],
  [/(?<!\bto )\b(wins?|beats?|defeat(s|ed)?)\b.*\bby (\d|one|an innings)\b/, 'won'],
  [/no scorecard|\bmatch (is |has )?(over|ended|completed?|finished)\b/, 'unknown'],
  [/^(over|ended|completed?|finished|result)$/, 'unknown'],
  [
    /\b(innings|play|session)\b.*(n[o'’]t (yet )?(started|begun|commenced)|\bstarts (at|in)\b|\byet to\b)/,
    'held up',
  ],
  [
    /n[o'’]t (yet )?(started|begun|commenced)|\bstarts (at|in)\b|\byet to (begin|start|commence)|\bupcoming\b|postponed/,
    'waiting',
  ],
  [/\b(needs?|requires?)\b|\b(trails?|leads?)\b.*\bby\b/, 'playing'],
  [/\bdelay(s|ed)?\b|\bno play\b|\btoss\b|\binspect|\bcovers\b|\bpushed back\b|scheduled\b/, 'held up'],
  [/\b(start|begin)(s|ning|ing)? (at|in|on|after|soon|shortly|later|today|tomorrow)\b/, 'held up'],
  [/\bplay\b|\bsession\b|\btime[- ]?out\b|^(1st|2nd|3rd|4th) innings\b|\bsuper (over|five)\b/, 'playing'],
  [/\b(break|interval)\b|\bstumps?\b|\b(lunch|dinner|tea|drinks)\b|\blive\b/, 'playing'],
  [/\brain(s|ing)?\b|\bwet\b|\bbad light\b|\b(suspended|interrupted|halted|stopped)\b/, 'held up'],
];

/** Classifies a status line, which must be in lower case. Null when no row of the table matches. */
export function matchStatusPhrase(status: string): StatusPhrase | null {
  return STATUS_PHRASES.find(([pattern]) => pattern.test(status))?.[1] ?? null;
}

/** `Day 3: 1st Session - Kent` -> Kent: removes the day and session of a longer match. */
function findLastTeamName(status: string | undefined, sides: NamedTeams): string | null {
  if (status === undefined) return null;
  return findTeamName(status, sides) ?? findTeamName(status.split(/[-:,]/).at(-1) ?? null, sides);
}

/** Reads the toss: `Essex opt to bowl` -> Essex, bowl. Null when the status names no toss or neither team. */
export function readToss(status: string, sides: NamedTeams): FeedMatch['toss'] {
  const parts =
    /^(.+?)\s+(?:w[io]ns? (?:the )?toss.*|(?:opt|elect|decide)(?:s|d|ed)? to|cho(?:o?se|oses|sen) to)\s*.*?\b(bat|bowl|field)/i.exec(
      status,
    );
  const winner = findLastTeamName(parts?.[1], sides);
  return winner ? { winner, decision: parseTossDecision(parts?.[2] ?? 'bat') } : null;
}

/** Reads the decision from the words of a status line. */
export function parseTossDecision(choice: string): 'bat' | 'bowl' {
  return /^bat/i.test(choice.trim()) ? 'bat' : 'bowl';
}

/** Reads the winner: `Match tied (Southern Brave won the super five)` -> Southern Brave. Null when it names neither. */
export function readWinner(status: string, sides: NamedTeams): string | null {
  const parts = /(?:^|\()\s*([^()]+?)\s+(?:won|wins?|beats?|defeat(?:s|ed)?)\b/i.exec(status);
  return findLastTeamName(parts?.[1], sides);
}
