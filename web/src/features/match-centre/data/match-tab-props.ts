import type { PlayedMatchCard } from '@gullylens/contract/http/history/played-matches';
import type { MatchViewModel } from './match-view-model.ts';

/** The props of every tab. `isPremium` and `onUpgrade` are for the forecast. */
export interface MatchTabProps {
  match: MatchViewModel;
  /** The match in history, with its scorecard; undefined until history has it. */
  card: PlayedMatchCard | undefined;
  /** Whether the feed has the match, and so its analysis, squads and vendor scorecard. */
  inFeed: boolean;
  isPremium: boolean;
  onUpgrade: () => void;
}
