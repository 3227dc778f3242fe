import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import type { PlayedInnings } from '@gullylens/contract/http/history/played-matches';

type Batting = PlayedInnings['batting'][number];
type Bowling = PlayedInnings['bowling'][number];

/** A player of a scorecard; without a key when history has no player of that name. */
interface CardPlayer {
  name: string;
  key: string | null;
}

/** The score and overs at which a wicket fell; both null when the scores of that moment were missed. */
export interface FallOfWicket {
  wicket: number;
  runs: number | null;
  overs: string | null;
  /** Empty when not known. */
  player: string;
}

/** An innings as its scorecard shows it. What the vendor does not send is null, empty or absent. */
export interface CardInnings
  extends Pick<PlayedInnings, 'team' | 'superOver' | 'didNotBat' | 'partnerships'> {
  fallOfWickets: readonly FallOfWicket[];
  total: Pick<PlayedInnings, 'runs' | 'wickets' | 'overs'> | null;
  batting: readonly (Pick<Batting, 'runs' | 'balls' | 'fours' | 'sixes' | 'strikeRate'> & {
    player: CardPlayer;
    /** Null during the innings. */
    dismissal: string | null;
  })[];
  bowling: readonly (Pick<Bowling, 'overs' | 'maidens' | 'runs' | 'wickets' | 'economy'> & {
    player: CardPlayer;
  })[];
  extras: Partial<PlayedInnings['extras']> & { total: number };
}

/**
 * Converts an innings of the vendor's scorecard. The vendor sends no dismissal of a batter who is not out: after the
 * innings it is 'not out', during it, with `isLive`, null.
 */
export function inningsCardFromVendor(innings: Scorecard['innings'][number], isLive: boolean): CardInnings {
  const { team, total, batting, bowling, extras, fielding } = innings;
  const notOut = isLive ? null : 'not out';
  const names = [...bowling, ...fielding].map(({ name }) => name);
  return {
    team,
    total,
    superOver: false,
    batting: batting.map(({ name, dismissal, ...line }) => ({
      ...line,
      player: { name, key: null },
      dismissal: dismissal === null ? notOut : dismissalWithNames(dismissal, names),
    })),
    bowling: bowling.map(({ name, ...line }) => ({ ...line, player: { name, key: null } })),
    extras: { total: extras },
    didNotBat: [],
    fallOfWickets: [],
    partnerships: [],
  };
}

/** The words of dismissals that are no names. */
const LOWER_CASE_WORDS = new Set(
  'absent and b ball batting bowled c caught field handled hit hurt lbw not obstructing out retired run st stumped sub the timed twice wicket'.split(
    ' ',
  ),
);

const WORD = /\p{L}[\p{L}'’-]*/gu;

/**
 * Returns a dismissal with capitalised names, because the vendor sends `c ollie pope b shoaib bashir`. Names are
 * written as in `names`, those of the scorecard. Text that already has capitals stays.
 */
export function dismissalWithNames(dismissal: string, names: readonly string[]): string {
  if (dismissal !== dismissal.toLowerCase()) return dismissal;
  const capital = dismissal.replaceAll(WORD, (word) =>
    LOWER_CASE_WORDS.has(word) ? word : capitalise(word),
  );
  return names.reduce((text, name) => text.replaceAll(capitaliseWords(name), () => name), capital);
}

function capitaliseWords(name: string): string {
  return name.toLowerCase().replaceAll(WORD, capitalise);
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
