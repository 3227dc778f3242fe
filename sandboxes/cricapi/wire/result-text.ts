import type { Outcome } from '@gullylens/engine/match/match-record';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function marginText(by: NonNullable<Outcome['by']>): string {
  if (by.wickets !== undefined) return `by ${plural(by.wickets, 'wkt', 'wkts')}`;
  const runs = plural(by.runs ?? 0, 'run', 'runs');
  return by.innings === undefined ? `by ${runs}` : `by an innings and ${runs}`;
}

function winText({ winner, by, method }: Outcome): string {
  const margin = by ? ` ${marginText(by)}` : '';
  const how = method === 'D/L' ? ' (DLS method)' : method === null ? '' : ` (${method})`;
  return `${winner} won${margin}${how}`;
}

/** The result of a completed match in the vendor's wording. */
export function resultText(outcome: Outcome): string {
  switch (outcome.result) {
    case 'win':
      return winText(outcome);
    case 'tie':
      return outcome.winner === null ? 'Match tied' : `Match tied (${outcome.winner} won the super over)`;
    case 'draw':
      return 'Match drawn';
    default:
      return 'No result - due to rain';
  }
}
