import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import type { PlayedInnings } from '@gullylens/contract/http/history/played-matches';

type Batting = PlayedInnings['batting'][number];
type Bowling = PlayedInnings['bowling'][number];

/** A player of a scorecard; without a key where our history knows none of that name. */
interface CardPlayer {
  name: string;
  key: string | null;
}

/** An innings as its card shows it, as history has it; what the vendor does not tell is `null`, empty or absent. */
export interface CardInnings
  extends Pick<PlayedInnings, 'team' | 'superOver' | 'didNotBat' | 'fallOfWickets' | 'partnerships'> {
  total: Pick<PlayedInnings, 'runs' | 'wickets' | 'overs'> | null;
  batting: readonly (Pick<Batting, 'runs' | 'balls' | 'fours' | 'sixes' | 'strikeRate'> & {
    player: CardPlayer;
    /** `null` while the innings lasts. */
    dismissal: string | null;
  })[];
  bowling: readonly (Pick<Bowling, 'overs' | 'maidens' | 'runs' | 'wickets' | 'economy'> & {
    player: CardPlayer;
  })[];
  extras: Partial<PlayedInnings['extras']> & { total: number };
}

/** The vendor tells nothing of somebody who is not out: that they bat only while the innings is on. */
export function inningsCardFromVendor(innings: Scorecard['innings'][number], isOn: boolean): CardInnings {
  const { team, total, batting, bowling, extras, fielding } = innings;
  const notOut = isOn ? null : 'not out';
  const names = [...bowling, ...fielding].map(({ name }) => name);
  return {
    team,
    total,
    superOver: false,
    batting: batting.map(({ name, dismissal, ...line }) => ({
      ...line,
      player: { name, key: null },
      dismissal: dismissal === null ? notOut : dismissalWithLinks(dismissal, names),
    })),
    bowling: bowling.map(({ name, ...line }) => ({ ...line, player: { name, key: null } })),
    extras: { total: extras },
    didNotBat: [],
    fallOfWickets: [],
    partnerships: [],
  };
}

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
export function dismissalWithLinks(dismissal: string, names: readonly string[]): string {
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
