import type { LineupAnswer } from '@gullylens/contract/http/lineups';
import type { PlayerProjection } from '@gullylens/contract/http/projections';

export function lineupsAsText(lineups: readonly NamedLineup[]): string {
  return lineups
    .map(({ players }, at) => {
      const names = players.map(({ name }, place) => `${name}${armbands[place] ?? ''}`);
      return `${at + 1}. ${names.join(', ')}`;
    })
    .join('\n\n');
}

const armbands = [' (C)', ' (VC)'] as const;

/** One line-up a row: its number, captain, vice-captain, the other nine, its mean points. */
export function lineupsAsCsv(lineups: readonly NamedLineup[]): string {
  const others = Array.from({ length: 9 }, (_, at) => `Player ${at + 3}`);
  const head = ['Line-up', 'Captain', 'Vice-captain', ...others, 'Expected points'];
  const rows = lineups.map(({ players, expected }, at) => [
    String(at + 1),
    ...players.map(({ name }) => name),
    expected.toFixed(1),
  ]);
  return `${[head, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/** Quoted as RFC 4180 has it; a leading sign that a spreadsheet would read as a formula is made plain text. */
function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** A line-up with its players' names: captain first, vice-captain second. */
export interface NamedLineup {
  players: readonly PlayerProjection[];
  expected: number;
  p10: number;
  p90: number;
}

export function namedLineups({ lineups, players }: LineupAnswer): NamedLineup[] {
  const known = new Map(players.map((player) => [player.key, player]));
  const best = lineups.toSorted((a, b) => b.expected - a.expected);
  return best.map(({ players: keys, expected, p10, p90 }) => ({
    players: keys.flatMap((key) => known.get(key) ?? []),
    expected,
    p10,
    p90,
  }));
}
