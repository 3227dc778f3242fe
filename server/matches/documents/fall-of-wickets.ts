import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import { readDismissal } from './estimate-points.ts';

type InningsCard = Scorecard['innings'][number];
type FallOfWickets = NonNullable<InningsCard['fallOfWickets']>;

/**
 * Returns who fell at which wicket of an innings, which the feed's scorecards do not say. A wicket is known when one
 * batter is out who was not out in the scorecard before; of two or more at once the order is unknown. Starts again when
 * a batter is no longer out, because the vendor has corrected its record. Called when a scorecard is merged with the
 * stored one.
 */
export function fallOfWickets({ batting }: InningsCard, before: InningsCard | undefined): FallOfWickets {
  const out = idsOut(batting);
  const outBefore = idsOut(before?.batting ?? []);
  if (![...outBefore].every((id) => out.has(id))) return [];
  const known = before?.fallOfWickets ?? [];
  const [fallen, ...others] = [...out].filter((id) => !outBefore.has(id));
  if (fallen === undefined || others.length > 0) return known;
  return [...known, { wicket: out.size, id: fallen }];
}

function idsOut(batting: InningsCard['batting']): ReadonlySet<string> {
  return new Set(batting.filter(({ dismissal }) => readDismissal(dismissal) === 'out').map(({ id }) => id));
}
