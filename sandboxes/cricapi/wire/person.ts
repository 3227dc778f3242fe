import type { Player } from '@gullylens/engine/match/match-record';
import { quirkOf, vendorPlayerId } from '../feed/vendor-ids.ts';

/** One name in forty has a space at its end. */
export function presentPerson({ id, name }: Player): { id: string; name: string } {
  return { id: vendorPlayerId(id), name: quirkOf(id) % 40 === 0 ? `${name} ` : name };
}
