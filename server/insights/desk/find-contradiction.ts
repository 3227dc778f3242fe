import type { AnalystEdits } from '@gullylens/contract/http/desk-analyses';

/** What in edits cannot be together, as a sentence; `null` when all of it can. */
export function findContradiction(edits: AnalystEdits): string | null {
  const { captain, viceCaptain, trumpPlayers, flopPlayers } = edits;
  if (captain && captain.key === viceCaptain?.key) return `${captain.key} is both captain and vice-captain.`;
  const fallen = [captain, viceCaptain].find((one) => flopPlayers?.some(({ key }) => key === one?.key));
  if (fallen) return `${fallen.key} is named to lead and as a flop.`;
  const keys = [...(trumpPlayers ?? []), ...(flopPlayers ?? [])].map(({ key }) => key);
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  return twice === undefined ? null : `${twice} is named twice among trump and flop players.`;
}
