import type { Player } from '@gullylens/engine/match/match-record';
import { quirkSeed, vendorPlayerId } from '../feed/vendor-ids.ts';

/** One name in forty has a trailing space. */
export function presentPerson({ id, name }: Player): { id: string; name: string } {
  return { id: vendorPlayerId(id), name: quirkSeed(id) % 40 === 0 ? `${name} ` : name };
}
