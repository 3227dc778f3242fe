import type { MatchSummary } from '../../contract/http/matches/match.ts';

/** A score that a card comes to show. */
export interface ScoreChange {
  /** As the card is headed. */
  readonly title: string;
  /** Team, total and overs as a card writes them after one another. */
  readonly text: string;
  /** When the product began to ask for what changed it, in ms of the machine's clock. */
  readonly askedAt: number;
  /** When the live stream told of it. */
  readonly heardAt: number;
}

/** A state of a match, and the state of it before. */
export interface MatchChange {
  readonly before: MatchSummary;
  readonly after: MatchSummary;
  readonly heardAt: number;
}

/** The innings that are new or have moved on, one a side: a card writes a side's earlier innings between. */
export function scoresIn({ before, after, heardAt }: MatchChange): ScoreChange[] {
  const known = new Set(textsOf(before));
  return textsOf(after)
    .filter((text) => !known.has(text))
    .map((text) => ({ title: after.name, text, askedAt: Date.parse(after.updated_at), heardAt }));
}

function textsOf({ score, phase }: MatchSummary): string[] {
  if (phase !== 'live') return [];
  return score.map(({ team, r, w, o }) => {
    const total = w >= 10 ? `${r}` : `${r}/${w}`;
    return `${team}${total}(${o.replace(/\.0$/, '')})`;
  });
}
