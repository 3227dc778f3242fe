import type { Player } from '@gullylens/engine/match/match-record';
import { quirkSeed, vendorPlayerId } from '../feed/vendor-ids.ts';

/** A player as every endpoint sends them. One name in forty has a trailing space, like some of the vendor's. */
export function presentPerson({ id, name }: Player): { id: string; name: string } {
  return { id: vendorPlayerId(id), name: quirkSeed(id) % 40 === 0 ? `${name} ` : name };
}
