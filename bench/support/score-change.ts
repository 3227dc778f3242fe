import type { MatchSummary } from '../../contract/http/matches/match.ts';

/** A score that a card will show. */
export interface ScoreChange {
  /** As the card is headed. */
  readonly title: string;
  /** Team, total and overs, as concatenated on a card. */
  readonly text: string;
  /** When the product sent the request that changed it, in ms of the machine's clock. */
  readonly askedAt: number;
  /** When the live stream sent it. */
  readonly heardAt: number;
}

/** A state of a match, and the state of it before. */
export interface MatchChange {
  readonly before: MatchSummary;
  readonly after: MatchSummary;
  readonly heardAt: number;
}

/** The innings that are new or have changed, one a team, because a card writes earlier innings of a team between. */
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
