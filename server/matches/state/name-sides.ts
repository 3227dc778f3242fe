import type { CricapiTeam } from '../../vendors/cricapi/wire-match.ts';
import { UNKNOWN_SIDE } from '../../vendors/cricapi/wire-match.ts';
import type { FeedMatch, FeedSide } from './feed-match.ts';
import { nameSide } from './name-side.ts';

type Sides = FeedMatch['sides'];

/** The sides as told; what this answer leaves out of them, or that it names neither, is as it was known before. */
export function nameSides(
  [one, two]: readonly [CricapiTeam, CricapiTeam],
  known: Sides | undefined,
): readonly [FeedSide, FeedSide] {
  if (known && one.name === UNKNOWN_SIDE && two.name === UNKNOWN_SIDE) return known;
  return [addKnown(one, known), addKnown(two, known)];
}

function addKnown(told: CricapiTeam, sides: Sides | undefined): FeedSide {
  const known = sides?.find(({ name }) => name === told.name);
  const { shortName, image, colour, name } = nameSide(told);
  return {
    name,
    shortName: told.shortname === null ? (known?.shortName ?? shortName) : shortName,
    image: image ?? known?.image ?? null,
    colour: colour ?? known?.colour ?? null,
  };
}
