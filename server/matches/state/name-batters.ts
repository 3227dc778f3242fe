import { findSide } from './read-status-words.ts';

/** The side whose innings a label such as `Mumbai Inning 1` is; the label's own word where it names neither. */
export function nameBatters(label: string, teams: readonly [string, string]): string {
  const named = label.replace(/\s+innings?\s+\d+$/i, '').trim();
  return findSide(named, teams) ?? named;
}
