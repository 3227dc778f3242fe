import type { I18n } from '@lingui/core';
import { ARMBANDS, armbandLetters } from '../../ui/players/armband-mark.tsx';
import { ROLES, roleShort } from '../../ui/players/player-roles.ts';
import { TEAM_SIZE } from '../../ui/match/playing-xi.ts';
import { type LineupTeam, shortOf } from './lineup-teams.ts';
import type { NamedLineup } from './named-lineups.ts';

interface NumberedLineup {
  number: number;
  lineup: NamedLineup;
  teams: readonly LineupTeam[];
}

/** Returns a line-up to copy: a line per role, each player with the team, captain and vice-captain marked. */
export function lineupAsText(i18n: I18n, { number, lineup, teams }: NumberedLineup): string {
  const roles = ROLES.flatMap((role) => {
    const names = lineup.players.flatMap(({ name, team, role: own }, at) =>
      own === role ? [`${name} (${shortOf(teams, team)})${armbandText(at)}`] : [],
    );
    return names.length === 0 ? [] : [`${roleShort(i18n, role)}: ${names.join(', ')}`];
  });
  const points = i18n.t('{points} expected points', { points: lineup.expected.toFixed(1) });
  return [`${i18n.t('Line-up {number}', { number })}: ${points}`, ...roles].join('\n');
}

function armbandText(at: number): string {
  const armband = ARMBANDS[at];
  return armband === undefined ? '' : ` (${armbandLetters[armband]})`;
}

/** Returns a paragraph per line-up below the title of the match. */
export function lineupsAsText(
  i18n: I18n,
  { title, lineups, teams }: { title: string; lineups: readonly NamedLineup[]; teams: readonly LineupTeam[] },
): string {
  const texts = lineups.map((lineup, at) => lineupAsText(i18n, { number: at + 1, lineup, teams }));
  return [title, ...texts].join('\n\n');
}

/** Returns a row per line-up: number, captain, vice-captain, the others, expected points. */
export function lineupsAsCsv(lineups: readonly NamedLineup[]): string {
  const columns = Array.from({ length: TEAM_SIZE }, (_, at) => `Player ${at + 1}`);
  const head = ['Line-up', 'Captain', 'Vice-captain', ...columns.slice(ARMBANDS.length), 'Expected points'];
  const rows = lineups.map(({ players, expected }, index) => [
    String(index + 1),
    ...players.map(({ name }) => name),
    expected.toFixed(1),
  ]);
  return `${[head, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/**
 * Returns a cell quoted as in RFC 4180. Text that a spreadsheet would read as a formula gets an apostrophe in front.
 */
function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
