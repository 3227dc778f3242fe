import type { ObservedFixture } from '../feed/observe-fixture.ts';

/** The score of an innings as CricAPI sends it. */
export interface ScoreLine {
  readonly r: number;
  readonly w: number;
  /** Overs: 16.2 is sixteen overs and two balls. In The Hundred it is the number of balls. */
  readonly o: number;
  readonly inning: string;
}

/** `<Team> Inning <n>` for each innings; n counts the innings of that team. */
export function inningNames(innings: readonly { readonly team: string }[]): string[] {
  return innings.map(({ team }, i) => {
    const earlier = innings.slice(0, i).filter((each) => each.team === team).length;
    return `${team} Inning ${earlier + 1}`;
  });
}

/** The vendor's score at this moment: one line for each started innings, in order of play, without super overs. */
export function scoreLines({ match, state }: ObservedFixture): ScoreLine[] {
  const shown = state.innings.filter((innings) => !innings.superOver);
  const names = inningNames(shown);
  return shown.map(({ runs, wickets, overs, legalBalls }, i) => ({
    r: runs,
    w: wickets,
    o: match.format === 'Hundred' ? legalBalls : Number(overs),
    inning: names[i] ?? '',
  }));
}
