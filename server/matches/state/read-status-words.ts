import type { FeedMatch, FeedSide } from './feed-match.ts';

type NamedSide = Pick<FeedSide, 'name' | 'shortName'>;
type Sides = readonly [NamedSide, NamedSide];

/** From the surest way to name a side to the least; the first that one side alone fits decides. */
const FITS: readonly ((side: NamedSide, wanted: string) => boolean)[] = [
  ({ name }, wanted) => name.toLowerCase() === wanted,
  ({ shortName }, wanted) => shortName.toLowerCase() === wanted,
  // `Hampshire` where the match has the Hampshire Hawks, and the other way round.
  ({ name }, wanted) =>
    name.toLowerCase().startsWith(`${wanted} `) || wanted.startsWith(`${name.toLowerCase()} `),
];

/** The side that `words` name, whatever their case; the vendor now and then writes all lower case. */
export function findSide(words: string | null, sides: Sides): string | null {
  const wanted = words?.trim().toLowerCase();
  if (!wanted) return null;
  for (const fits of FITS) {
    const [name, ...others] = new Set(sides.filter((side) => fits(side, wanted)).map((side) => side.name));
    if (name !== undefined) return others.length === 0 ? name : null;
  }
  return null;
}

/** `Day 3: 1st Session - Kent` -> Kent: what stands before a name on the day of a longer match is passed over. */
function findLastSide(words: string | undefined, sides: Sides): string | null {
  if (words === undefined) return null;
  return findSide(words, sides) ?? findSide(words.split(/[-:,]/).at(-1) ?? null, sides);
}

/** `Essex opt to bowl` -> Essex, bowl. */
export function readToss(words: string, sides: Sides): FeedMatch['toss'] {
  const parts =
    /^(.+?)\s+(?:w[io]ns? (?:the )?toss.*|(?:opt|elect|decide)(?:s|d|ed)? to|cho(?:o?se|oses|sen) to)\s*.*?\b(bat|bowl|field)/i.exec(
      words,
    );
  const winner = findLastSide(parts?.[1], sides);
  return winner ? { winner, decision: asDecision(parts?.[2] ?? 'bat') } : null;
}

export function asDecision(choice: string): 'bat' | 'bowl' {
  return /^bat/i.test(choice.trim()) ? 'bat' : 'bowl';
}

/** `Sri Lanka won by 73 runs`, `Match tied (Southern Brave won the super five)` -> the side that won. */
export function readWinner(words: string, sides: Sides): string | null {
  const parts = /(?:^|\()\s*([^()]+?)\s+(?:won|wins?|beats?|defeat(?:s|ed)?)\b/i.exec(words);
  return findLastSide(parts?.[1], sides);
}
