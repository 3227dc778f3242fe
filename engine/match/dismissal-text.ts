import type { Wicket } from './match-record.ts';

/** A dismissal as a scorecard prints it: `c Kohli b Bumrah`, `c & b Jadeja`, `run out (Pollard/de Kock)`, `c sub (Gill) b Shami`. */
export function dismissalText(wicket: Wicket, bowler: string): string {
  const [fielder] = wicket.fielders;
  switch (wicket.kind) {
    case 'caught':
      return `c ${fielder ? fielderText(fielder) : 'unknown'} b ${bowler}`;
    case 'caught and bowled':
      return `c & b ${bowler}`;
    case 'bowled':
      return `b ${bowler}`;
    case 'stumped':
      return `st ${fielder ? fielderText(fielder) : 'unknown'} b ${bowler}`;
    case 'run out':
      return wicket.fielders.length === 0
        ? 'run out'
        : `run out (${wicket.fielders.map(fielderText).join('/')})`;
    case 'lbw':
    case 'hit wicket':
      return `${wicket.kind} b ${bowler}`;
    default:
      return wicket.kind;
  }
}

function fielderText({ name, substitute }: Wicket['fielders'][number]): string {
  if (!substitute) return name ?? 'unknown';
  return name === null ? 'sub' : `sub (${name})`;
}
