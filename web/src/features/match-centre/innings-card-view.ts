import type { Scorecard } from '@gullylens/contract/http/cricket-matches';
import type { PlayedInnings } from '@gullylens/contract/http/played-matches';

/** An innings as its card shows it; what the vendor does not tell is `null` or empty. */
export interface InningsCardView {
  team: string;
  superOver: boolean;
  total: { runs: number; wickets: number; overs: string } | null;
  batting: readonly BattingView[];
  bowling: readonly BowlingView[];
  extras: { total: number; kinds: PlayedInnings['extras'] | null };
  didNotBat: readonly { key: string; name: string }[];
  fallOfWickets: PlayedInnings['fallOfWickets'];
  partnerships: PlayedInnings['partnerships'];
}

export interface BattingView {
  name: string;
  /** Of our page of the player; `null` where none is known. */
  playerKey: string | null;
  /** `null` while the innings lasts. */
  dismissal: string | null;
  runs: number;
  balls: number;
  fours: number;
  sixes: number;
  strikeRate: number | null;
}

export interface BowlingView {
  name: string;
  playerKey: string | null;
  overs: string;
  maidens: number;
  runs: number;
  wickets: number;
  economy: number | null;
}

export function cardOfPlayed(innings: PlayedInnings): InningsCardView {
  const { team, superOver, runs, wickets, overs, extras } = innings;
  return {
    team,
    superOver,
    total: { runs, wickets, overs },
    batting: innings.batting.map(({ player, ...line }) => ({ ...line, ...named(player) })),
    bowling: innings.bowling.map(({ player, ...line }) => ({ ...line, ...named(player) })),
    extras: { total: extras.total, kinds: extras },
    didNotBat: innings.didNotBat,
    fallOfWickets: innings.fallOfWickets,
    partnerships: innings.partnerships,
  };
}

export function cardOfVendor(innings: Scorecard['innings'][number]): InningsCardView {
  return {
    team: innings.team,
    superOver: false,
    total: innings.total,
    batting: innings.batting.map((line) => ({ ...line, playerKey: null })),
    bowling: innings.bowling.map((line) => ({ ...line, playerKey: null })),
    extras: { total: innings.extras, kinds: null },
    didNotBat: [],
    fallOfWickets: [],
    partnerships: [],
  };
}

function named({ key, name }: { key: string; name: string }) {
  return { name, playerKey: key };
}
