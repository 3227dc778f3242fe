import type { FeedMatch } from './feed-match.ts';

type Teams = readonly [string, string];

/** The side that `words` name, whatever their case; the vendor now and then writes all lower case. */
export function findSide(words: string | null, teams: Teams): string | null {
  const wanted = words?.trim().toLowerCase();
  if (!wanted) return null;
  return teams.find((team) => team.toLowerCase() === wanted) ?? null;
}

/** `Essex opt to bowl` -> Essex, bowl. */
export function readToss(words: string, teams: Teams): FeedMatch['toss'] {
  const parts =
    /^(.+?)\s+(?:won the toss.*|opt(?:s|ed)? to|elect(?:s|ed)? to|chose to)\s*.*?\b(bat|bowl|field)/i.exec(
      words,
    );
  const winner = findSide(parts?.[1] ?? null, teams);
  return winner ? { winner, decision: asDecision(parts?.[2] ?? 'bat') } : null;
}

export function asDecision(choice: string): 'bat' | 'bowl' {
  return choice.trim().toLowerCase() === 'bat' ? 'bat' : 'bowl';
}

/** `Sri Lanka won by 73 runs`, `Match tied (Southern Brave won the super five)` -> the side that won. */
export function readWinner(words: string, teams: Teams): string | null {
  const parts = /(?:^|\()\s*([^()]+?)\s+won\b/i.exec(words);
  return findSide(parts?.[1] ?? null, teams);
}
