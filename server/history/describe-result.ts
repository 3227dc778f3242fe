/** What came of a match, as it is stored. */
export interface PlayedResult {
  readonly result: 'win' | 'tie' | 'draw' | 'no result';
  readonly winner: string | null;
  readonly runs: number | null;
  readonly wickets: number | null;
  readonly innings: number | null;
  readonly method: string | null;
}

/** The result as a scorecard prints it: `India won by 5 wickets (D/L)`. */
export function describeResult(played: PlayedResult): string {
  const { result, winner, method } = played;
  if (result === 'no result') return 'No result';
  if (result === 'draw') return 'Match drawn';
  if (result === 'tie') return winner === null ? 'Match tied' : `Match tied (${winner} won the super over)`;
  const how = method === null ? '' : ` (${method})`;
  return `${winner} won${describeMargin(played)}${how}`;
}

function describeMargin({ runs, wickets, innings }: PlayedResult): string {
  const by = [
    innings === null ? '' : 'an innings',
    runs === null ? '' : `${runs} ${runs === 1 ? 'run' : 'runs'}`,
    wickets === null ? '' : `${wickets} ${wickets === 1 ? 'wicket' : 'wickets'}`,
  ].filter((part) => part !== '');
  return by.length === 0 ? '' : ` by ${by.join(' and ')}`;
}
