import type { MatchSummary } from '../../contract/http/matches/match.ts';

/** A changed score, as the card of its match will show it. */
export interface ScoreChange {
  /** Heading of the card. */
  readonly title: string;
  /** Team, total and overs, as concatenated on a card. */
  readonly text: string;
  /** When the product sent the vendor the request that brought it, in ms since 1970. */
  readonly requestedAt: number;
  /** When this process received it from the live stream, in ms since 1970. */
  readonly receivedAt: number;
}

/** Two successive states of a match in the live stream. */
export interface MatchChange {
  readonly before: MatchSummary;
  readonly after: MatchSummary;
  readonly receivedAt: number;
}

/** The innings of a live match that are new or have changed, one by one, as a card writes them. */
export function scoresIn({ before, after, receivedAt }: MatchChange): ScoreChange[] {
  const known = new Set(textsOf(before));
  return textsOf(after)
    .filter((text) => !known.has(text))
    .map((text) => ({ title: after.name, text, requestedAt: Date.parse(after.updated_at), receivedAt }));
}

function textsOf({ score, phase }: MatchSummary): string[] {
  if (phase !== 'live') return [];
  return score.map(({ team, r, w, o }) => {
    const total = w >= 10 ? `${r}` : `${r}/${w}`;
    return `${team}${total}(${o.replace(/\.0$/, '')})`;
  });
}
