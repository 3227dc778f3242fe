import { type BattingLine, battingLines } from './batting-lines.ts';
import { type BowlingLine, bowlingLines } from './bowling-lines.ts';
import { type FallOfWicket, fallOfWickets } from './fall-of-wickets.ts';
import { inningsTotals } from './innings-totals.ts';
import type { Extras, InningsRecord, MatchRecord, Player } from './match-record.ts';
import { tallyInnings } from './tally-innings.ts';

/** The scorecard of one innings. */
export interface InningsCard {
  readonly team: string;
  readonly superOver: boolean;
  readonly declared: boolean;
  readonly runs: number;
  readonly wickets: number;
  /** As on a scoreboard, `19.3`. */
  readonly overs: string;
  readonly batting: readonly BattingLine[];
  /** Players named for the team who have not come in to bat. */
  readonly didNotBat: readonly Player[];
  readonly bowling: readonly BowlingLine[];
  /** Runs by kind; `penalty` includes penalties outside a delivery. `total` is the sum. */
  readonly extras: Extras & { readonly total: number };
  readonly fallOfWickets: readonly FallOfWicket[];
}

/**
 * The scorecard of a match, one card per innings in order of play: for the server's pages of played matches, and for
 * the CricAPI sandbox, where a truncated match gives the card at that moment.
 */
export function scorecard(match: MatchRecord): InningsCard[] {
  return match.innings.map((innings) => {
    const { runs, wickets, overs } = inningsTotals(innings, match.ballsPerOver);
    const tallies = tallyInnings(innings, match.ballsPerOver);
    const batting = battingLines(match, innings, tallies);
    const seen = new Set(batting.map((line) => line.player.id));
    return {
      team: innings.team,
      superOver: innings.superOver,
      declared: innings.declared,
      runs,
      wickets,
      overs,
      batting,
      didNotBat: (match.lineups[innings.team] ?? []).filter((player) => !seen.has(player.id)),
      bowling: bowlingLines(match, innings, tallies),
      extras: sumExtras(innings),
      fallOfWickets: fallOfWickets(match, innings),
    };
  });
}

function sumExtras({ deliveries, penaltyRuns }: InningsRecord): InningsCard['extras'] {
  const sum = (kind: keyof Extras) => deliveries.reduce((runs, delivery) => runs + delivery.extras[kind], 0);
  const extras: Extras = {
    wides: sum('wides'),
    noballs: sum('noballs'),
    byes: sum('byes'),
    legbyes: sum('legbyes'),
    penalty: sum('penalty') + penaltyRuns.pre + penaltyRuns.post,
  };
  return { ...extras, total: Object.values(extras).reduce((runs, kind) => runs + kind, 0) };
}
