import type { MatchRecord } from './match-record.ts';
import type { InningsState } from './match-state.ts';
import { otherTeam } from './match-state.ts';

/** The innings with this number (from 0) before its first ball; runs carried in as penalties are there already. */
export function openInnings(match: MatchRecord, number: number): InningsState {
  const innings = match.innings[number];
  if (!innings) throw new RangeError(`match ${match.id} has no innings ${number}`);
  return {
    team: innings.team,
    bowlingTeam: otherTeam(match, innings.team),
    superOver: innings.superOver,
    runs: innings.penaltyRuns.pre,
    wickets: 0,
    legalBalls: 0,
    overs: '0.0',
    over: 0,
    legalBallsThisOver: 0,
    target: innings.target?.runs ?? null,
    atCrease: [],
    bowler: null,
    complete: innings.deliveries.length === 0,
  };
}
