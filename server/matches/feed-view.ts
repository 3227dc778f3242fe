import type { Scorecard, SquadPlayer } from '@gullylens/contract/http/cricket-matches';
import type { MatchSummary } from '@gullylens/contract/http/match';
import type { FantasyPoints, MatchProgress } from '@gullylens/contract/http/played-matches';
import type { RuleSetName } from '@gullylens/engine/fantasy/rule-sets';
import type { Database } from '../platform/database/open-database.ts';
import { estimatePoints, type PlayerFigures, tellFigures } from './documents/estimate-points.ts';
import type { NoteInterest } from './documents/match-interest.ts';
import { readScorecard } from './documents/match-scorecard.ts';
import { readSquads } from './documents/match-squads.ts';
import type { PlayerKeys } from './documents/player-keys.ts';
import { readProgress } from './progress/read-progress.ts';
import type { MatchShelf } from './snapshots/match-shelf.ts';
import { type MatchMemory, readStoredMatch } from './state/match-memory.ts';
import { type MatchContext, presentMatch } from './state/present-match.ts';

interface ViewSources {
  readonly db: Database;
  readonly shelf: MatchShelf;
  readonly memory: MatchMemory;
  readonly context: MatchContext;
  readonly playerKeys: PlayerKeys;
  readonly noteInterest: NoteInterest;
}

/** What the feed knows of one match, however old it is; `null` where it knows nothing. */
export interface FeedView {
  match(key: string): Promise<MatchSummary | null>;
  /** How its totals grew, as far as they were heard. */
  progress(key: string): Promise<MatchProgress | null>;
  /** Its scorecard as last heard, which the poll now knows to be looked for. */
  scorecard(key: string): Promise<Scorecard | null>;
  /** Everybody in its squads; nobody while the vendor has not named them. */
  squads(key: string): Promise<readonly SquadPlayer[]>;
  /** What its players have done by the scorecard last heard; nothing before there is one. Asks for no newer one. */
  figures(key: string): Promise<readonly PlayerFigures[]>;
  /** Points by its scorecard, an estimate; `null` before there is one. */
  points(key: string, rules: RuleSetName): Promise<FantasyPoints | null>;
}

export function createFeedView({
  db,
  shelf,
  memory,
  context,
  playerKeys,
  noteInterest,
}: ViewSources): FeedView {
  // Readers no longer look at a match that is not kept in memory.
  const find = async (key: string) => memory.find(key) ?? (await readStoredMatch(db, key));
  const scorecard = async (key: string) => {
    const known = await find(key);
    if (known === null) return null;
    if (known.match.phase !== 'upcoming') await noteInterest(key);
    return readScorecard(db, key);
  };
  return {
    match: async (key) => {
      const ready = shelf.find(key);
      const stored = ready ? null : await readStoredMatch(db, key);
      return stored ? presentMatch(stored, context) : ready;
    },
    progress: async (key) => {
      const known = await find(key);
      return known && readProgress(db, known);
    },
    scorecard,
    squads: async (key) => (await readSquads(db, key, playerKeys)).data,
    figures: async (key) => {
      const [known, card] = [await find(key), await readScorecard(db, key)];
      return known && card ? tellFigures(card, known.match, playerKeys) : [];
    },
    points: async (key, rules) => {
      const [known, card] = [await find(key), await scorecard(key)];
      return known && card && estimatePoints(card, known.match, { rules, playerKeys });
    },
  };
}
