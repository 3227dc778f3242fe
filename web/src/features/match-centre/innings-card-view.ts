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

interface BattingView {
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

interface BowlingView {
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

/** The vendor tells nothing of somebody who is not out: that they bat only while the innings is on. */
export function cardOfVendor(innings: Scorecard['innings'][number], isOn: boolean): InningsCardView {
  const notOut = isOn ? null : 'not out';
  const names = [...innings.bowling, ...innings.fielding].map(({ name }) => name);
  return {
    team: innings.team,
    superOver: false,
    total: innings.total,
    batting: innings.batting.map((line) => ({
      ...line,
      dismissal: line.dismissal === null ? notOut : withNames(line.dismissal, names),
      playerKey: null,
    })),
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

/** The words of a dismissal that are no part of a name. */
const WORDS = new Set(
  'absent and b ball batting bowled c caught field handled hit hurt lbw not obstructing out retired run st stumped sub the timed twice wicket'.split(
    ' ',
  ),
);

const WORD = /\p{L}[\p{L}'’-]*/gu;

/**
 * A dismissal with its names written as names: the vendor tells `c ollie pope b shoaib bashir`. Names that the card has
 * are written as there, others with capitals. What has capitals already stays.
 */
export function withNames(dismissal: string, names: readonly string[]): string {
  if (dismissal !== dismissal.toLowerCase()) return dismissal;
  const capital = dismissal.replaceAll(WORD, (word) => (WORDS.has(word) ? word : capitalised(word)));
  return names.reduce((text, name) => text.replaceAll(capitalisedWords(name), name), capital);
}

function capitalisedWords(name: string): string {
  return name.toLowerCase().replaceAll(WORD, capitalised);
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
